# Was geschah

dealt = Die Karten sind verteilt. { $cards } eröffnen die Reihen, und { $seat } beginnt.
licence-drawn = Angelschein { $licence } ist gezogen und liegt mit D bis I offen aus.
laid = { $seat } legt { $card } an Reihe { $row } an.
fiasco = Fiasko! { $seat } legt { $card } regelwidrig an Reihe { $row } an und nimmt { $cards } zurück.
fiasco-taken = { $seat } bekommt die Fiaskokarte.
fiasco-passed = { $seat } bekommt die Fiaskokarte von { $giver }.
ended = { $seat } legt nichts mehr an.
chosen = { $seat } wählt { $card } für den Plusstapel.
chosen-none = { $seat } wählt keine zweite Karte für den Plusstapel.
took = { $seat } nimmt Reihe { $row }: { $cards }.
plus = { $seat } legt { $cards } auf den Plusstapel.
minus = { $seat } legt { $cards } auf den Minusstapel.
licence-earned = { $seat } erhält Angelschein { $licence }, { $points } Punkte wert.
licence-passed = { $seat } bekommt Angelschein { $licence } von { $giver }.
row-started = { $card } eröffnet Reihe { $row } neu.
row-closed = Der Reservestapel ist aufgebraucht: Reihe { $row } entfällt.
drew = { $seat } zieht { $cards }.
drew-unseen =
    { $number ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $number } Karten.
    }
out = { $seat } hat keine Karten mehr.
awarded = { $seat } bekommt { $points } Punkte für Angelschein { $licence }.
scored =
    { $total ->
        [one] { $seat } hat { $plus } Plus- und { $minus } Minuspunkte: insgesamt ein Punkt.
       *[other] { $seat } hat { $plus } Plus- und { $minus } Minuspunkte: insgesamt { $total } Punkte.
    }
game-over = Das Spiel ist zu Ende.

# Wie es endete

all-laid = alle Karten sind gelegt

# Warum nicht

colour =
    { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
        [B] Blau
       *[P] Lila
    }
not-in-hand = du hast keine { $card } auf der Hand
place-is-empty = Reihe { $row } gibt es nicht mehr
one-row-a-turn = in diesem Zug kommen alle Karten an Reihe { $turn_row }
free-colour-stays = mit { colour } endet keine Reihe, aber in diesem Zug kommen alle Karten an Reihe { $turn_row }
colour-shown-by-one = Reihe { $rows } endet mit { colour }
colour-shown-by-several = die Reihen { $rows } enden mit { colour }
lay-at-least-one = du musst mindestens eine Karte anlegen, bevor du deinen Zug beendest
row-is-full = die Reihe ist voll; du musst sie nehmen
nothing-to-split = es gibt keine volle Reihe aufzuteilen
another-colour-is-asked = jetzt ist zu wählen, welche Karte in { colour } plus zählt
not-in-the-row = in der Reihe ist keine { $card } mehr zu wählen
one-of-every-colour = von jeder Farbe zählt genau eine Karte plus
at-least-one = mindestens eine Karte der Reihe zählt plus
no-licences = dieses Spiel wird ohne Angelscheine gespielt
no-licence-to-choose = es ist jetzt kein Angelschein zu wählen
given-at-the-end = Angelschein { $licence } wird erst am Ende vergeben
licence-not-open = Angelschein { $licence } liegt nicht offen aus
licence-not-earned = für diese Reihe gibt es Angelschein { $licence } nicht

# Im Terminal

pitch = Fülle eine Reihe, solange sie bunt und fett ist, und lass den anderen die Gräten.
screen-reserve =
    { $count ->
        [one] Reservestapel: eine Karte
       *[other] Reservestapel: { $count } Karten
    }
screen-chosen = Zählt plus:
screen-headings = Name | Hand | Stapel | Plus | Minus | Summe
screen-plus = Plusstapel:
screen-fiasco = { $seat } hat die Fiaskokarte (−5).
screen-hand = Deine Hand:
screen-empty = nichts
screen-licences = Angelscheine auf dem Tisch:
screen-licence-a = eine 1 auf den Plusstapel; geht weiter an den Nächsten, dem das gelingt (10)
screen-licence-b = am Ende: die wenigsten Karten im Plusstapel (10; Gleichstand 5)
screen-licence-c = am Ende: die meisten 1er im Plusstapel (10; Gleichstand 5)
screen-licence-d = eine Reihe mit 1234, 2345 oder 3456 (10)
screen-licence-e = eine Reihe mit mehr Minus- als Pluspunkten (10)
screen-licence-f = eine Reihe mit gleich vielen Plus- und Minuspunkten (7)
screen-licence-g = eine Reihe nur aus 1, 2 und 3 (7)
screen-licence-h = eine Reihe in einer Farbe (7)
screen-licence-i = eine Reihe in genau zwei Farben (7)
screen-card =
    { $colour ->
        [R] die rote { $value }
        [Y] die gelbe { $value }
        [G] die grüne { $value }
        [B] die blaue { $value }
       *[P] die lila { $value }
    }
screen-lay = { screen-card } an Reihe { $row } anlegen
screen-end = nichts mehr anlegen
screen-keep = { screen-card } zählt plus
screen-keep-none = keine zweite Karte zählt plus

# Options

option-licences = mit den Angelscheinen spielen
option-fiasco = wer falsch anlegt, bekommt die Fiaskokarte; aus: es wird abgelehnt
