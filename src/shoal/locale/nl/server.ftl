serving = Shoal is te bereiken op { $address }; Ctrl-C stopt het.
verified =
    { $moves ->
        [one] { $title }: de kaarten zijn gedeeld zoals vooraf was vastgelegd, en de ene zet is nagespeeld.
       *[other] { $title }: de kaarten zijn gedeeld zoals vooraf was vastgelegd, en alle { $moves } zetten zijn nagespeeld.
    }

# Why something was refused

error-bad-request = Het bericht werd niet begrepen.
error-bad-options = Zo kan het niet: { $reason }.
error-other-origin = Dit verzoek komt van een pagina van een andere site.
error-not-your-seat = Dit is niet jouw plaats.
error-no-such-game = Dit spel bestaat niet.
error-no-such-table = Deze tafel bestaat niet meer.
error-no-such-page = Deze pagina bestaat niet.
error-no-such-code = Deze code is fout, gebruikt of te oud.
error-seat-taken = Deze plaats is bezet.
error-not-your-turn = Je bent niet aan de beurt.
error-illegal-move = Deze zet kan nu niet.
error-stale = Het spel is al verder; kijk nog eens.
error-waiting = De partij is nog niet begonnen: er ontbreekt nog iemand.
error-over = De partij is afgelopen.
error-not-over = De partij is nog niet afgelopen.
error-nothing-to-undo = Er is niets terug te nemen.
error-nothing-asked = Niemand heeft je iets gevraagd.
error-too-large = Dat is te groot.
error-too-fast = Dat ging te snel; wacht even.
error-unavailable = De server kan nu niets opslaan; nog een poging.
error-server-error = Er ging iets mis in de server.
