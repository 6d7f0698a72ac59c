# Was geschah

rolled = Zug { $turn_number }: { $seat } würfelt { $first } und { $second }.
got-worm = { $seat } nimmt einen Wurm der Farbe { $colour }.
declined = { $seat } nimmt keinen Wurm.
wanted =
    { $target ->
        [boat] { $seat } kauft ein Boot für { $price } Würmer.
       *[other] { $price ->
            [one] { $seat } greift nach { $target }, für einen Wurm.
           *[other] { $seat } greift nach { $target }, für { $price } Würmer.
        }
    }
paid = { $seat } zahlt { $cards }.
turned-up = { $seat } deckt { $place } auf: { $card }.
left = { $seat } lässt { $card } auf { $place } liegen.
taken = { $seat } nimmt { $card } von { $place }.
placed = { $seat } setzt { $card } an Koralle { $coral }.
bred = { $seat } züchtet { $brood } an Koralle { $coral }; { $cards } werden abgelegt.
brood-opened = Eine neue Nachwuchskarte wird aufgedeckt: { $brood }.
boat-bought = { $seat } hat jetzt { $boats } Boote.
chased = Ein Hai von { $seat } vertreibt { $card } von { $place }.
chased-parent = Ein Hai von { $seat } vertreibt { $card } von Koralle { $coral }.
turn-ended = { $seat } beendet den Zug.
washed =
    { $number ->
        [one] Aus Reihe { $row } fließt Wasser ab: eine Karte.
       *[other] Aus Reihe { $row } fließt Wasser ab: { $number } Karten.
    }
shuffled =
    { $number ->
        [one] Eine abgelegte Karte wird unter den Zugstapel gemischt.
       *[other] { $number } abgelegte Karten werden unter den Zugstapel gemischt.
    }
filled = Reihe { $row } wird aufgefüllt mit { $cards }.
filled-hidden =
    { $number ->
        [one] Reihe { $row } wird mit einer verdeckten Karte aufgefüllt.
       *[other] Reihe { $row } wird mit { $number } verdeckten Karten aufgefüllt.
    }
game-over = Das Spiel ist zu Ende.

# Wie es endete

five-broods = fünf Zuchten sind gelungen
turn-limit = die Zuggrenze ist erreicht

# Warum nicht

choose-a-worm-first = eine gewürfelte Farbe ist nicht mehr vorrätig; wähle zuerst einen Wurm
opponent-picks-first = zuerst darf die andere Seite einen Wurm nehmen oder verzichten
out-of-stock = von der Farbe { $colour } ist kein Wurm mehr vorrätig
not-rolled = genommen wird nur ein Wurm einer gewürfelten Farbe: { $colours }
worms-come-with-the-roll = Würmer gibt es nur nach dem Würfeln
pay-first =
    { $due ->
        [one] ein Kauf ist im Gange, und ein Wurm ist noch zu zahlen
       *[other] ein Kauf ist im Gange, und { $due } Würmer sind noch zu zahlen
    }
wrong-colour = { $fish } wird mit Würmern der eigenen Farbe bezahlt, oder mit Perlen
no-pearl = du hast keine Perle
no-such-worm = du hast keinen Wurm der Farbe { $colour }
nothing-to-pay = es wird gerade nichts gekauft
take-it-or-leave-it = zuerst wird die eben aufgedeckte Karte genommen oder liegen gelassen
nothing-turned = es wurde gerade keine Karte aufgedeckt
gap = dort liegt keine Karte
no-boat-there = du hast kein Boot an Bahn { $lane }
turn-it-up-first = die Karte liegt verdeckt und muss zuerst aufgedeckt werden
open-already = die Karte liegt schon offen
water-stays = Wasser kann man nicht nehmen
five-corals = du hast schon fünf Korallen
no-coral-for-it = keine deiner Korallen kann { $fish } aufnehmen
cannot-pay =
    { $has ->
        [0] das kostet { $price }, und du hast nichts, womit du zahlen könntest
        [one] das kostet { $price }, und du hast dafür nur einen Wurm oder eine Perle
       *[other] das kostet { $price }, und du hast dafür nur { $has } Würmer und Perlen
    }
eight-boats = du hast schon an jeder Bahn ein Boot
no-boats-left = alle Boote sind verkauft
no-shark = du hast keinen Hai
only-open-cards = ein Hai vertreibt nur offene Karten
water-is-not-chased = ein Hai vertreibt kein Wasser
no-such-coral =
    { $has ->
        [0] du hast keine Koralle
        [one] du hast nur eine Koralle
       *[other] du hast nur { $has } Korallen
    }
no-parent-there = an dieser Koralle ist kein einzelner Fisch
put-the-fish-first = zuerst muss der eben genommene Fisch an eine Koralle
no-fish-to-put = es wurde gerade kein Fisch genommen
coral-does-not-take-it = diese Koralle kann { $fish } nicht aufnehmen
equal-coral = eine Koralle mit kleinerer Nummer trägt dasselbe; nenne diese

# Im Terminal

pitch = Boote, Würmer und Geduld: Bring an deinen Korallen fünfmal die richtigen zwei Fische zusammen.
screen-turn = Zug { $number }
screen-dice = gewürfelt { $first } und { $second }
screen-draw =
    { $count ->
        [one] Zugstapel: eine Karte
       *[other] Zugstapel: { $count } Karten
    }
screen-discard =
    { $count ->
        [one] Ablage: eine Karte
       *[other] Ablage: { $count } Karten
    }
screen-broods = Offene Zuchten:
screen-stock = Würmer im Vorrat:
screen-sea = Meer
screen-reef = Riff
screen-prices = Unter jeder erreichbaren Karte: ihr Preis in Würmern
screen-seat =
    { $broods ->
        [one] eine Zucht
       *[other] { $broods } Zuchten
    }, { $boats ->
        [one] ein Boot
       *[other] { $boats } Boote
    }
screen-things = Perlen { $pearls } · Haie { $sharks }
screen-corals = Korallen
screen-none = keine
screen-due =
    { $target ->
        [boat] Für das Boot noch zu zahlen: { $count }
       *[other] Für { $target } noch zu zahlen: { $count }
    }
screen-colour =
    { $colour ->
        [R] rot
        [Y] gelb
        [G] grün
        [B] blau
        [P] lila
       *[O] orange
    }
screen-worm = einen Wurm nehmen: { $colour }
screen-no-worm = keinen Wurm nehmen
screen-take-card = die Karte in Reihe { $row }, Bahn { $lane } nehmen
screen-turn-card = die Karte in Reihe { $row }, Bahn { $lane } aufdecken
screen-take = die eben aufgedeckte Karte nehmen
screen-leave = sie offen liegen lassen
screen-boat = ein Boot kaufen
screen-shark-card = die Karte in Reihe { $row }, Bahn { $lane } vertreiben
screen-shark-coral = den Fisch an deiner Koralle { $number } vertreiben
screen-end = den Zug beenden
screen-pay = mit einem Wurm zahlen: { $colour }
screen-pay-pearl = mit einer Perle zahlen
screen-coral = den Fisch an Koralle { $number } setzen

# Options

option-turn_limit = Züge, nach denen das Spiel spätestens endet
