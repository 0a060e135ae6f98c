"""Every run tries the same examples, so that a failure seen once is seen again.

To search further afield: `.venv/bin/pytest --hypothesis-profile=explore`.
"""

from hypothesis import settings

settings.register_profile("fixed", derandomize=True, database=None, deadline=None)
settings.register_profile("explore", max_examples=2_000, database=None, deadline=None)
settings.load_profile("fixed")
