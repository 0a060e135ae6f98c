"""The box on the table: dice of the server, dice that the crystal box proves, or real dice and a scribe."""

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from games.bots.dice import SeededDice
from games.engine import crystal_box
from games.engine.crystal_box import BoxCommitted, SecretRevealed, ShareCommitted, ShareRevealed, ShareStruck
from games.engine.crystal_dice import Shaker, ThrowIndex, box_key
from games.engine.djinnverso import commands as asked
from games.engine.djinnverso.commands import Command
from games.engine.djinnverso.decide import DiceSource
from games.engine.djinnverso.faces import DICE, Dice, hand_of, highest_first, thrown_into
from games.engine.djinnverso.state import Phase, State
from games.engine.djinnverso.verify_table import START_DICE, start_throwers

NO_INDEX: Final = ThrowIndex(0, 0, 0, 0)


class Box(Protocol):
    """Where a table's dice come from, and how its commands reach the record.

    Attributes:
        dice: what the engine throws with; None where people throw.
    """

    dice: DiceSource | None

    def steps(self, state: State) -> Iterator[Command]:
        """What the box itself must put on the record before anything else can happen in this state."""

    def entered(self, state: State, command: Command) -> Command:
        """The command as it comes to the record: at a physical table a scribe enters it."""

    def seen(self, state: State) -> str:
        """What the holder sees of the box beyond what the record shows; empty where that is all there is."""


class ServerBox:
    """Online dice that nobody has committed to."""

    def __init__(self, rng: random.Random) -> None:
        self.dice: DiceSource | None = SeededDice(rng)

    def steps(self, state: State) -> Iterator[Command]:
        """Nothing."""
        return iter(())

    def entered(self, state: State, command: Command) -> Command:
        """The command itself."""
        return command

    def seen(self, state: State) -> str:
        """Nothing but what the record shows."""
        return ""


class CrystalTable(ServerBox):
    """B1 to B5: commits, has shares committed, reveals or strikes them, and publishes its secrets."""

    def __init__(self, game: str, rng: random.Random, strikes: float) -> None:
        super().__init__(rng)
        self.dice = None
        self._game = game
        self._rng = rng
        self._strikes = strikes
        self._secret = b""

    def steps(self, state: State) -> Iterator[Command]:
        """An epoch where the game needs one, and the secret of one that is over."""
        box = state.crystal
        if state.phase is Phase.OVER:
            if box.secret is None:
                yield SecretRevealed(box.epoch, self._secret.hex())
        elif not box.is_running:
            yield from self._epoch(state)

    def _epoch(self, state: State) -> Iterator[Command]:
        epoch, struck = state.crystal.epoch, set(state.crystal.struck)
        while True:
            epoch += 1
            self._secret = self._rng.randbytes(crystal_box.SECRET_BYTES)
            yield BoxCommitted(epoch, crystal_box.commitment(self._secret))
            shares = {seat: self._share() for seat in state.playing if seat not in struck and self._rng.random() < 0.9}
            for seat, share in shares.items():
                yield ShareCommitted(seat, crystal_box.seat_commitment(share))
            late = self._rng.choice(list(shares)) if shares and self._rng.random() < self._strikes else 0
            for seat, share in shares.items():
                if seat != late:
                    yield ShareRevealed(seat, share.hex())
            if not late:
                key = box_key(self._game, epoch, self._secret, shares)
                self.dice = Shaker(key)
                return
            struck.add(late)
            yield ShareStruck(late)
            if self._rng.random() < 0.8:
                yield SecretRevealed(epoch, self._secret.hex())

    def _share(self) -> bytes:
        size = self._rng.randint(crystal_box.LEAST_SHARE_BYTES, crystal_box.MOST_SHARE_BYTES)
        return hashlib.shake_128(self._rng.randbytes(16)).digest(size)


@dataclass(frozen=True, slots=True)
class Scribe:
    """What a scribe writes down, each as how often from 0 to 1.

    Attributes:
        kept: the faces that stayed, where the players show them.
        hand: the box after a throw, where a tournament has its scribes look.
        first: the throws for the start; else only who starts.
    """

    kept: float = 0.2
    hand: float = 0.1
    first: float = 0.6


class PhysicalTable:
    """Real dice, which lie in no order, so that here they lie highest first.

    The record knows of them what the scribe has written, the holder what they see.
    """

    def __init__(self, rng: random.Random, scribe: Scribe) -> None:
        self.dice: DiceSource | None = None
        self._rng = rng
        self._scribe = scribe
        self._real = SeededDice(rng)
        self._box = Dice(hand_of(self._real.eight_sided(NO_INDEX)))
        self._names_starter = rng.random() >= scribe.first

    def steps(self, state: State) -> Iterator[Command]:
        """Nothing: there is no box but the one on the table."""
        return iter(())

    def seen(self, state: State) -> str:
        """The dice as they lie, for who has looked or is looking."""
        return self._box

    def entered(self, state: State, command: Command) -> Command:
        """A throw with real dice, as the scribe enters it; the box as it is opened."""
        if isinstance(command, asked.ThrowForStart):
            return self._start(state)
        if isinstance(command, asked.Throw):
            return self._throw(state, command)
        if isinstance(command, asked.OpenBox):
            self._agree(state)
            return asked.OpenBox(hand_of(self._box))
        return command

    def _start(self, state: State) -> Command:
        throwers = start_throwers(state)
        if self._names_starter and not state.contenders:
            return asked.NameStarter(self._rng.choice(throwers))
        count = START_DICE[state.ruleset.first_throw]
        thrown = {seat: self._real.eight_sided(NO_INDEX) for seat in throwers}
        return asked.EnterStartThrow(
            tuple((seat, dice[0] if count == 1 else hand_of(dice)) for seat, dice in thrown.items())
        )

    def _throw(self, state: State, command: asked.Throw) -> Command:
        self._agree(state)
        after = thrown_into(self._box, command.mask, Dice(self._real.eight_sided(NO_INDEX)))
        kept = highest_first(face for j, face in enumerate(after) if not command.mask >> j & 1)
        self._box = Dice(hand_of(after))
        open_throw = state.phase is Phase.TRIAL
        hand = hand_of(after) if open_throw or self._rng.random() < self._scribe.hand else None
        shown = 0 < len(kept) < DICE and self._rng.random() < self._scribe.kept
        return asked.EnterThrow(command.seat, command.mask.bit_count(), kept if shown else None, hand)

    def _agree(self, state: State) -> None:
        """After a correction the record may know a box that is not the one on the table: they set it right."""
        known = state.round.hand if state.round is not None else None
        if known is not None:
            self._box = Dice(known)
