serving = Shoal is served at { $address }; Ctrl-C stops it.
verified =
    { $moves ->
        [one] { $title }: the deal is the one that was committed to, and its one move replays.
       *[other] { $title }: the deal is the one that was committed to, and its { $moves } moves replay.
    }

# Why something was refused

error-bad-request = The message was not understood.
error-bad-options = This cannot be set up: { $reason }.
error-other-origin = This request comes from a page of another site.
error-not-your-seat = This seat is not yours.
error-no-such-game = There is no such game.
error-no-such-table = There is no such table any more.
error-no-such-page = There is no such page.
error-no-such-code = This code is wrong, used or too old.
error-seat-taken = This seat is taken.
error-not-your-turn = It is not your turn.
error-illegal-move = That move is not possible now.
error-stale = The match has moved on; look again.
error-waiting = The match has not begun: somebody is still to come.
error-over = The match is over.
error-not-over = The match is not over yet.
error-nothing-to-undo = There is nothing to take back.
error-nothing-asked = Nobody has asked you.
error-too-large = That is too large.
error-too-fast = That was too fast; wait a little.
error-unavailable = The server cannot store anything at the moment; trying again.
error-server-error = Something went wrong in the server.
