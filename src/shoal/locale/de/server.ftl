serving = Shoal ist unter { $address } zu erreichen; Strg-C beendet es.
verified =
    { $moves ->
        [one] { $title }: Die Karten sind so verteilt, wie es vorher festgelegt war, und der eine Zug ist nachgespielt.
       *[other] { $title }: Die Karten sind so verteilt, wie es vorher festgelegt war, und alle { $moves } Züge sind nachgespielt.
    }

# Why something was refused

error-bad-request = Die Nachricht war nicht zu verstehen.
error-bad-options = So geht es nicht: { $reason }.
error-other-origin = Diese Anfrage kommt von einer fremden Seite.
error-not-your-seat = Das ist nicht dein Platz.
error-no-such-game = Dieses Spiel gibt es nicht.
error-no-such-table = Diesen Tisch gibt es nicht mehr.
error-no-such-page = Diese Seite gibt es nicht.
error-no-such-code = Dieser Code ist falsch, verbraucht oder zu alt.
error-seat-taken = Der Platz ist besetzt.
error-not-your-turn = Du bist nicht an der Reihe.
error-illegal-move = Dieser Zug ist jetzt nicht möglich.
error-stale = Das Spiel ist schon weiter; sieh noch einmal hin.
error-waiting = Es hat noch nicht begonnen: Jemand fehlt noch.
error-over = Die Partie ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-nothing-asked = Niemand hat dich gefragt.
error-too-large = Das ist zu groß.
error-too-fast = Das war zu schnell; warte ein wenig.
error-unavailable = Der Server kann gerade nichts speichern; noch ein Versuch.
error-server-error = Im Server ist etwas schiefgegangen.
