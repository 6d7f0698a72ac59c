# Was geschah

round-began = Runde { $round } mit je { $size } Karten; { $seat } spielt aus.
drew =
    { $sea ->
        [0] { $seat } zieht { $boat } Karten vom Boot.
       *[other]
            { $boat ->
                [0] { $seat } zieht { $sea } Karten vom Meeresstapel.
                [one] { $seat } zieht eine Karte vom Boot und { $sea } vom Meeresstapel.
               *[other] { $seat } zieht { $boat } Karten vom Boot und { $sea } vom Meeresstapel.
            }
    }
hand = { $seat } hat { $cards } auf der Hand.
played = { $seat } spielt { $card }.
took = { $seat } fängt mit { $card }: { $cards }.
took-nothing = { $seat } geht mit { $card } leer aus.
expired = { $card } von { $seat } bleibt ohne Wirkung.
trump-chosen =
    { $trump ->
        [L] { $seat } wählt Hellgrün als Trumpf.
       *[D] { $seat } wählt Dunkelgrün als Trumpf.
    }
trump-set =
    { $trump ->
        [L] { $seat } bestimmt den Trumpf des nächsten Stichs: Hellgrün.
       *[D] { $seat } bestimmt den Trumpf des nächsten Stichs: Dunkelgrün.
    }
trump-changed =
    { $trump ->
        [L] Der Trumpf wechselt zu Hellgrün.
       *[D] Der Trumpf wechselt zu Dunkelgrün.
    }
plus-three = { $seat } bekommt 3 Punkte.
drew-one =
    { $source ->
        [sea] { $seat } zieht eine Karte vom Meeresstapel.
       *[boat] { $seat } zieht eine Karte vom Boot.
    }
drew-one-card =
    { $source ->
        [sea] { $seat } zieht { $card } vom Meeresstapel.
       *[boat] { $seat } zieht { $card } vom Boot.
    }
nobody-draws =
    { $sea ->
        [one] Niemand zieht: Nötig wären { $missing } Karten vom Meeresstapel, und er hat nur noch eine.
       *[other] Niemand zieht: Nötig wären { $missing } Karten vom Meeresstapel, und er hat nur noch { $sea }.
    }
banked = { $seat } legt eine Handkarte zum eigenen Fang.
banked-card = { $seat } legt { $card } zum eigenen Fang.
swapped = { $seat } nimmt { $card } aus dem Stich auf die Hand.
laid = { $seat } legt eine Karte verdeckt in den Stich.
laid-card = { $seat } legt { $card } verdeckt in den Stich.
pufferfish = { $seat } hat die schwächste Karte und fängt { $cards }.
trick-won =
    { $hidden ->
        [0] { $seat } gewinnt den Stich und fängt { $cards }.
        [one] { $seat } gewinnt den Stich und fängt { $cards } und eine verdeckte Karte.
       *[other] { $seat } gewinnt den Stich und fängt { $cards } und { $hidden } verdeckte Karten.
    }
round-scored =
    { $points ->
        [one] { $seat } hat eine Karte gefangen und insgesamt { $total }.
       *[other] { $seat } hat { $points } Karten gefangen und insgesamt { $total }.
    }
overfished =
    { $sea ->
        [one] Überfischung! Nötig sind { $missing } Karten, im Meeresstapel ist nur noch eine.
       *[other] Überfischung! Nötig sind { $missing } Karten, im Meeresstapel sind nur noch { $sea }.
    }
game-over = Das Spiel ist zu Ende.

# Wie es endete

all-rounds = alle acht Runden sind gespielt
overfishing = das Meer ist überfischt

# Warum nicht

not-in-hand = { $card } hast du nicht auf der Hand
must-follow =
    { $colour ->
        [B] du musst Blau bedienen
        [Y] du musst Gelb bedienen
        [R] du musst Rot bedienen
        [L] du musst Hellgrün bedienen
        [D] du musst Dunkelgrün bedienen
       *[G] du musst Trumpf bedienen
    }
trump-first = erst musst du Hellgrün oder Dunkelgrün zum Trumpf bestimmen
no-trump-choice = gerade wird kein Trumpf bestimmt
catch-first = erst muss deine Boje catch-one eine Karte des Stichs fangen
no-catch-one = eine Karte des Stichs fängt nur die Boje catch-one, und gerade tut das keine
bank-first = erst legen alle eine Handkarte zum eigenen Fang
no-bank-one = Handkarten kommen nur durch die Boje bank-one in den Fang, und gerade wirkt sie nicht
take-first = erst muss deine Boje swap-one eine Karte aus dem Stich nehmen
no-swap-one = tauschen kann nur die Boje swap-one, und gerade wirkt sie nicht
give-first = erst musst du eine Handkarte verdeckt in den Stich legen
not-in-trick = { $card } liegt nicht im Stich oder liegt dort verdeckt
not-itself = { $card } kann nicht durch die eigene Wirkung genommen werden
taken-already = { $card } ist schon aus dem Stich genommen
bank-from-hand = { $card } hast du nicht auf der Hand; in den Fang kann nur, was du hast
give-from-hand = { $card } hast du nicht auf der Hand; hinlegen kannst du nur, was du hast
not-the-one-taken = { $card } hast du eben erst genommen; lege eine andere Karte hin

# Im Terminal

pitch = Zwei Grüntöne wechseln sich als Trumpf ab, und jemand muss die Kugelfische fangen.
screen-round = Runde { $number } von { $rounds }
screen-sizes = Hände:
screen-sea =
    { $count ->
        [one] Meer: eine Karte
       *[other] Meer: { $count } Karten
    }
screen-headings = Name | Stich | Hand | Fang | Boot | Punkte | Ohne
screen-last-trick = Letzter Stich, gewonnen von { $seat }:
screen-hand = Deine Hand:
screen-no-hand = keine Karten
screen-catch = aus dem Stich fangen
screen-colour-L = Hellgrün
screen-colour-D = Dunkelgrün
screen-trump-is = Trumpf: { $colour }
screen-no-trump = Noch kein Trumpf
screen-tricks-left =
    { $count ->
        [one] noch ein Stich
       *[other] noch { $count } Stiche
    }
screen-hidden =
    { $count ->
        [one] Eine Karte liegt verdeckt im Stich.
       *[other] { $count } Karten liegen verdeckt im Stich.
    }
screen-trump = { $colour } zum Trumpf machen
screen-bank = verdeckt zum eigenen Fang legen
screen-take = auf die Hand nehmen
screen-give = verdeckt in den Stich legen
screen-catch-one = eine andere Karte des Stichs fangen
screen-plus-three = sofort 3 Punkte
screen-choose-trump = den Trumpf des nächsten Stichs bestimmen
screen-draw-one = alle ziehen eine Karte
screen-bank-one = alle legen eine Handkarte zum eigenen Fang
screen-swap-one = eine Handkarte gegen eine Karte des Stichs tauschen
