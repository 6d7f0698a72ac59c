# Avant la partie

choose-game = Quel jeu ?
minutes = { $players } personnes, environ { $minutes } minutes
preparing = Première préparation de { $title } ; cela prend quelques secondes, une seule fois …
player = Joueur
player-at = Joueur { $seat }
bots = Loutre | Héron | Pélican | Phoque | Cormoran | Ours | Mouette | Balbuzard
bot-at = Bot { $seat }
plays-at-level = { $name } est un bot : { $level }.
opening = Tapez le numéro d’un coup ou le coup lui-même ; rules affiche les règles, ? toutes les commandes.

# Questions

turn-of = C’est à { $name } de jouer.
scores = Points
over = La partie est terminée.
earlier =
    { $count ->
        [one] … encore { $count } ligne avant ; log affiche tout
       *[other] … encore { $count } lignes avant ; log affiche tout
    }
hand-over = C’est au tour de { $name }. Passez l’écran, puis appuyez sur Entrée.
enter-plays = Entrée joue le seul coup possible.
not-a-choice = Ce numéro n’existe pas ; il y a les choix de 1 à { $count }.
refused = Impossible : { $reason }.
refused-by-rule = Impossible ({ $rule }) : { $reason }.
hint = Le bot jouerait { $move }.
hint-label = Le bot jouerait { $move } ({ $label }).
taken-back = Coup repris. On ne remélange pas : les mêmes cartes viendront.
nothing-to-undo = Vous n’avez encore rien décidé que l’on puisse reprendre.
no-log = Il ne s’est encore rien passé.
no-page = Il n’y a pas ici de page avec les règles de { $title }.

# Ce que l’on peut taper

help-move = un numéro ou un coup : le jouer (majuscules et espaces sont indifférents)
help-undo = revenir à votre dernière décision
help-save = enregistrer la partie, sous un nom de votre choix si vous voulez
help-hint = demander à la recherche ce qu’elle ferait, et ce qu’elle en attend
help-rules = les règles
help-log = tout ce qui s’est passé
help-table = redessiner la table
help-help = ces lignes
help-quit = partir

# Enregistrer et partir

save-question = Enregistrer la partie avant de partir ? [o/N]
replace-question = { $file } existe déjà. Le remplacer ? [o/N]
yes = o oui
saved = Partie enregistrée. Pour continuer : shoal play --load { $file }
not-saved = Impossible d’écrire { $file } : { $reason }
goodbye = Au revoir.

# La fin

ended = La partie est terminée : { $reason }.
won =
    { $points ->
        [one] { $winners } gagne avec { $points } point.
       *[other] { $winners } gagne avec { $points } points.
    }
shared =
    { $points ->
        [one] { $winners } partagent la victoire avec { $points } point.
       *[other] { $winners } partagent la victoire avec { $points } points.
    }
after-game = again : une autre partie · save [FICHIER] · log · undo · Entrée : partir
after-game-watched = again : une autre partie · save [FICHIER] · log · Entrée : partir

# Regarder

watching = Entrée : tour suivant · end : jusqu’à la fin · save [FICHIER] · log · quit

