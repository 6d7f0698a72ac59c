# Die Tabelle

heading =
    { $deals ->
        [one] { $title } zu { $players }: { $games } Partien aus einer Gabe, { $seconds } s
       *[other] { $title } zu { $players }: { $games } Partien aus { $deals } Gaben, { $seconds } s
    }
bot = Bot
wins = Siege
sure = 95 %
luckless = ohne Glück
score = Punkte
places = Ränge %
rating = Wertung
mean-think = je Zug
most-think = 99 %
chance = Durch Zufall gewinnt ein Platz { $share }. Eine Gabe, in allen Drehungen gespielt, ist eine Beobachtung.
unfinished =
    { $games ->
        [one] Eine weitere Partie aus einer unfertigen Gabe zählt noch nicht.
       *[other] { $games } weitere Partien aus unfertigen Gaben zählen noch nicht.
    }
nothing-yet = Noch ist keine Gabe in allen Drehungen gespielt.

# Das Ende vor dem Ende

kept = Die bisherigen Partien stehen in { $file }.
go-on = Weiter geht es mit: { $command }

# Das Bild

plot-title =
    { $deals ->
        [one] { $title } zu { $players }: { $games } Partien aus einer Gabe
       *[other] { $title } zu { $players }: { $games } Partien aus { $deals } Gaben
    }
plot-ratings = Wertungen
plot-thinking = Millisekunden je Zug
plot-scores = Mittlere Punkte nach Platz
