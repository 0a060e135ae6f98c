import pickle

import pytest

from games.engine.refusals import Refusal, Unreadable, is_allowed


def verify_count(count: int, *, least: int = 0) -> None:
    if count < 0:
        raise ValueError("no count")
    if count < least:
        raise Refusal("D10", "djinnverso.throw.count", count=count)


def test_only_a_refusal_is_a_no():
    assert is_allowed(verify_count, 3)
    assert not is_allowed(verify_count, 3, least=4)
    with pytest.raises(ValueError, match="no count"):
        is_allowed(verify_count, -1)


def test_a_refusal_says_which_law_and_what_was_wrong():
    refusal = Refusal("D10", "djinnverso.throw.count", count=8)
    assert (refusal.law, refusal.key, refusal.values) == ("D10", "djinnverso.throw.count", {"count": 8})
    assert str(refusal) == "D10 djinnverso.throw.count count=8"


def test_unreadable_text_says_where():
    assert str(Unreadable(3, 7, "a seat")) == "line 3, column 7: expected a seat"


@pytest.mark.parametrize("failure", [Refusal("D8", "djinnverso.throw", count=5), Unreadable(1, 2, "a bid")])
def test_failures_cross_processes(failure):
    there = pickle.loads(pickle.dumps(failure))
    assert (type(there), str(there)) == (type(failure), str(failure))
