title = Atelier
undo = Annuler
open = Ouvrir un fichier
save = Enregistrer dans un fichier
copy = Copier le lien
copied = Copié
empty = Recommencer
broken = Ce lien ou ce fichier est abîmé. Voici une table vide à la place.

colours-1 = Bleu
colours-2 = Jaune
colours-3 = Vert
colours-4 = Rouge
colours-5 = Noir

happened = Coups joués
asks = { $who } doit choisir :
chance = Le hasard décide ensuite : on pioche.
draw = Piocher
ask = Comparer les choix
thinking = Réflexion…
advises = Le mieux : { $choice }
ruling = Décision { $id } :
cannot = Position impossible
answers = Selon les règles
result = Qui gagne
chapter = Dans les règles : { $title }
refused = Interdit, et pourquoi
rules = Règles
change = Règles et valeurs maison
apply = Placer avec ces règles
take = Touchez un endroit, puis les cartes qui s’y trouvent. Touchez une carte pour la retirer.
into = Ici : { $place }
add = Ajouter : { $card }, reste { $left }
remove = Retirer : { $card }

faults-log = L’étape { $step } est impossible : { $entry }
faults-type = { $field } : il faut { $wanted }.
faults-other = { $field } : { $message }

faults-wanted-object = un objet avec des champs
faults-wanted-boolean = true ou false
faults-wanted-unknown = ne rien mettre ; il n’y a que { $names }
faults-wanted-number = un nombre entier de { $least } à { $most }
faults-wanted-list =
    { SAME($least, $most) ->
        [yes] une liste de { $least }
       *[no] une liste de { $least } à { $most }
    }
faults-wanted-name = l’un de ces mots : { $names }
faults-wanted-cards = des cartes, écrites comme { $such }
