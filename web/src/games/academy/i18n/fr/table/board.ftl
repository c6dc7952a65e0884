title = Pistes
rounds = Manches
you = Vous, au décompte
yourSquires = Les vôtres, au décompte
leader = En tête
final = À la fin
now = maintenant
inRounds =
    { COUNT($rounds) ->
        [1] manche { LIST($rounds, item: "roman", last: "comma") }
        [2] manches { LIST($rounds, item: "roman", last: "comma") }
        [3] manches { LIST($rounds, item: "roman", last: "comma") }
       *[other] chaque manche
    }
byScroll = parchemin
place = { -ordinal($n) }
placeShort = { -ordinal($n) }
last = dernier
lastShort = dern.
square = case { $n }
nothing = rien
safe = sans perte
move = avance de { $n }
nextRound = manche suiv.
backToStart = retour à 0
tieBreak = départage
moveBet = votre pari
takes = { -ordinal($n) } choix
nobody = personne
cup = Coupe
cupWins =
    { KEY($knight, "knights") ->
        [jousts] Blanc en tête
       *[tournaments] Noir en tête
    }
cupMiddle = à égalité
cupTwin =
    { $n ->
        [0] La Coupe est au milieu.
       *[other] La Coupe est à { -squares($n) } du milieu, côté { $knight }.
    }
below = dessous
scoresNow = décompte à cette manche
scoresIn = décompte { COUNT($rounds) ->
        [one] à la manche
       *[other] aux manches
    } { LIST($rounds, item: "roman") }
scoresByScroll = décompte quand un parchemin est pris
onStart = au départ
