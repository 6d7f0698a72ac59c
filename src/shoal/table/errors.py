"""What a table refuses, beyond what the rules do. Nothing has changed then."""

from shoal.engine.errors import ShoalError


class NotYourTurn(ShoalError):
    """Somebody else is to decide."""


class NothingToUndo(ShoalError):
    """The seat has decided nothing that could be taken back."""


class NothingAsked(ShoalError):
    """Nobody has asked for anything."""


class SeatTaken(ShoalError):
    """The seat is not free."""


class Waiting(ShoalError):
    """The match has not begun: somebody is still to come."""


class Over(NotYourTurn):
    """The match is over, or for this seat it is."""


class NotOver(ShoalError):
    """The match is not over yet, and what was asked for is known only then."""
