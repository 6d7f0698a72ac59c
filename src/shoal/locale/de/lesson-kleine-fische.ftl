# Das erste Spiel mit Lotse: Kleine Fische

goal = Willkommen! Du sammelst Fische, und jeder ist so viele Punkte wert, wie er Muscheln hat. Aber von jeder Art, A bis J, zählt nur dein bester Fisch.
flip = Jeder Zug beginnt mit einer Karte vom Stapel. Decke eine auf!
series = Ein Fisch F mit einer Muschel eröffnet die Reihe. Solange jeder Fisch darin von einer anderen Art ist, darfst du aufhören und alle behalten.
dare = Ein G mit vier Muscheln: Mehr ist kein Fisch wert! Du könntest aufhören. Wagen wir noch einen.
stop = Drei Arten, sieben Muscheln. Noch ein F, G oder A würde dich Fische kosten, also hör auf und behalte alle drei.
rival = Die drei Fische liegen jetzt in deiner Sammlung. Als Nächstes fischt { $player1 }. Schau zu!
twins = Zwillinge! Eine Art, die schon in der Reihe lag: Beide und alle Fische zwischen ihnen sind verloren. Was links davon liegt, bleibt erhalten.
left-of-twins = { $player1 } behält nur G3, den einzigen Fisch links von den beiden I. Du bist wieder dran: Geh fischen.
octopus = Ein Krake! Er nimmt die ganze Reihe mit. Dafür winkt ein Raubzug: ein Opfer und eine Zahl von Karten nennen, dann würfeln.
die = Der Würfel zeigt −1, 1, 1, 2, 3 oder 3 und muss mindestens deine Zahl erreichen. { $player1 } hat nur eine Karte, also nenne eins.
only-the-best = Eine 3, der Raubzug gelingt, und G3 gehört dir. Aber du hast schon G4, und nur dein bestes G zählt. Jetzt fischt wieder { $player1 }.
how-far = Wie weit gehst du? Je länger die Reihe, desto mehr Arten sind gefährlich, und es gibt sechs Kraken. Drei oder vier Fische sind ein guter Fang.
four = D2, H3, J1 und C1: vier Arten, die du noch nicht hast, sieben Punkte mehr. Zeit, aufzuhören!
look = Gut aufgehört. Jetzt schau, welche Karte { $player1 } aufdeckt …
lucky = Der Krake! Noch eine Karte, und es wäre deiner gewesen. Jetzt darf { $player1 } dich berauben und versucht es gleich mit drei Karten.
too-low = Eine 1, und drei waren angesagt: Der Raubzug schlägt fehl, keine Karte wechselt den Besitzer.
backfires = Eine −1: Der Raubzug geht nach hinten los, und das Opfer zieht stattdessen selbst eine Karte.
scoring = Der Stapel ist aufgebraucht, der Durchgang vorbei. Jede Sammlung zählt die Muscheln ihres besten Fischs jeder Art.
end = Diese Lektion endet nach einem Durchgang. Im richtigen Spiel geht es weiter, bis jemand 77 Punkte hat.
