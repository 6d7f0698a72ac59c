# Ce qui s’est passé

round-began = Manche { $round }, { $size } cartes par personne ; { $seat } entame.
drew =
    { $sea ->
        [0] { $seat } pioche { $boat } cartes dans son bateau.
       *[other]
            { $boat ->
                [0] { $seat } pioche { $sea } cartes dans la mer.
                [one] { $seat } pioche { $boat } carte dans son bateau et { $sea } dans la mer.
               *[other] { $seat } pioche { $boat } cartes dans son bateau et { $sea } dans la mer.
            }
    }
hand = { $seat } a en main { $cards }.
played = { $seat } joue { $card }.
took = { $seat } pêche { $cards } avec { $card }.
took-nothing = { $seat } n’a rien à pêcher avec { $card }.
chose-pass = { $seat } a choisi une carte à passer.
chose-pass-card = { $seat } va passer { $card }.
passed = { $seat } passe une carte à { $other }.
passed-card = { $seat } passe { $card } à { $other }.
minus-three = { $seat } pêche minus-three et perd 3 points.
leads-next = { $seat } entamera le pli suivant.
called =
    { $colour ->
        [B] { $seat } impose le bleu pour le pli suivant.
        [Y] { $seat } impose le jaune pour le pli suivant.
        [P] { $seat } impose le violet pour le pli suivant.
        [R] { $seat } impose le rouge pour le pli suivant.
       *[T] { $seat } impose l’atout pour le pli suivant.
    }
lowest-next = { $seat } l’annonce : la plus petite carte gagnera le pli suivant.
expired = La carte { $card } de { $seat } reste sans effet.
trick-won = { $seat } gagne le pli ; prise : { $cards }.
round-scored =
    { $points ->
        [one] { $seat } a pêché { $points } carte et a { $total } au total.
       *[other] { $seat } a pêché { $points } cartes et a { $total } au total.
    }
overfished =
    { $sea ->
        [one] Surpêche ! Il faut { $missing } cartes, mais il n’en reste que { $sea } dans la mer.
       *[other] Surpêche ! Il faut { $missing } cartes, mais il n’en reste que { $sea } dans la mer.
    }
game-over = La partie est terminée.

# Comment elle s’est terminée

all-rounds = les huit manches sont jouées
overfishing = la mer est épuisée par la surpêche

# Pourquoi pas

not-in-hand = vous n’avez pas { $card } en main
must-follow =
    { $colour ->
        [B] il faut fournir du bleu
        [Y] il faut fournir du jaune
        [P] il faut fournir du violet
        [R] il faut fournir du rouge
       *[T] il faut fournir de l’atout
    }
must-follow-call =
    { $colour ->
        [B] le bleu est imposé, et vous avez une carte bleue
        [Y] le jaune est imposé, et vous avez une carte jaune
        [P] le violet est imposé, et vous avez une carte violette
        [R] le rouge est imposé, et vous avez une carte rouge
       *[T] l’atout est imposé, et vous avez un atout
    }
catch-first = votre 0 doit d’abord pêcher une carte du pli
pass-first = chacun passe d’abord une carte
call-first = il faut d’abord imposer la couleur du pli suivant
no-zero = aucun 0 ne peut pêcher en ce moment
no-pass-left = on ne passe pas de carte en ce moment ; il y faut la bouée pass-left
no-call-colour = on n’impose pas de couleur en ce moment ; il y faut la bouée call-colour
not-in-trick = { $card } n’est pas dans le pli
not-itself = { $card } ne peut pas se pêcher elle-même
taken-already = { $card } a déjà été retirée du pli
pass-from-hand = vous n’avez pas { $card } en main ; on ne passe que ce qu’on a

# Dans le terminal

pitch = Chaque pli que vous pêchez est la main que vous jouerez ensuite.
screen-round = Manche { $number } sur { $rounds }
screen-sizes = Mains :
screen-sea =
    { $count ->
        [one] Mer : { $count } carte
       *[other] Mer : { $count } cartes
    }
screen-headings = Nom | Pli | Main | Prise | Bateau | Points | Sans
screen-last-trick = Dernier pli, gagné par { $seat } :
screen-hand = Votre main :
screen-no-hand = aucune carte
screen-catch = la pêcher dans le pli
screen-colour-B = bleu
screen-colour-Y = jaune
screen-colour-P = violet
screen-colour-R = rouge
screen-colour-T = atout
screen-called = Couleur imposée par { $seat } pour ce pli : { $colour }.
screen-lowest = La plus petite carte gagne ce pli.
screen-next-called = Couleur imposée par { $seat } pour le pli suivant : { $colour }.
screen-next-lowest = La plus petite carte gagnera le pli suivant.
screen-next-leader = { $seat } entamera le pli suivant.
screen-pass = la passer à gauche
screen-call = imposer pour le pli suivant : { $colour }
screen-pass-left = chacun passe une carte à gauche
screen-minus-three = coûte 3 points à qui la pêche
screen-catch-all = pêcher toutes les autres cartes du pli
screen-lead-next = entamer le pli suivant
screen-call-colour = imposer la couleur du pli suivant
screen-lowest-wins = la plus petite carte gagnera le pli suivant
