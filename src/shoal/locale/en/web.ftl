# The page

skip = Skip to the game
settings = Settings
close = Close
yes = Yes
no = No
you = You
name = Name
your-name = Your name
language = Language
theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
speed = Movement of the cards
speed-off = none
speed-fast = fast
speed-normal = normal
speed-slow = slow
speed-help = How long cards take, and how long the table waits after a move.
memory = Memory aid
memory-help = Shows what could be known by having watched closely.
one-moment = One moment …
offline = The server does not answer.
refused = Not possible: { $reason }.
refused-by-rule = Not possible ({ $rule }): { $reason }.
lost-title = There is nothing here
lost-text = The address leads to no page, or to a table that does not exist any more.
to-lobby = To the lobby
to-table = To the table

# The lobby

lobby-title = Five fish games at one table
lobby-text = Sit down and play: against bots at once, or with friends by a link.
players-minutes =
    { $low ->
        [2] { $high ->
            [2] 2 players · { $minutes } minutes
           *[other] 2–{ $high } players · { $minutes } minutes
        }
       *[other] { $low }–{ $high } players · { $minutes } minutes
    }
play-now = Play now
set-up = Set up a table
rules = Rules
my-tables = My tables
open-tables = Tables with an open seat
live-tables = Tables to watch
ended-tables = Finished games
go-on = Go on
sit-down = Sit down
watch = Watch
look-at = Look at it
open-seat = open seat
state-waiting = waiting for players
state-playing = being played
your-turn = Your turn.
won-by = won by { $names }
join-title = Have you been given a code?
join-text = Six letters and figures lead to a table that still waits for players.
join = Join
load-title = Load a saved game
load-text = A save goes on here against bots; a match that is over can be looked at and replayed.
not-a-save = This file is not a saved game.

# Setting up a table

set-up-title = A table for { $game }
who-plays = Who plays
how-many = Players
seats-help = Choose “somebody here” several times to share this screen; hands are covered in between.
seat-at = Seat { $number }
person-at = Player { $number }
seat-kind = Who sits here
kind-person = somebody here
kind-open = a guest
kind-bot = a bot
open-help = comes by the link
level = Strength
level-random = plays anything
level-heuristic = experienced
level-three = stops at three
level-greedy = greedy
how = How it is played
name-target = Points to win
name-starter = Who opens a session
name-licences = Fishing licences
name-fiasco = Fiasco rule
name-turn_limit = Turns at most
start-seat = Who begins
start-random = chance decides
language-help = Of this page and of the bots' names; guests see the table in their own.
clock = Clock
clock-help = When the time is up, a bot goes on for the seat.
clock-none = none
clock-quick = 5 minutes, and 3 seconds a decision
clock-calm = 15 minutes, and 10 seconds a decision
clock-long = a day, and an hour a decision
listed = Show it in the lobby
listed-help = Whoever visits this server can sit down on a guest's seat.

# Waiting for players

waiting-title = { $game }: waiting for players
invite = Invitation
invite-text = Send this link to those who shall play. The game begins when the last seat is taken.
copy = Copy the link
copied = The link has been copied.
copy-by-hand = The browser does not allow it; please copy the link by hand.
short-code = Or the code:
fill = Fill up with bots and begin
leave = Leave the table
pass-title = Go on playing here
pass-text = The seats of the other device will be yours on this one. The code works once.
pass-use = Take them over

# At the table

connecting = Going to the table …
cut = The connection is cut. It will be tried again.
retry = Try now
preparing = { $game } is being prepared
preparing-text = This takes some seconds, and only the first time on this server.
seats = Players
points = Points
yours = you
away = away, a bot plays
is-to-move = to move
turn-of = { $name } is to move.
choose-move = Choose a move.
not-your-turn = It is not your turn.
over = The game is over
cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
hint = Hint
hint-is = The bot would: { $move }.
hint-thinking = Thinking …
undo = Take back
undo-ask = Ask to take back
undo-question = { $name } would like to take the last decision back. All right?
undo-waiting = The others are asked: { $names }
you-are-away = A bot plays for you.
return = Play myself again
you-watch = You are watching.
other-device = To another device
other-device-text = Open this address on the other device within ten minutes. It works once.
hand-over = { $name } is to move
hand-over-text = Pass the screen on. The cards show when it is in the right hands.
hand-over-ready = I am { $name }
beside = Beside the table
tab-log = Log
tab-sheet = Points
tab-chat = Chat
tab-rules = Rules
no-log = Nothing has happened yet.
earlier = Show everything
no-chat = Nobody has said anything yet.
chat-text = Say something
send = Send
search-rules = Search the rules
found =
    { $count ->
        [0] Nothing found.
        [one] One chapter found.
       *[other] { $count } chapters found.
    }
chart = Points as a curve
number = No.
seen-collections = Collection
seen-discard = Discarded
seen-deck = Still in the deck
seen-minus = Minus pile
seen-hands = Hand
seen-unseen = Not seen yet
seen-catches = Catch
seen-boats = Boat
seen-sea = Sea
seen-hidden = Hidden, or still to be drawn
seen-brood_pile = Broods to come

# After the game

you-won = You have won!
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
because = The end came because { $reason }.
result = Result
reasons = How the points came about
rematch = Play again
rematch-join = To the next game
replay = Replay
save = Download
deal = Check the deal
deal-text = Before the first move the server published a fingerprint of the shuffled cards. Now it has told what they were shuffled from, and your browser can compare.
deal-commitment = Published before
deal-salt = Salt
deal-key = Key
deal-check = Compare
deal-right = It fits: the deal was fixed before the first move.
deal-wrong = It does not fit!
deal-cannot = This browser compares only on pages that come over https.
deal-practice = A practice table: its deal was known to whoever set it up.
replay-of = { $game }: replay
replay-start = The beginning. All cards lie open.
back = Back
forward = Forward
to-start = To the beginning
to-end = To the end
run = Run
pause = Pause
step = Step
step-of = Step { $number } of { $total }

# Kleine Fische

task-kleine-fische-fish = Turn over a card, or stop and keep the series.
task-kleine-fische-raid = An octopus! Whom do you raid, and for how many cards?
kf-fish =
    { $mussels ->
        [one] fish { $species } with one mussel
       *[other] fish { $species } with { $mussels } mussels
    }
kf-octopus = octopus
kf-series = The series
kf-flip = Turn over a card
kf-stop =
    { $count ->
        [one] Stop and keep it
       *[other] Stop and keep all { $count }
    }
kf-raid = Raid { $name } for so many cards
kf-worth =
    { $count ->
        [one] (worth one point)
       *[other] (worth { $count } points)
    }

# FAT FISH

task-fat-fish-lay = Lay a card at the end of a row, or stop.
task-fat-fish-keep = The row is yours. Which card of this colour counts plus?
task-fat-fish-licence = Which licence do you take?
ff-row = Row { $number }
ff-end = Lay no more
ff-plus = It counts plus
ff-plus-pile = Plus pile
ff-minus =
    { $count ->
        [one] minus: one card
       *[other] minus: { $count } cards
    }
ff-hand = hand { $hand }
ff-pile = pile { $pile }
ff-fiasco = Fiasco −5
ff-owned = { $name } has { $letter }

# Fischen and Fischen 2

task-fischen-play = Play a card.
task-fischen-catch = Your 0 catches: choose a card of the trick.
task-fischen-pass = Choose a card for your left neighbour.
task-fischen-call = Call a colour for the next trick.
task-fischen-2-trump = Choose the trump of this round.
task-fischen-2-play = Play a card.
task-fischen-2-catch = Your buoy catches: choose a card of the trick.
task-fischen-2-bank = Choose a hand card for your own catch.
task-fischen-2-take = Take a card of the trick into your hand.
task-fischen-2-give = Lay a hand card face down into the trick.
task-fischen-2-settrump = Choose the trump of the next trick.
tr-call = Which colour do you call?
tr-trump = Which green is trump?
tr-card =
    { $colour ->
        [B1] blue { $value }
        [Y1] yellow { $value }
        [P1] purple { $value }
        [R1] red { $value }
        [T1] trump { $value }
        [B2] blue { $value }
        [Y2] yellow { $value }
        [R2] red { $value }
        [L2] light green { $value }
        [D2] dark green { $value }
        [G2] { $value } of both greens
       *[other] pufferfish { $value }
    }

# Das Riff

task-das-riff-worm = A colour is out of stock. Choose another worm.
task-das-riff-pick = You may take a worm of a colour that was rolled.
task-das-riff-act = Take cards, turn cards up, buy a boat, send a shark; then end your turn.
task-das-riff-pay = Choose the worms or pearls you pay with.
task-das-riff-turned = Do you take the card, or leave it?
task-das-riff-coral = On which coral does the fish go?
rf-reef = The reef
rf-hidden = face-down card
rf-female = { $colour } female
rf-male = { $colour } male
rf-coral = coral
rf-pearl = pearl
rf-shark = shark
rf-water = open water
rf-place = row { $row }, lane { $lane }
rf-price =
    { $count ->
        [one] costs one worm
       *[other] costs { $count } worms
    }
rf-boat = Boat of { $name } at lane { $lane }
rf-worms = worms, { $colour }: { $count }
rf-pearls = pearls: { $count }
rf-sharks = sharks: { $count }
rf-hunt = Send out a shark
rf-hunting = What does the shark chase away?
rf-brood = brood { $brood }
rf-choose-worm = Choose a worm

# The guided first game

learn = Learn it
guide = The guide
guide-next = Next
guide-back = Back
guide-close = Go on without the guide
guide-open = Show the guide
guide-move = Now: { $move }
