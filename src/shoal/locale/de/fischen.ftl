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
chose-pass = { $seat } hat eine Karte zum Weitergeben gewählt.
chose-pass-card = { $seat } wird { $card } weitergeben.
passed = { $seat } gibt eine Karte an { $other }.
passed-card = { $seat } gibt { $card } an { $other }.
minus-three = { $seat } fängt minus-three und verliert 3 Punkte.
leads-next = { $seat } spielt zum nächsten Stich aus.
called =
    { $colour ->
        [B] { $seat } bestimmt Blau für den nächsten Stich.
        [Y] { $seat } bestimmt Gelb für den nächsten Stich.
        [P] { $seat } bestimmt Lila für den nächsten Stich.
        [R] { $seat } bestimmt Rot für den nächsten Stich.
       *[T] { $seat } bestimmt Trumpf für den nächsten Stich.
    }
lowest-next = { $seat } sagt an: Im nächsten Stich gewinnt die niedrigste Karte.
expired = { $card } von { $seat } bleibt ohne Wirkung.
trick-won = { $seat } gewinnt den Stich und fängt { $cards }.
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
        [P] du musst Lila bedienen
        [R] du musst Rot bedienen
       *[T] du musst Trumpf bedienen
    }
must-follow-call =
    { $colour ->
        [B] Blau ist bestimmt, und du hast eine blaue Karte
        [Y] Gelb ist bestimmt, und du hast eine gelbe Karte
        [P] Lila ist bestimmt, und du hast eine lila Karte
        [R] Rot ist bestimmt, und du hast eine rote Karte
       *[T] Trumpf ist bestimmt, und du hast einen Trumpf
    }
catch-first = erst muss deine 0 eine Karte des Stichs fangen
pass-first = erst geben alle eine Karte weiter
call-first = erst musst du die Farbe des nächsten Stichs bestimmen
no-zero = gerade gibt es keine 0, die etwas fangen könnte
no-pass-left = gerade wird nichts weitergegeben; das bewirkt nur die Boje pass-left
no-call-colour = gerade wird keine Farbe bestimmt; das erlaubt nur die Boje call-colour
not-in-trick = { $card } liegt nicht im Stich
not-itself = { $card } kann sich nicht selbst fangen
taken-already = { $card } ist schon aus dem Stich genommen
pass-from-hand = { $card } hast du nicht auf der Hand; weitergeben kannst du nur, was du hast

# Im Terminal

pitch = Jeder Stich, den du fängst, ist die Hand, mit der du weiterspielst.
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
screen-colour-B = Blau
screen-colour-Y = Gelb
screen-colour-P = Lila
screen-colour-R = Rot
screen-colour-T = Trumpf
screen-called = { $seat } hat für diesen Stich { $colour } bestimmt.
screen-lowest = Diesen Stich gewinnt die niedrigste Karte.
screen-next-called = { $seat } hat für den nächsten Stich { $colour } bestimmt.
screen-next-lowest = Den nächsten Stich gewinnt die niedrigste Karte.
screen-next-leader = { $seat } spielt zum nächsten Stich aus.
screen-pass = nach links weitergeben
screen-call = { $colour } für den nächsten Stich bestimmen
screen-pass-left = alle geben eine Karte nach links
screen-minus-three = kostet, wer sie fängt, 3 Punkte
screen-catch-all = alle anderen Karten des Stichs fangen
screen-lead-next = zum nächsten Stich ausspielen
screen-call-colour = die Farbe des nächsten Stichs bestimmen
screen-lowest-wins = den nächsten Stich gewinnt die niedrigste Karte
