# Before the game

choose-game = Which game?
minutes = { $players } players, about { $minutes } minutes
preparing = Preparing { $title } for the first time; this takes a few seconds, and only once …
player = Player
player-at = Player { $seat }
bots = Otter | Heron | Pelican | Seal | Cormorant | Bear | Puffin | Osprey
bot-at = Bot { $seat }
plays-at-level = { $name } is a bot: { $level }.
opening = Type the number of a move or the move itself; rules shows the rules, ? all commands.

# Asking

turn-of = { $name } is to move.
scores = Scores
over = The game is over.
earlier =
    { $count ->
        [one] … one more line before; log shows everything
       *[other] … { $count } more lines before; log shows everything
    }
hand-over = Pass the screen to { $name }. Press Enter when it is in their hands.
enter-plays = Enter plays the only move.
not-a-choice = There is no such choice; they are 1 to { $count }.
refused = Not possible: { $reason }.
refused-by-rule = Not possible ({ $rule }): { $reason }.
hint = The bot would play { $move }.
hint-label = The bot would play { $move } ({ $label }).
taken-back = Taken back. The cards have not been shuffled anew: the same ones will come.
nothing-to-undo = You have decided nothing yet that could be taken back.
no-log = Nothing has happened yet.
no-page = There is no page with the rules of { $title } here.

# What one can type

help-move = a number or a move: play it (case and spaces do not matter)
help-undo = go back to your last decision
help-save = save the game, under a name of your choice if you like
help-hint = ask the search what it would do, and what it expects of it
help-rules = the rules
help-log = everything that has happened
help-table = draw the table again
help-help = these lines
help-quit = leave

# Saving and leaving

save-question = Save the game before you leave? [y/N]
replace-question = { $file } exists already. Replace it? [y/N]
yes = y yes
saved = Saved. To go on: shoal play --load { $file }
not-saved = { $file } cannot be written: { $reason }
goodbye = Goodbye.

# The end

ended = The game is over: { $reason }.
won =
    { $points ->
        [one] { $winners } wins with one point.
       *[other] { $winners } wins with { $points } points.
    }
shared =
    { $points ->
        [one] { $winners } share the win with one point each.
       *[other] { $winners } share the win with { $points } points each.
    }
after-game = again: another game · save [FILE] · log · undo · Enter: leave
after-game-watched = again: another game · save [FILE] · log · Enter: leave

# Watching

watching = Enter: next turn · end: on to the end · save [FILE] · log · quit

