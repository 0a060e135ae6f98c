"""Play at random, legal and illegal, for tests of what must hold whatever people do."""

from random import Random

from games.engine.refusals import Refusal
from games.engine.rulesets import Value
from games.engine.yatzi import commands as asked
from games.engine.yatzi.commands import Command
from games.engine.yatzi.due import due
from games.engine.yatzi.faces import FACES, HANDS
from games.engine.yatzi.game import Game
from games.engine.yatzi.legal import Family, legal_commands
from games.engine.yatzi.rows import ROWS
from games.engine.yatzi.ruleset import OPTIONS, Ruleset
from games.engine.yatzi.state import State
from tests.games.engine.seeded_dice import SeededDice

LAWS = tuple(f"Y{number}" for number in range(1, 13))
ALL_HANDS = sorted(HANDS)


def any_ruleset(chance: Random) -> Ruleset:
    """Every value of every option has its turn."""
    values = {}
    for option in OPTIONS:
        free: list[Value] = [*option.choices] or [option.default, option.least, option.most]
        values[option.name] = chance.choice([*free, None] if option.optional else free)
    return Ruleset(**values)  # type: ignore[arg-type]


def one_of(family: Family, seat: int, chance: Random) -> Command:
    """A command of a family, chosen freely."""
    if family.command is asked.Throw:
        dice = chance.sample(range(5), chance.choice(family.counts))
        return asked.Throw(seat, sum(1 << die for die in dice))
    if family.command is asked.Score:
        return asked.Score(seat, chance.choice(family.rows).row)
    if family.command is asked.Strike:
        return asked.Strike(seat, chance.choice(family.rows).row)
    if family.command is asked.Say:
        return asked.Say(seat, chance.choice(["five sixes, I swear", "# no comment", "  spaces  kept "]))
    return family.command(seat)  # type: ignore[call-arg, arg-type]


def players_command(state: State, chance: Random) -> Command | None:
    """What some seat may do now, leaving aside."""
    if state.round is None:
        return None
    talkers = [seat for seat in state.playing if chance.random() < 0.02]
    for seat in [*talkers, state.round.seat]:
        families = [family for family in legal_commands(state, seat) if family.command is not asked.Leave]
        acting = [family for family in families if family.command is not asked.Say]
        if acting or (families and seat in talkers):
            return one_of(chance.choice(acting or families), seat, chance)
    return None


def any_command(game: Game, chance: Random) -> Command:
    """Anything that anybody might send, mostly against the laws."""
    state = game.state
    seat = chance.randint(1, state.seats)
    law = chance.choice(LAWS)
    anything: list[Command] = [
        asked.Throw(seat, chance.randint(0, 31)),
        asked.Throw(seat, chance.choice([-1, 32, 99])),
        asked.Score(seat, chance.choice(ROWS)),
        asked.Miss(seat),
        asked.Strike(seat, chance.choice(ROWS)),
        asked.Say(seat, chance.choice(["aha", "", "two\nlines"])),
        asked.ThrowForStart(),
        asked.NameStarter(seat),
        asked.EnterStartThrow(tuple((other, chance.choice(FACES)) for other in range(1, state.seats + 1))),
        asked.EnterThrow(seat, chance.randint(0, 6), chance.choice([*ALL_HANDS, "1", "12345"]), None),
        asked.EnterThrow(seat, chance.randint(0, 6), chance.choice(ALL_HANDS), chance.choice(["66", "5", ""])),
        asked.DeclareAbsent(seat),
        asked.Proceed(),
        asked.Resume(),
        asked.Suspend(law),
        asked.TakeBack(chance.randint(0, len(game.events) + 1), "a slip"),
    ]
    rare: list[Command] = [
        asked.Leave(seat),
        asked.Exclude(seat, chance.choice([law, "X1"]), "because"),
        asked.CallTime(),
    ]
    return chance.choice(rare if chance.random() < 0.03 else anything)


def play_on(game: Game, dice: SeededDice, chance: Random) -> Command | None:
    """One more step by the laws: a player's, or the table's where no player has one. None when the game is over."""
    state = game.state
    command: Command | None
    if state.is_over:
        return None
    if due(state) is not None:
        command = asked.Proceed()
    elif state.suspended is not None:
        command = asked.Resume()
    elif state.round is None:
        command = asked.ThrowForStart()
    else:
        command = players_command(state, chance) or asked.DeclareAbsent(state.round.seat)
    try:
        game.act(command, dice)
    except Refusal as refusal:
        if refusal.key != "table.throw.no-positions" or state.round is None:
            raise
        # A throw was entered by hand, so that the dice are not known one by one: only all of them can be thrown.
        game.act(asked.Throw(state.round.seat, asked.ALL_FIVE), dice)
    return command
