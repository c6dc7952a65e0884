line = { $place }. La partie d’origine ne change pas ; votre suite est gardée avec elle.
seat = Votre place
chance = et sa chance de gagner à ce moment
cards = Les cartes cachées
same = Les mêmes
fresh = Nouvelles donnes
hidden = Redistribuées

lines-same = Toutes les mains telles qu’elles étaient. Les donnes suivantes peuvent changer.
lines-fresh = Mêmes mains, mais d’autres cartes à venir.
lines-hidden = Les cartes que cette place ne pouvait pas connaître sont redistribuées.

others = Les autres
begin = Rejouer
workshop = Dans l’atelier
list = Suites de cette partie
from = { $place } :
full = Une partie garde { $most } suites. Une nouvelle remplace la plus ancienne. { $oldest }.
origin = Elle a quitté ici la partie d’origine. Retour à cette partie
unfinished = non terminée
ended =
    { $won ->
        [yes] victoire
       *[no] défaite
    } avec { $score }
instead =
    { $won ->
        [yes] victoire
       *[no] défaite
    } avec { $score } au lieu de { $then }

notes-here = Votre note sur { $place }
notes-save = Enregistrer la note
notes-saved = Enregistré
notes-all = Vos notes
notes-remove = Supprimer la note sur { $place }
notes-private = Gardées sur cet appareil. Quand vous partagez la partie, vous choisissez d’y joindre vos notes ou non.
notes-unreadable = Les notes de cette partie sont illisibles et ont été laissées de côté. La partie elle-même est complète.

arrows-tool = Dessiner des flèches
arrows-all = Vos flèches
arrows-from = De
arrows-to = Vers
arrows-add = Ajouter la flèche
arrows-one = { $from } → { $to }
arrows-remove = Supprimer la flèche { $what }
arrows-how = Glissez d’un endroit à un autre, ou touchez les deux. La même flèche, tracée de nouveau, disparaît. À la souris, le bouton droit dessine toujours.
arrows-full = Un moment a { $most } flèches au plus.
