title = { $game } : les règles
otherGame = Règles de { $game }
more = Autour de ce jeu
learn = Apprendre en jouant
inAMinute = L’apprendre en une minute
workshop = Trancher un désaccord
companion = Compagnon de table
search = Chercher dans les règles
searchHint = Un mot, ou un numéro comme { $number }
clear = Effacer la recherche
found = { $n } { $n ->
        [one] passage trouvé
       *[other] passages trouvés
    }
nothing = Rien dans les règles ne correspond à « { $words } ».
closest = Aucun passage ne contient « { $words } ». Voici les plus proches.
contents = Sommaire
example = Exemple.
why = Pourquoi :
rulings = Décision par décision
rulingsLead = Ce que nous avons décidé là où les règles imprimées se taisent, diffèrent d’une langue à l’autre ou ne parlent qu’en images.
ruling = Décision { $id }
seenFrom = Mentionnée dans :
fan = Roundtable est un site de fans indépendant, ni fait ni vérifié par l’éditeur ou les auteurs. Les règles sont ici écrites avec nos propres mots : ce n’est pas une copie du livret.
top = Retour en haut
