# La page

skip = Aller au jeu
settings = Réglages
close = Fermer
yes = Oui
no = Non
you = Vous
name = Nom
your-name = Votre nom
language = Langue
theme = Couleurs
theme-auto = comme le système
theme-light = claires
theme-dark = sombres
speed = Mouvement des cartes
speed-off = aucun
speed-fast = rapide
speed-normal = normal
speed-slow = lent
speed-help = La durée du trajet des cartes, et l'attente de la table après un coup.
memory = Aide-mémoire
memory-help = Montre ce que l'on peut savoir en ayant bien observé.
one-moment = Un instant …
offline = Le serveur ne répond pas.
refused = Impossible : { $reason }.
refused-by-rule = Impossible ({ $rule }) : { $reason }.
lost-title = Il n'y a rien ici
lost-text = L'adresse ne mène à aucune page, ou à une table qui n'existe plus.
to-lobby = À l'accueil
to-table = À la table

# L'accueil

lobby-title = Cinq jeux de poissons à une table
lobby-text = Asseyez-vous et jouez : tout de suite contre des robots, ou avec d'autres par un lien.
players-minutes =
    { $low ->
        [2] { $high ->
            [2] 2 joueurs · { $minutes } minutes
           *[other] 2–{ $high } joueurs · { $minutes } minutes
        }
       *[other] { $low }–{ $high } joueurs · { $minutes } minutes
    }
play-now = Jouer maintenant
set-up = Dresser une table
rules = Règles
my-tables = Mes tables
open-tables = Tables avec une place libre
live-tables = Tables à regarder
ended-tables = Parties terminées
go-on = Continuer
sit-down = S'asseoir
watch = Regarder
look-at = Revoir
open-seat = place libre
state-waiting = attend des joueurs
state-playing = en cours
your-turn = À vous de jouer.
won-by = remportée par { $names }
join-title = Vous a-t-on donné un code ?
join-text = Six lettres et chiffres mènent à une table qui attend encore des joueurs.
join = Y aller
load-title = Charger une partie enregistrée
load-text = Une partie enregistrée continue ici contre des robots ; une partie finie peut être revue coup par coup.
not-a-save = Ce fichier n'est pas une partie enregistrée.

# Dresser une table

set-up-title = Une table pour { $game }
who-plays = Qui joue
how-many = Joueurs
seats-help = Choisissez plusieurs fois « quelqu'un ici » pour partager cet écran ; les cartes sont couvertes entre-temps.
seat-at = Place { $number }
person-at = Joueur { $number }
seat-kind = Qui est assis ici
kind-person = quelqu'un ici
kind-open = un invité
kind-bot = un robot
open-help = vient par le lien
level = Force
level-random = joue n'importe quoi
level-heuristic = expérimenté
level-three = s'arrête à trois
level-greedy = avide
how = Comment on joue
name-target = Points pour gagner
name-starter = Qui ouvre une manche
name-licences = Permis de pêche
name-fiasco = Règle du fiasco
name-turn_limit = Nombre maximal de tours
start-seat = Qui commence
start-random = le sort décide
language-help = Celle de cette page et des noms des robots ; les invités voient la table dans la leur.
clock = Pendule
clock-help = Quand le temps est écoulé, un robot continue à cette place.
clock-none = aucune
clock-quick = 5 minutes, plus 3 secondes par décision
clock-calm = 15 minutes, plus 10 secondes par décision
clock-long = un jour, plus une heure par décision
listed = Montrer à l'accueil
listed-help = Tout visiteur de ce serveur peut prendre une place d'invité.

# L'attente

waiting-title = { $game } : on attend des joueurs
invite = Invitation
invite-text = Envoyez ce lien à ceux qui doivent jouer. La partie commence quand la dernière place est prise.
copy = Copier le lien
copied = Le lien est copié.
copy-by-hand = Le navigateur ne le permet pas ; copiez le lien à la main.
short-code = Ou le code :
fill = Compléter par des robots et commencer
leave = Quitter la table
pass-title = Continuer ici
pass-text = Les places de l'autre appareil seront à celui-ci. Le code ne sert qu'une fois.
pass-use = Les reprendre

# À la table

connecting = En route vers la table …
cut = La connexion est coupée. De nouveaux essais suivent.
retry = Essayer maintenant
preparing = { $game } se prépare
preparing-text = Cela prend quelques secondes, et seulement la première fois sur ce serveur.
seats = Joueurs
points = Points
yours = vous
away = absent, un robot joue
is-to-move = doit jouer
turn-of = C'est à { $name } de jouer.
choose-move = Choisissez un coup.
not-your-turn = Ce n'est pas à vous de jouer.
over = La partie est terminée
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
hint = Conseil
hint-is = Le robot ferait : { $move }.
hint-thinking = Je réfléchis …
undo = Reprendre
undo-ask = Demander à reprendre
undo-question = { $name } voudrait reprendre sa dernière décision. D'accord ?
undo-waiting = On demande aux autres : { $names }
you-are-away = Un robot joue pour vous.
return = Rejouer soi-même
you-watch = Vous regardez.
other-device = Sur un autre appareil
other-device-text = Ouvrez cette adresse sur l'autre appareil dans les dix minutes. Elle ne sert qu'une fois.
hand-over = C'est à { $name }
hand-over-text = Passez l'écran. Les cartes se montrent quand il est dans les bonnes mains.
hand-over-ready = Je suis { $name }
beside = À côté de la table
tab-log = Journal
tab-sheet = Points
tab-chat = Discussion
tab-rules = Règles
no-log = Il ne s'est encore rien passé.
earlier = Tout montrer
no-chat = Personne n'a encore rien dit.
chat-text = Dire quelque chose
send = Envoyer
search-rules = Chercher dans les règles
found =
    { $count ->
        [0] Rien trouvé.
        [one] Un chapitre trouvé.
       *[other] { $count } chapitres trouvés.
    }
chart = Les points en courbe
number = N°
seen-collections = Collection
seen-discard = Défaussées
seen-deck = Encore dans la pioche
seen-minus = Pile moins
seen-hands = Main
seen-unseen = Pas encore vues
seen-catches = Prises
seen-boats = Bateau
seen-sea = Mer
seen-hidden = Cachées ou encore à piocher
seen-brood_pile = Élevages à venir

# Après la partie

you-won = Vous avez gagné !
won =
    { $points ->
        [one] { $winners } gagne avec { $points } point.
       *[other] { $winners } gagne avec { $points } points.
    }
shared =
    { $points ->
        [one] { $winners } partagent la victoire avec { $points } point chacun.
       *[other] { $winners } partagent la victoire avec { $points } points chacun.
    }
because = Raison de la fin : { $reason }.
result = Résultat
reasons = D'où viennent les points
rematch = Rejouer
rematch-join = À la partie suivante
replay = Revoir
save = Télécharger
deal = Vérifier la donne
deal-text = Avant le premier coup, le serveur a publié une empreinte des cartes mélangées. Il a maintenant dit d'où venait le mélange, et votre navigateur peut comparer.
deal-commitment = Publié avant
deal-salt = Sel
deal-key = Clé
deal-check = Comparer
deal-right = C'est juste : la donne était fixée avant le premier coup.
deal-wrong = Cela ne correspond pas !
deal-cannot = Ce navigateur ne compare que sur des pages venues par https.
deal-practice = Une table d'entraînement : qui l'a dressée connaissait la donne.
replay-of = { $game } : revoir
replay-start = Le début. Toutes les cartes sont visibles.
back = Reculer
forward = Avancer
to-start = Au début
to-end = À la fin
run = Dérouler
pause = Pause
step = Étape
step-of = Étape { $number } sur { $total }

# Kleine Fische

task-kleine-fische-fish = Retournez une carte, ou arrêtez et gardez la série.
task-kleine-fische-raid = Une pieuvre ! À qui prenez-vous des cartes, et combien ?
kf-fish =
    { $mussels ->
        [one] poisson { $species } avec une moule
       *[other] poisson { $species } avec { $mussels } moules
    }
kf-octopus = pieuvre
kf-series = La série
kf-flip = Retourner une carte
kf-stop =
    { $count ->
        [one] Arrêter et la garder
       *[other] Arrêter et garder les { $count }
    }
kf-raid = Prendre tant de cartes à { $name }
kf-worth =
    { $count ->
        [one] (vaut { $count } point)
       *[other] (vaut { $count } points)
    }

# FAT FISH

task-fat-fish-lay = Posez une carte au bout d'une rangée, ou arrêtez.
task-fat-fish-keep = La rangée est à vous. Quelle carte de cette couleur compte en plus ?
task-fat-fish-licence = Quel permis prenez-vous ?
ff-row = Rangée { $number }
ff-end = Ne plus rien poser
ff-plus = Elle compte en plus
ff-plus-pile = Pile plus
ff-minus =
    { $count ->
        [one] moins : { $count } carte
       *[other] moins : { $count } cartes
    }
ff-hand = main { $hand }
ff-pile = pile { $pile }
ff-fiasco = Fiasco −5
ff-owned = { $name } a { $letter }

# Fischen et Fischen 2

task-fischen-play = Jouez une carte.
task-fischen-catch = Votre 0 pêche : choisissez une carte du pli.
task-fischen-pass = Choisissez une carte pour votre gauche.
task-fischen-call = Imposez une couleur pour le pli suivant.
task-fischen-2-trump = Choisissez l'atout de cette manche.
task-fischen-2-play = Jouez une carte.
task-fischen-2-catch = Votre bouée pêche : choisissez une carte du pli.
task-fischen-2-bank = Choisissez une carte de la main pour vos prises.
task-fischen-2-take = Prenez en main une carte du pli.
task-fischen-2-give = Posez une carte de la main face cachée dans le pli.
task-fischen-2-settrump = Choisissez l'atout du prochain pli.
tr-call = Quelle couleur imposez-vous ?
tr-trump = Quel vert est atout ?
tr-card =
    { $colour ->
        [B1] { $value } bleu
        [Y1] { $value } jaune
        [P1] { $value } violet
        [R1] { $value } rouge
        [T1] { $value } d'atout
        [B2] { $value } bleu
        [Y2] { $value } jaune
        [R2] { $value } rouge
        [L2] { $value } vert clair
        [D2] { $value } vert foncé
        [G2] { $value } des deux verts
       *[other] poisson-globe { $value }
    }

# Das Riff

task-das-riff-worm = Une couleur est épuisée. Choisissez un autre ver.
task-das-riff-pick = Vous pouvez prendre un ver d'une couleur tirée aux dés.
task-das-riff-act = Prenez ou retournez des cartes, achetez un bateau, envoyez un requin ; puis terminez le tour.
task-das-riff-pay = Choisissez les vers ou les perles avec lesquels vous payez.
task-das-riff-turned = Prenez-vous la carte, ou la laissez-vous ?
task-das-riff-coral = Sur quel corail va le poisson ?
rf-reef = Le récif
rf-hidden = carte face cachée
rf-female = femelle, { $colour }
rf-male = mâle, { $colour }
rf-coral = corail
rf-pearl = perle
rf-shark = requin
rf-water = eau
rf-place = rangée { $row }, colonne { $lane }
rf-price =
    { $count ->
        [one] coûte { $count } ver
       *[other] coûte { $count } vers
    }
rf-boat = Bateau de { $name } au colonne { $lane }
rf-worms = vers, { $colour } : { $count }
rf-pearls = perles : { $count }
rf-sharks = requins : { $count }
rf-hunt = Envoyer un requin
rf-hunting = Que chasse le requin ?
rf-brood = élevage { $brood }
rf-choose-worm = Choisissez un ver

# La première partie guidée

learn = Apprendre
guide = Le guide
guide-next = Suite
guide-back = Retour
guide-close = Continuer sans le guide
guide-open = Montrer le guide
guide-move = À faire : { $move }
