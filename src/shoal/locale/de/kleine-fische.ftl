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
