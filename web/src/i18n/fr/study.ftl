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
plan-improveWhy = Cela vous a coûté { $cost } par partie sur vos { $n } dernières parties, à { $margin } près.
plan-maybeWhy = Pas sûr : cela vous coûte peut-être { $cost } par partie, à { $margin } près.
plan-noCostWhy = Cela ne vous a rien coûté dans vos dernières parties.
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
plan-change = Changer de programme
plan-choose = Choisir un programme
plan-mixed = Un peu de tout
plan-mixedWhy = Des leçons, des problèmes et des parties, sans thème particulier.
plan-games = Jouer et analyser
plan-gamesWhy = Chaque partie analysée réduit les marges.
plan-onlyPuzzles = Des problèmes
plan-puzzlesWhy = Dans chacun, un choix est nettement le meilleur. L’entraînement le plus rapide.
plan-left = Analysez encore { $n } { $n ->
        [one] partie
       *[other] parties
    } pour voir ce que le programme a changé.
plan-finished = Programme terminé
plan-changed = { $skill } : { $before } → { $after } par partie
plan-unchanged = { $skill } : aucun changement sûr
plan-changedWhy = Avant le programme, cela vous coûtait { $before } par partie, à { $beforeMargin } près ; dans les parties suivantes ({ $n }), { $after }, à { $afterMargin } près.
plan-next = Suivant : { $title }
plan-fault = Le programme n’a pas pu être chargé.

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
daily-fault = Les problèmes n’ont pas pu être chargés.

keys-1-1-1 = C
keys-1-2 = continuer le programme

keys-2-1-1 = P
keys-2-2 = problème du jour
