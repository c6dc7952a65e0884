lessons = Leçons
nextLesson = Suivante : { $title }
puzzles = Problèmes
puzzlesLine = Un choix est nettement le meilleur. Lequel ?
ofTheDay = Problème du jour
solve = Résoudre
open = Ouvrir
allPuzzles = Tous les problèmes
solved = résolu
missed = manqué
rules = Règles
rulesLine = Des chapitres illustrés, et chaque décision avec son numéro.
games = Vos parties
gamesLine = Revoyez une partie, ou analysez-la : la part de la chance et les choix les plus coûteux.
noGames = Vos parties terminées apparaissent ici, à revoir et à analyser.
review = Analyser
allReplays = Toutes les parties
openReview = Ouvrir l’analyse
reviewed = Vos choix : { $chance } d’une victoire{ $each ->
        [none] .
       *[other] , soit { $each } par choix.
    }
reviewedUnsure = Vos choix : pas sûr. { $chance } d’une victoire{ $each ->
        [none] .
       *[other] , soit { $each } par choix.
    }
gamesFault-offline = Il faut une connexion pour voir les parties du serveur.
gamesFault-failed = Les parties du serveur n’ont pas pu être chargées.
workshop = Atelier
workshopLine = Placez une position : voyez qui gagne une égalité, décomptez la manche ou demandez quoi jouer.
companion = Compagnon
companionLine = Tient les comptes pendant que vous jouez avec la boîte.

plan-kick = Programme d’entraînement
plan-progress = { $done } sur { $of }
plan-improve = À travailler : { $skill }
plan-improveWhy = Cela vous a coûté { $cost } par partie sur vos { $n } dernières parties, plus que tout le reste.
plan-begin = Apprenez le jeu en cinq minutes
plan-beginWhy = Une première leçon à la table, puis des problèmes et des parties contre des robots.
plan-find = Découvrez ce qui vous coûte le plus
plan-findWhy = Analysez encore { $n } { $n ->
        [one] partie
       *[other] parties
    } : le programme saura quoi travailler.
plan-even = Aucun point faible ne se détache
plan-evenWhy = Rien ne vous coûte sûrement plus que le reste. Entretenez le tout.
plan-lesson = Leçon : { $title }
plan-daily = Problème du jour
plan-again = Les problèmes manqués
plan-skill = Problèmes : { $skill }
plan-puzzles = Cinq problèmes
plan-review = Analyser votre dernière partie
plan-play = Jouer une partie
plan-count = { $n } sur { $of }
plan-done = fait
plan-go = Continuer

cost-points = { NUMBER($points, digits: 1) } { NUMBER($points, digits: 1) ->
        [one] point
       *[other] points
    }
cost-win = { $share } d’une victoire

skills-title = Ce qui vous coûte le plus
skills-none = Analysez encore { $n } { $n ->
        [one] partie
       *[other] parties
    } pour voir ce qui vous coûte le plus.
skills-nothing = Rien ne vous a coûté de points dans vos dernières parties.
skills-unsure = pas sûr
skills-told = { $skill } : { $cost } par partie, à { $margin } près
skills-note = Par partie, sur vos { $n } dernières parties analysées. Trait fin : marge d’erreur.

daily-streak = { $n } { $n ->
        [one] jour
       *[other] jours
    } de suite
daily-week = Les sept derniers jours
daily-today = aujourd’hui
daily-notPlayed = pas joué
daily-rating = Votre cote : { $value }
daily-ratingAfter = Votre cote viendra après encore { $n } { $n ->
        [one] problème
       *[other] problèmes
    }
