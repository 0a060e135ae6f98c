"""Who sits with whom: Swiss rounds of fours, fixed schedules, brackets, byes.

Pure: imports NumPy and the standard library, never Django nor another room.
"""
