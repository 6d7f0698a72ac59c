"""Who sits at a seat of a table."""

from dataclasses import dataclass, replace

from shoal.bots.levels import Bot


@dataclass(frozen=True)
class Seated:
    """A person, a bot, or nobody yet (`OPEN`).

    `person` is whom the seat belongs to, where people sit at different screens. A person who is away keeps
    the seat, and a bot decides meanwhile.
    """

    name: str
    bot: Bot | None = None
    person: str | None = None
    open: bool = False

    @property
    def away(self) -> bool:
        """Whether a bot stands in for a person."""
        return self.bot is not None and self.person is not None

    @property
    def decides(self) -> bool:
        """Whether a person sits here and decides."""
        return self.bot is None and not self.open

    def left_to(self, bot: Bot) -> "Seated":
        """The seat while `bot` stands in."""
        return replace(self, bot=bot)

    def taken_back(self) -> "Seated":
        """The seat with its person back."""
        return replace(self, bot=None)

    def given_to(self, person: str) -> "Seated":
        """The seat in the hands of `person`."""
        return replace(self, person=person)


OPEN = Seated("", open=True)
