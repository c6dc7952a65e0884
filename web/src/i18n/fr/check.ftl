title = Vérifier cette partie
toTable = À la table
looked = Vérifications

verdict-checking = Vérification …
verdict-fair = Personne n’a choisi ces cartes
verdict-alone = Un seul nombre a fait ces cartes
verdict-device = Jouée sur cet appareil
verdict-unsealed = Cette partie n’était pas scellée
verdict-wrong = Cette partie ne correspond pas à ses sceaux

checkingLine = Votre navigateur refait chaque mélange.

verdictLine-alone = Personne à la table n’a ajouté de nombre. Les cartes ne pouvaient pas changer pendant la partie, mais nul ne sait comment ce nombre a été choisi.
verdictLine-device = Personne d’autre ne pouvait ajouter un nombre. Les cartes découlent d’un seul, et n’ont pas été changées.
verdictLine-unsealed = Son enregistrement n’a pas de nombres : rien ne dit d’où viennent les cartes.
verdictLine-wrong = Elle a été modifiée, par l’administrateur du serveur ou par la personne qui vous a donné l’enregistrement. Gardez-le, et ne vous fiez pas à cette table.

youWereThere = Un seul nombre honnête suffit, et le vôtre en fait partie.
withoutYou = Votre nombre n’y figure pas : vous étiez absent au début de la partie, ou le serveur l’a laissé de côté.
peopleThere = { $n } { $n ->
        [one] personne a ajouté
       *[other] personnes ont ajouté
    } un nombre. Si une seule est honnête, cela suffit.

found-right = juste
found-wrong = faux
found-unknown = inconnu

checks-sealed = Scellée avant la première carte
checks-fits = Chaque nombre correspond à son sceau
checks-shuffles = Les mélanges découlent des nombres
checks-choices = Chaque choix était permis
checks-result = Le résultat est juste

right-sealed = Cet appareil a vu les sceaux du serveur et de { $people } { $people ->
        [one] personne
       *[other] personnes
    } avant d’ouvrir son propre nombre.
right-fits =
    { $people ->
        [1] Le nombre du serveur n’a pas changé.
       *[other] { $people } sur { $people } : aucun n’a changé.
    }

draws = { $n } { $n ->
        [one] mélange ou tirage, refait ici, donne
       *[other] mélanges et tirages, refaits ici, donnent
    } la même chose.
choices = { $n } { $n ->
        [one] choix rejoué
       *[other] choix rejoués
    } selon les règles dans votre navigateur.
resultRight = Recompté ici, c’est le même.

unknown-sealed = Cet appareil n’était pas là, ou n’a pas ajouté de nombre.
unknown-fits = Il n’y a pas de table à laquelle comparer l’enregistrement.
unknown-shuffles = Il n’y a rien dont ils puissent découler.
unknown-choices = Il n’y en a pas.
unknown-result = La partie n’a pas été jouée jusqu’au bout.

wrong-sealed = Cet appareil a vu d’autres sceaux, ou son nombre a été laissé de côté.
wrong-fits = La table montre d’autres sceaux que ceux de ces nombres.
wrong-shuffles = Ces nombres donnent d’autres cartes.
wrong-choices = Quelque chose y est contraire aux règles.
wrong-result = Les règles donnent un autre résultat.

host = Ce qu’un administrateur peut encore faire
look = Regarder. L’administrateur du serveur pouvait voir toutes les mains pendant la partie, mais ni changer une carte, ni choisir un mélange.
refuse = Refuser de distribuer. Avant la première carte, une table peut être fermée ; tout le monde le voit.
anew = Cette table a recommencé { $times ->
        [1] une fois
       *[other] { $times } fois
    } avant la première carte, la dernière fois faute d’un nombre { -de($names) }.
numbers = Les nombres
seals = Les sceaux
server = Serveur
bot = Robot
somebody = quelqu’un
you = { $name } (vous)
noNumber = n’en a pas ajouté
botNone = les robots n’en ajoutent pas
record = L’enregistrement contient tout. Un autre programme peut refaire la vérification.
download = Télécharger l’enregistrement
stillSealed = Scellée
stillSealedLine = Quand la partie sera finie, les nombres seront ouverts ici, et tout pourra être vérifié.
doubtTitle = Ce serveur ne tient pas parole

doubt-changed = Il montre d’autres sceaux qu’au moment où votre nombre a été ouvert. Les cartes de cette partie ont pu être choisies.
doubt-denied = Il dit que votre nombre n’est pas venu, alors qu’il l’avait confirmé. Il a donc pu écarter un mélange qui ne lui plaisait pas.

doubtAdvice = Mieux vaut ne pas jouer ici.
seeCheck = Voir les sceaux
