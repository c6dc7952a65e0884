line = { $place }. La partie reste comme elle est ; ce que vous jouez est gardé à côté.
seat = La place de qui
chance = et sa chance de gagner à ce moment
cards = Les cartes cachées
same = Les mêmes
fresh = D’autres à venir
hidden = Tirées à nouveau

lines-same = Toutes les mains telles qu’elles étaient. Les donnes suivantes peuvent changer.
lines-fresh = Mêmes mains, mais d’autres cartes à venir.
lines-hidden = Ce que cette place ne pouvait pas savoir alors peut être différent.

others = Les autres
begin = Rejouer
workshop = Dans l’atelier
list = À partir de cette partie
from = { $place } :
full = Une partie en garde { $most }. Si vous rejouez, la plus ancienne disparaît. { $oldest }.
origin = Ici, elle a quitté la partie d’origine. Retour à cette partie
unfinished = pas jouée jusqu’au bout
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
