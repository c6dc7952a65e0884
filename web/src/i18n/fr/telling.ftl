marked = { $name } ({ $mark })

colours-blue = bleu
colours-yellow = jaune
colours-green = vert
colours-red = rouge
colours-black = noir
colours-grey = gris

handsLeft = Les mains passent à gauche.
handsRight = Les mains passent à droite.
handsFull = Chacun a gardé sa dernière carte.
piles = Les paquets sont révélés.
cardsGiven = Les écuyers ont leurs cartes.
you = Vous : { $change }.
startAgain = Après la manche III, ces pistes repartent de 0.{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }{ LIST($others) } continuent.
    }
showAgain = Revoir : { $what }
