"""Files that people hand in: read with care, and refused with the line, the column and what was expected
there.
"""
