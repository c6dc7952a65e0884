handTo = Passez l’appareil à { $name }
covered = Toutes les cartes sont cachées. Les vôtres n’apparaissent que si vous touchez le bouton.
show = C’est moi, { $name } : voir mes cartes
handOver = Passer l’appareil
chosen = Votre choix est fait.
boardTitle = Votre main est sur votre téléphone
join = Prenez place avec votre téléphone
scan = Scannez pour prendre place ou pour revenir.
code = Code QR de la table
orOpen = Ou ouvrez
andType = et tapez
enterCode = Entrez le code
codeLine = Six lettres, affichées sur l’écran du plateau.
typedCode = Code
toTable = Aller à la table
sixLetters = Un code a six lettres, sans voyelles.
codeGone = Ce code n’existe pas ou a expiré. Regardez à nouveau l’écran.
seats = Places
free = place libre
seatsFree = Encore { $n } { $n ->
        [one] place libre
       *[other] places libres
    }.
begins = { $name } peut commencer avec des robots aux places libres.
asleep = téléphone en veille
botsMove = Les robots jouent…
bot = robot
done = rien à choisir pour l’instant
