"""What the plain re-statements of a trick share: places in it, and who decides."""

from tests.games.tricks.rounds import Position


def value(card: str) -> int:
    return int(card[1:])


def player_of(position: Position, place: int) -> int:
    """Who played the card at that place of the trick."""
    return int(position["leader"] + place) % int(position["players"])


def others(position: Position, place: int) -> list[int]:
    """The places of the cards that the effect at `place` can take."""
    return [other for other in range(len(position["trick"])) if other != place and other not in position["taken"]]


def ask(position: Position, phase: str, seat: int, place: int | None) -> Position:
    """`seat` decides; in an effect it is the one of the card at `place`."""
    position["phase"], position["turn"], position["effect"] = phase, seat, place
    return position
