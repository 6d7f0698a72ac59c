serving = Shoal est accessible à l’adresse { $address } ; Ctrl-C l’arrête.
verified =
    { $moves ->
        [one] { $title } : la donne est bien celle qui avait été fixée, et son unique coup a été rejoué.
       *[other] { $title } : la donne est bien celle qui avait été fixée, et ses { $moves } coups ont été rejoués.
    }

# Why something was refused

error-bad-request = Le message n’a pas été compris.
error-bad-options = Impossible ainsi : { $reason }.
error-other-origin = Cette demande vient de la page d’un autre site.
error-not-your-seat = Cette place n’est pas la vôtre.
error-no-such-game = Ce jeu n’existe pas.
error-no-such-table = Cette table n’existe plus.
error-no-such-page = Cette page n’existe pas.
error-no-such-code = Ce code est faux, déjà utilisé ou trop ancien.
error-seat-taken = Cette place est prise.
error-not-your-turn = Ce n’est pas votre tour.
error-illegal-move = Ce coup n’est pas possible maintenant.
error-stale = La partie a avancé entre-temps ; regardez de nouveau.
error-waiting = La partie n’a pas commencé : il manque encore quelqu’un.
error-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-nothing-asked = Personne ne vous a rien demandé.
error-too-large = C’est trop grand.
error-too-fast = C’était trop rapide ; attendez un peu.
error-unavailable = Le serveur ne peut rien enregistrer pour le moment ; nouvel essai.
error-server-error = Quelque chose s’est mal passé dans le serveur.
