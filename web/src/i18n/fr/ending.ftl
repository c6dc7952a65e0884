concede = Abandonner …
abandon = Annuler la partie …
proposeAbandon = Proposer d’annuler …
concedeTwo = Vous abandonnez : la partie se termine et { $name } gagne. Elle compte comme une défaite pour vous.
concedeMore = Vous abandonnez pour de bon : un robot joue à votre place jusqu’au bout et les autres continuent. Vous êtes dernier dans vos statistiques.
concedeBots = Vous abandonnez : la partie compte comme une défaite. Elle peut s’arrêter là, ou les robots peuvent la finir.
concedeDevice = Vous abandonnez pour de bon : un robot joue à votre place jusqu’au bout et les autres continuent.
concedeDeviceBots = Vous abandonnez : les robots gagnent. La partie peut s’arrêter là, ou les robots peuvent la finir.
concedeDeviceTwo = Vous abandonnez : la partie se termine et { $name } gagne.
concedeIt = Abandonner
endNow = Abandonner et arrêter
letBots = Laisser finir les robots
abandonAll = Si tout le monde accepte, la partie s’arrête sans vainqueur et ne compte dans les statistiques de personne. Vous pouvez le proposer trois fois.
abandonAlone = La partie s’arrête sans vainqueur. Elle ne compte pas dans vos statistiques.
abandonDevice = La partie s’arrête pour tout le monde sur cet appareil, sans vainqueur. Demandez d’abord aux autres.
abandonIt = Annuler la partie
propose = Proposer
goOn = Continuer à jouer
proposed = { $name } propose d’annuler la partie : pas de vainqueur, et elle ne compte dans les statistiques de personne.
agree = Accepter
yours = Vous proposez d’annuler la partie. En attente de { $names }.
agreed = Vous acceptez d’annuler la partie. En attente de { $names }.
takeBack = Retirer
lapsesAt = Ouvert jusqu’à { $time } ; ensuite, l’accord des absents n’est plus nécessaire.
has = { $name } a abandonné. Un robot joue à sa place jusqu’au bout.
youHave = Vous avez abandonné. Un robot joue à votre place jusqu’au bout ; vous pouvez regarder et discuter.
ok = OK
wins = { $name } gagne
youWin = Vous gagnez
botsWin = Les robots gagnent
byConcession = { $name } a abandonné.
youConceded = Vous avez abandonné.
abandoned = La partie a été annulée
byAgreement = D’un commun accord. Personne ne gagne, et elle ne compte dans les statistiques de personne.
lastPlace = Abandon, donc dernière place : { $names }.

log-concede =
    { YOU($who) ->
        [you] Vous avez abandonné
       *[other] { $who } a abandonné
    }
log-propose =
    { YOU($who) ->
        [you] Vous avez proposé d’annuler la partie
       *[other] { $who } a proposé d’annuler la partie
    }
log-agree =
    { YOU($who) ->
        [you] Vous avez accepté
       *[other] { $who } a accepté
    }
log-decline =
    { YOU($who) ->
        [you] Vous avez voulu continuer
       *[other] { $who } a voulu continuer
    }
log-withdraw =
    { YOU($who) ->
        [you] Vous avez retiré la proposition
       *[other] { $who } a retiré la proposition
    }
log-lapse =
    { YOU($who) ->
        [you] Vous avez continué à jouer : la proposition tombe
       *[other] { $who } a continué à jouer : la proposition tombe
    }
log-expired = Tout le monde n’a pas accepté à temps
