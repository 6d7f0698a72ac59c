"""What is told in both games, in the order of its numbers (`table`), and how they end."""

from shoal.engine.events import EventType, Reader, count, seat
from shoal.games.tricks.stars import Faces

ENDINGS = ("all-rounds", "overfishing")


def events_of_both(faces: Faces, **of_trick_won: Reader) -> tuple[EventType, ...]:
    """The events that both games have; `of_trick_won` is told in one of them when a trick is won."""
    card = faces.text
    return (
        EventType("round-began", {"round": count, "seat": seat, "size": count}, reveals=False),
        EventType("drew", {"seat": seat, "boat": count, "sea": count}),
        EventType("hand", {"seat": seat}, card),
        EventType("played", {"seat": seat, "card": card}),
        EventType("took", {"seat": seat, "card": card}, card, reveals=False),
        EventType("took-nothing", {"seat": seat, "card": card}, reveals=False),
        EventType("expired", {"seat": seat, "card": card}, reveals=False),
        EventType("trick-won", {"seat": seat, **of_trick_won}, card, reveals=False),
        EventType("round-scored", {"seat": seat, "points": count, "total": count}, reveals=False),
        EventType("overfished", {"missing": count, "sea": count}, reveals=False),
        EventType("game-over", reveals=False),
    )
