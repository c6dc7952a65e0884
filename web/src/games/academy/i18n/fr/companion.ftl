seats = Joueurs et pions
seat =
    { $n ->
        [1] Commence
        [2] À sa gauche
       *[other] Puis, dans le sens horaire
    }
lancelot = Le joueur { $first } et { $second } commence.
bets = Paris de cette manche
noBet = choisir une piste
plays = { $who } joue
how = Saisie
cards = Cartes
places = Places
cardsLine = touchez chaque carte dès qu’elle est jouée
placesLine = placez les pions comme après la dernière carte
whose = À qui est le pion
card = { $track } { $value }
stands = { $who } : case { NUMBER($square) }
start = tous au départ
back = { $track } : reculer d’une case
forth = { $track } : avancer d’une case
top = { $track } : sur le dessus de la pile
score = Compter la manche { NUMBER($round, style: "roman") }
scoring = Décompte de la manche { NUMBER($round, style: "roman") }
nothing = Aucune piste ne rapporte de points.
token =
    { $value ->
        [0] Un jeton vide
       *[other] Le jeton { NUMBER($value, sign: "always") }
    }
undo = Revenez en arrière avec la flèche en haut.
points = Points
together = { LIST($squires) } ensemble
due = À la fin de la manche { NUMBER($round, style: "roman") }
