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
expired = La carte { $card } de { $seat } reste sans effet.
trump-chosen =
    { $trump ->
        [L] { $seat } choisit le vert clair comme atout.
       *[D] { $seat } choisit le vert foncé comme atout.
    }
trump-set =
    { $trump ->
        [L] { $seat } fixe l’atout du pli suivant : le vert clair.
       *[D] { $seat } fixe l’atout du pli suivant : le vert foncé.
    }
trump-changed =
    { $trump ->
        [L] L’atout passe au vert clair.
       *[D] L’atout passe au vert foncé.
    }
plus-three = { $seat } marque 3 points.
drew-one =
    { $source ->
        [sea] { $seat } pioche une carte dans la mer.
       *[boat] { $seat } pioche une carte dans son bateau.
    }
drew-one-card =
    { $source ->
        [sea] { $seat } pioche { $card } dans la mer.
       *[boat] { $seat } pioche { $card } dans son bateau.
    }
nobody-draws =
    { $sea ->
        [one] Personne ne pioche : il faudrait { $missing } cartes de la mer, et il n’en reste que { $sea }.
       *[other] Personne ne pioche : il faudrait { $missing } cartes de la mer, et il n’en reste que { $sea }.
    }
banked = { $seat } met une carte de sa main dans sa prise.
banked-card = { $seat } met { $card } dans sa prise.
swapped = { $seat } reprend { $card } du pli dans sa main.
laid = { $seat } pose une carte face cachée dans le pli.
laid-card = { $seat } pose { $card } face cachée dans le pli.
pufferfish = { $seat } a la carte la plus faible et pêche { $cards }.
trick-won =
    { $hidden ->
        [0] { $seat } gagne le pli ; prise : { $cards }.
        [one] { $seat } gagne le pli ; prise : { $cards } et une carte face cachée.
       *[other] { $seat } gagne le pli ; prise : { $cards } et { $hidden } cartes face cachée.
    }
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
        [R] il faut fournir du rouge
        [L] il faut fournir du vert clair
        [D] il faut fournir du vert foncé
       *[G] il faut fournir de l’atout
    }
trump-first = il faut d’abord choisir le vert clair ou le vert foncé comme atout
no-trump-choice = on ne choisit pas l’atout en ce moment
catch-first = votre bouée catch-one doit d’abord pêcher une carte du pli
no-catch-one = seule la bouée catch-one pêche une carte du pli, et aucune ne le fait en ce moment
bank-first = chacun met d’abord une carte de sa main dans sa prise
no-bank-one = seule la bouée bank-one met des cartes de la main dans la prise, et elle n’agit pas en ce moment
take-first = votre bouée swap-one doit d’abord reprendre une carte du pli
no-swap-one = seule la bouée swap-one permet un échange, et elle n’agit pas en ce moment
give-first = il faut d’abord poser une carte de votre main face cachée dans le pli
not-in-trick = { $card } n’est pas dans le pli, ou s’y trouve face cachée
not-itself = { $card } ne peut pas être prise par son propre effet
taken-already = { $card } a déjà été retirée du pli
bank-from-hand = vous n’avez pas { $card } en main ; on ne met dans la prise que ce qu’on a
give-from-hand = vous n’avez pas { $card } en main ; on ne pose que ce qu’on a
not-the-one-taken = vous venez de reprendre { $card } ; posez une autre carte

# Dans le terminal

pitch = Deux verts se relaient comme atout, et quelqu’un doit pêcher les poissons-globes.
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
screen-colour-L = vert clair
screen-colour-D = vert foncé
screen-trump-is = Atout : { $colour }
screen-no-trump = Pas encore d’atout
screen-tricks-left =
    { $count ->
        [one] encore { $count } pli
       *[other] encore { $count } plis
    }
screen-hidden =
    { $count ->
        [one] Il y a { $count } carte face cachée dans le pli.
       *[other] Il y a { $count } cartes face cachée dans le pli.
    }
screen-trump = prendre pour atout : { $colour }
screen-bank = la mettre face cachée dans votre prise
screen-take = la prendre en main
screen-give = la poser face cachée dans le pli
screen-catch-one = pêcher une autre carte du pli
screen-plus-three = 3 points aussitôt
screen-choose-trump = choisir l’atout du pli suivant
screen-draw-one = chacun pioche une carte
screen-bank-one = chacun met une carte de sa main dans sa prise
screen-swap-one = échanger une carte de sa main contre une carte du pli
