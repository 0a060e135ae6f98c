"""Play at random, legal and illegal, for tests of what must hold whatever people do."""

from random import Random

from games.engine.djinnverso import commands as asked
from games.engine.djinnverso.commands import Command
from games.engine.djinnverso.due import due
from games.engine.djinnverso.faces import FACES, HANDS
from games.engine.djinnverso.game import Game
from games.engine.djinnverso.ladder import GROUPS, TYPES
from games.engine.djinnverso.legal import Family, legal_commands
from games.engine.djinnverso.ruleset import OPTIONS, Ruleset
from games.engine.djinnverso.state import Phase, State
from games.engine.djinnverso.words import BETTER, SILENT, Better, Typed, Words
from games.engine.refusals import Refusal
from games.engine.rulesets import Value
from tests.games.engine.seeded_dice import SeededDice as SeededDice

LAWS = tuple(f"D{number}" for number in range(1, 37))


def any_ruleset(chance: Random) -> Ruleset:
    """Every value of every option has its turn."""
    values = {}
    for option in OPTIONS:
        free: list[Value] = [*option.choices] or [option.default, option.least, min(option.most, 9)]
        values[option.name] = chance.choice([*free, None] if option.optional else free)
    return Ruleset(**values)  # type: ignore[arg-type]


def any_words(chance: Random, state: State) -> Words:
    """Anything that can be said, no bids too; mostly little above the standing bid, so that rounds last."""
    if chance.random() < 0.4:
        easy: list[Words] = [BETTER, SILENT, Better(2), Better(chance.randint(2, 30))]
        return chance.choice(easy)
    lowest = 0
    if state.round is not None and state.round.bids:
        lowest = TYPES.index(state.ruleset.scale.rungs[state.round.bids[-1].rung - 1].type)
    key = TYPES[max(0, min(14, lowest + chance.choice([-2, -1, 0, 0, 0, 1, 1, 2])))]
    faces = "".join(chance.sample(FACES + "?" * 8, len(GROUPS[key]))) if chance.random() < 0.6 else ""
    others = "".join(chance.choices(FACES, k=chance.randint(1, 3))) if chance.random() < 0.1 else ""
    return Typed(key, faces, others)


def one_of(family: Family, seat: int, chance: Random, state: State) -> Command:
    """A command of a family, chosen freely."""
    if family.command is asked.Throw:
        dice = chance.sample(range(7), chance.choice(family.counts))
        return asked.Throw(seat, sum(1 << die for die in dice))
    if family.command is asked.Bid:
        return asked.Bid(seat, BETTER if family.only_better else any_words(chance, state))
    if family.command is asked.PointOut:
        bidder, number = chance.choice(family.bids)
        return asked.PointOut(seat, bidder, number)
    if family.command is asked.Say:
        return asked.Say(seat, chance.choice(["three Lucks, I swear", "# no comment", "  spaces  kept "]))
    return family.command(seat)  # type: ignore[call-arg, arg-type]


def players_command(state: State, chance: Random) -> Command | None:
    """What some seat may do now, leaving aside."""
    seats = list(state.playing)
    chance.shuffle(seats)
    if state.round is not None and chance.random() < 0.8:
        seats.insert(0, state.round.seat)
    for seat in seats:
        families = [family for family in legal_commands(state, seat) if family.command is not asked.Leave]
        acting = [family for family in families if family.command not in (asked.Say, asked.PointOut)]
        if acting and chance.random() < 0.9:
            return one_of(chance.choice(acting), seat, chance, state)
        if families:
            return one_of(chance.choice(families), seat, chance, state)
    return None


def any_command(game: Game, chance: Random) -> Command:
    """Anything that anybody might send, mostly against the laws."""
    state = game.state
    seat = chance.randint(1, state.seats)
    law = chance.choice(LAWS)
    hand = chance.choice([None, chance.choice(HANDS)])
    anything: list[Command] = [
        asked.Look(seat),
        asked.Throw(seat, chance.randint(0, 127)),
        asked.Bid(seat, any_words(chance, state)),
        asked.Challenge(seat),
        asked.PointOut(seat, chance.randint(1, state.seats), chance.choice([None, 0, 1, 2, 9])),
        asked.Waive(seat),
        asked.DeclareTrial(seat),
        asked.StopTrial(seat),
        asked.Say(seat, chance.choice(["aha", "", "two\nlines"])),
        asked.ThrowForStart(),
        asked.NameStarter(seat),
        asked.EnterStartThrow(tuple((other, chance.choice(FACES)) for other in range(1, state.seats + 1))),
        asked.EnterThrow(seat, chance.randint(0, 8), chance.choice([None, "LLS"]), hand),
        asked.OpenBox(hand),
        asked.DeclareAbsent(seat),
        asked.Proceed(),
        asked.Resume(),
        asked.Suspend(law),
        asked.RuleWish(seat, chance.choice([-1, 1, 2]), chance.choice([law, "X1"]), "why not"),
        asked.TakeBack(chance.randint(0, len(game.events) + 1), "a slip"),
    ]
    rare: list[Command] = [
        asked.Leave(seat),
        asked.Exclude(seat, law, "because"),
        asked.VoidRound(law, "because", chance.choice([None, seat])),
        asked.RuleFalseCount(seat, "counted"),
        asked.CallTime(),
    ]
    return chance.choice(rare if chance.random() < 0.04 else anything)


def play_on(game: Game, dice: SeededDice, chance: Random) -> Command | None:
    """One more step by the laws: a player's, or the table's where no player has one. None when the game is over."""
    state = game.state
    command: Command | None
    if state.phase is Phase.OVER:
        return None
    if due(state) is not None:
        command = asked.Proceed()
    elif state.suspended is not None:
        command = asked.Resume()
    elif state.round is None:
        command = asked.ThrowForStart()
    elif state.phase is Phase.CHALLENGED and chance.random() < 0.3:
        command = asked.OpenBox(state.round.hand or chance.choice(HANDS))
    else:
        command = players_command(state, chance) or asked.DeclareAbsent(state.round.seat)
    try:
        game.act(command, dice)
    except Refusal as refusal:
        if not is_free_choice(refusal):
            raise
    return command


def is_free_choice(refusal: Refusal) -> bool:
    """Whether a family was rightly offered and the choice within it was not: words that are no bid, dice not known."""
    return refusal.key in ("djinnverso.bid.fits-no-rung", "table.throw.no-positions")
