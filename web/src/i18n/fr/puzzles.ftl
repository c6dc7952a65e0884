title = Problèmes
intro = Des positions de parties entre robots où un seul choix est nettement le meilleur, d’après ce que savait le joueur.
ofTheDay = Problème du jour
next = Suivant
nextOpen = Le prochain à résoudre
solved = { $n } sur { $of } { $of ->
        [one] problème résolu
       *[other] problèmes résolus
    }
grade = Difficulté
anyGrade = Toutes
gradeOf = Niveau { $n } sur 5
theme = Thème
anyTheme = Tous
all = Tous les problèmes
own = De vos propres parties
ownNone = Analysez une de vos parties : les choix coûteux deviennent des problèmes.
ownOne = De vos parties, { $n }
number = Problème { $n }

state-solved = résolu du premier coup
state-missed = manqué au premier essai
state-open = pas encore essayé

leave = Tous les problèmes
task = Un choix est nettement le meilleur. Lequel ?
yourMove = À vous
chosen = Votre choix est fait.
right = Oui : { $what }.
wrong = Ce n’est pas le meilleur : { $what }.
shown = Le meilleur : { $what }.
ahead = { $best } de chances de gagner, { $other } avec le deuxième choix.
cost = Cela coûte { $cost } d’une victoire.
again = Réessayer
show = Montrer la solution
why = Pourquoi ?
thinking = Calcul en cours…
none = Ce problème n’existe pas ici.
