# The table

heading =
    { $deals ->
        [one] { $title }, { $players } players: { $games } games of one deal, { $seconds } s
       *[other] { $title }, { $players } players: { $games } games of { $deals } deals, { $seconds } s
    }
bot = bot
wins = wins
sure = 95 %
luckless = without luck
score = score
places = places %
rating = rating
mean-think = per move
most-think = 99 %
chance = By chance a seat wins { $share }. A deal, played in all rotations, is one observation.
unfinished =
    { $games ->
        [one] One game more, of a deal that is not finished, does not count yet.
       *[other] { $games } games more, of deals that are not finished, do not count yet.
    }
nothing-yet = No deal has been played in all its rotations yet.

# The end before the end

kept = The games so far are in { $file }.
go-on = To go on: { $command }

# The picture

plot-title =
    { $deals ->
        [one] { $title }, { $players } players: { $games } games of one deal
       *[other] { $title }, { $players } players: { $games } games of { $deals } deals
    }
plot-ratings = Ratings
plot-thinking = Milliseconds per move
plot-scores = Mean score by seat
