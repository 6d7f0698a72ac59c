"""Why a move of Das Riff is refused."""

from shoal.engine.errors import Objection
from shoal.engine.state import PLAYING, Record
from shoal.games.das_riff.choices import (
    first_like_it,
    in_reach,
    may_pick,
    may_place,
    owned,
    pays_for,
    price_of,
    purse,
    takes_fish,
)
from shoal.games.das_riff.deck import CORAL, REEF_CARDS, SYMBOLS, WATER
from shoal.games.das_riff.state import (
    ACT,
    BOAT_TARGET,
    BOATS,
    BUY_BOAT,
    CHOOSE_CORAL,
    CHOOSE_WORM,
    END,
    FIRST_CORAL,
    FIRST_PAY,
    FIRST_SHARK,
    FIRST_SHARK_CORAL,
    FIRST_TAKE,
    FIRST_TURN,
    FIRST_WORM,
    GAP,
    HIDDEN,
    LANES,
    LEAVE,
    NO_WORM,
    NOTHING,
    OPEN,
    PAY,
    PEARL_MEANS,
    PICK,
    TAKE_TURNED,
    TURNED,
)


def objection(g: Record, action: int) -> Objection | None:
    """Why `action` may not be done now, or None if it may."""
    if g.ended != PLAYING:
        return Objection("RF-28", "game-is-over")
    if g.phase == CHOOSE_WORM:
        return to_worm(g, action) if action < NO_WORM else Objection("RF-7", "choose-a-worm-first")
    if g.phase == PICK:
        return to_pick(g, action) if action <= NO_WORM else Objection("RF-8", "opponent-picks-first")
    if g.phase == PAY:
        if FIRST_PAY <= action < FIRST_CORAL:
            return to_payment(g, action - FIRST_PAY)
        return Objection("RF-11", "pay-first", due=int(g.due))
    if g.phase == TURNED:
        if action == LEAVE:
            return None
        return to_taking(g, int(g.target)) if action == TAKE_TURNED else Objection("RF-12", "take-it-or-leave-it")
    if g.phase == CHOOSE_CORAL:
        return to_coral(g, action - FIRST_CORAL) if action >= FIRST_CORAL else Objection("RF-16", "put-the-fish-first")
    return to_act(g, action)


def to_worm(g: Record, action: int) -> Objection | None:
    """Why that worm may not be chosen."""
    colour = action - FIRST_WORM
    return None if g.stock[colour] > 0 else Objection("RF-7", "out-of-stock", colour=SYMBOLS[colour])


def to_pick(g: Record, action: int) -> Objection | None:
    """Why the opponent may not pick that worm."""
    if action == NO_WORM or may_pick(g, action - FIRST_WORM):
        return None
    if g.stock[action - FIRST_WORM] == 0:
        return Objection("RF-8", "out-of-stock", colour=SYMBOLS[action - FIRST_WORM])
    return Objection("RF-8", "not-rolled", colours=[SYMBOLS[die] for die in g.dice])


def to_payment(g: Record, means: int) -> Objection | None:
    """Why that worm or pearl does not pay."""
    if not pays_for(g, g.target, means):
        return Objection("RF-11", "wrong-colour", fish=card_at(g, g.target))
    if owned(g, g.active, means) > 0:
        return None
    if means == PEARL_MEANS:
        return Objection("RF-11", "no-pearl")
    return Objection("RF-11", "no-such-worm", colour=SYMBOLS[means])


def to_act(g: Record, action: int) -> Objection | None:
    """Why that may not be done in the middle of a turn."""
    assert g.phase == ACT
    if action == END:
        return None
    if action <= NO_WORM:
        return Objection("RF-7", "worms-come-with-the-roll")
    if action < FIRST_TURN:
        return to_taking(g, action - FIRST_TAKE)
    if action < TAKE_TURNED:
        return to_turning(g, action - FIRST_TURN + LANES)
    if action in (TAKE_TURNED, LEAVE):
        return Objection("RF-12", "nothing-turned")
    if action == BUY_BOAT:
        return to_boat(g)
    if action < FIRST_SHARK_CORAL:
        return to_shark(g, action - FIRST_SHARK)
    if action < END:
        return to_shark_on_coral(g, action - FIRST_SHARK_CORAL)
    if action < FIRST_CORAL:
        return Objection("RF-11", "nothing-to-pay")
    return Objection("RF-16", "no-fish-to-put")


def to_taking(g: Record, place: int) -> Objection | None:
    """Why the card at `place` may not be taken."""
    if g.faces[place] == GAP:
        return Objection("RF-14", "gap")
    if not in_reach(g, g.active, place):
        return Objection("RF-10", "no-boat-there", lane=place % LANES + 1)
    if g.faces[place] == HIDDEN:
        return Objection("RF-12", "turn-it-up-first")
    card = int(g.reef[place])
    if card == WATER:
        return Objection("RF-13", "water-stays")
    if not may_place(g, g.active, card):
        if card == CORAL:
            return Objection("RF-15", "five-corals")
        return Objection("RF-17", "no-coral-for-it", fish=card_at(g, place))
    return to_price(g, "RF-11", place)


def to_turning(g: Record, place: int) -> Objection | None:
    """Why the card at `place` may not be turned up."""
    if g.faces[place] == GAP:
        return Objection("RF-14", "gap")
    if not in_reach(g, g.active, place):
        return Objection("RF-10", "no-boat-there", lane=place % LANES + 1)
    if g.faces[place] == OPEN:
        return Objection("RF-12", "open-already")
    return to_price(g, "RF-12", place)


def to_boat(g: Record) -> Objection | None:
    """Why no boat may be bought."""
    if g.boats[g.active] == LANES:
        return Objection("RF-22", "eight-boats")
    if g.boats.sum() == BOATS:
        return Objection("RF-22", "no-boats-left")
    return to_price(g, "RF-22", BOAT_TARGET)


def to_price(g: Record, rule: str, target: int) -> Objection | None:
    """Why `target` cannot be paid."""
    price, has = int(price_of(g, g.active, target)), int(purse(g, g.active, target))
    return None if has >= price else Objection(rule, "cannot-pay", price=price, has=has)


def to_shark(g: Record, place: int) -> Objection | None:
    """Why a shark may not chase the card at `place`."""
    if g.sharks[g.active] == 0:
        return Objection("RF-20", "no-shark")
    if g.faces[place] == GAP:
        return Objection("RF-14", "gap")
    if g.faces[place] == HIDDEN:
        return Objection("RF-21", "only-open-cards")
    return Objection("RF-21", "water-is-not-chased") if g.reef[place] == WATER else None


def to_shark_on_coral(g: Record, coral: int) -> Objection | None:
    """Why a shark may not chase a parent off that coral."""
    if g.sharks[g.active] == 0:
        return Objection("RF-20", "no-shark")
    if coral >= g.corals[g.active]:
        return Objection("RF-15", "no-such-coral", has=int(g.corals[g.active]))
    if g.coral_fish[g.active, coral] == NOTHING:
        return Objection("RF-21", "no-parent-there")
    return to_equal_coral(g, "RF-21", coral)


def to_coral(g: Record, coral: int) -> Objection | None:
    """Why the fish just taken may not be put on that coral."""
    if coral >= g.corals[g.active]:
        return Objection("RF-15", "no-such-coral", has=int(g.corals[g.active]))
    if not takes_fish(g, g.active, coral, int(g.reef[g.target])):
        return Objection("RF-17", "coral-does-not-take-it", fish=card_at(g, g.target))
    return to_equal_coral(g, "RF-16", coral)


def to_equal_coral(g: Record, rule: str, coral: int) -> Objection | None:
    """Corals that hold the same are one choice: the lowest number."""
    return None if first_like_it(g, g.active, coral) else Objection(rule, "equal-coral")


def card_at(g: Record, place: int) -> str:
    """The card at `place` in the notation."""
    return REEF_CARDS.text(int(g.reef[place]))
