# Was geschah

dealt = Durchgang { $session }: Der Stapel wird gemischt, und { $seat } beginnt.
flipped = { $seat } deckt { $card } auf.
kept = { $seat } behält { $cards }.
lost = { $seat } legt { $cards } ab.
octopus = Ein Krake! { $seat } muss aufhören zu fischen.
declined = { $seat } verzichtet auf den Raubzug.
rolled =
    { $number ->
        [one] { $seat } will { $victim } eine Karte rauben und würfelt { $roll }.
       *[other] { $seat } will { $victim } { $number } Karten rauben und würfelt { $roll }.
    }
raided = { $seat } nimmt { $cards } von { $victim }.
session-scored =
    { $points ->
        [one] { $seat } hat { $cards } gesammelt: ein Punkt, insgesamt { $total }.
       *[other] { $seat } hat { $cards } gesammelt: { $points } Punkte, insgesamt { $total }.
    }
game-over = Das Spiel ist zu Ende.

# Wie es endete

target-reached = das Ziel ist erreicht

# Warum nicht

first-flip-is-not-optional = ein Zug beginnt mit dem Aufdecken einer Karte; aufhören kannst du erst, wenn eine Reihe daliegt
octopus-ends-fishing = der Krake hat das Fischen beendet; du kannst nur noch rauben oder verzichten
no-octopus-to-raid-with = rauben darf man nur nach einem Kraken, und es wurde keiner aufgedeckt
raid-an-opponent = du kannst dich nicht selbst berauben, nur jemand anderen
nobody-sits-there = auf Platz { $number } sitzt niemand
nothing-to-raid = { $seat } hat keine Karten, die man rauben könnte
not-so-many-to-raid =
    { $has ->
        [one] { $seat } hat nur eine Karte
       *[other] { $seat } hat nur { $has } Karten
    }

# Im Terminal

pitch = Noch einen Fisch aufdecken, oder aufhören, solange dir die Reihe noch gehört.
screen-session = Durchgang { $number }
screen-deck =
    { $count ->
        [one] Stapel: eine Karte
       *[other] Stapel: { $count } Karten
    }
screen-discard =
    { $count ->
        [one] Ablage: eine Karte
       *[other] Ablage: { $count } Karten
    }
screen-no-series = Noch kein Fisch in der Reihe.
screen-headings = Name | Karten | Jetzt | Bisher | Summe
screen-collection = Deine Sammlung:
screen-empty = noch nichts
screen-flip = die nächste Karte aufdecken
screen-stop = aufhören und die Reihe behalten
screen-raid =
    { $number ->
        [one] um eine Karte von { $victim } würfeln
       *[other] um { $number } Karten von { $victim } würfeln
    }
screen-decline = niemanden berauben

# Options

option-target = Punkte, mit denen das Spiel nach einem Durchgang endet
option-starter = wer einen späteren Durchgang beginnt
option-starter-lowest = wer am wenigsten Punkte hat
option-starter-same = immer dieselbe Person
option-starter-rotate = reihum
