concede = Concede …
abandon = Abandon …
proposeAbandon = Propose to abandon …
# $name (text)
concedeTwo = You give up: the game ends now, and { $name } wins. It counts as a loss for you.
concedeMore = You give up for good: a bot plays your seat to the end, and the others play on. It counts as last place in your statistics.
concedeBots = You give up: the game counts as a loss for you. It can end now, or bots can play it to the end.
concedeDevice = You give up for good: a bot plays your seat to the end, and the others play on.
concedeDeviceBots = You give up: the bots win. The game can end now, or bots can play it to the end.
# $name (text)
concedeDeviceTwo = You give up: the game ends now, and { $name } wins.
concedeIt = Concede
endNow = Concede and end it
letBots = Let bots play on
abandonAll = If all players agree, the game ends without a winner and does not count in statistics. You can propose it three times.
abandonAlone = The game ends now, without a winner. It does not count in your statistics.
abandonDevice = The game ends now for all players at this device, without a winner. Ask the others first.
abandonIt = Abandon the game
propose = Propose it
goOn = Go on playing
# $name (text)
proposed = { $name } proposes to abandon the game: no winner, and it does not count in statistics.
agree = Agree
# $names (text)
yours = You propose to abandon the game. Waiting for { $names }.
# $names (text)
agreed = You agreed to abandon the game. Waiting for { $names }.
takeBack = Take back
# $time (text)
lapsesAt = Open until { $time }; after that, absent players need not agree.
# $name (text)
has = { $name } conceded. A bot plays that seat to the end.
youHave = You conceded. A bot plays your seat to the end; you can watch and chat.
ok = OK
# $name (text)
wins = { $name } wins
youWin = You win
botsWin = The bots win
# $name (text)
byConcession = { $name } conceded.
youConceded = You conceded.
abandoned = The game was abandoned
byAgreement = All players agreed to stop. No one wins, and it does not count in statistics.
# $names (text)
lastPlace = Conceded, so last place: { $names }.

# $who (player)
log-concede =
    { YOU($who) ->
        [you] You conceded
       *[other] { $who } conceded
    }
# $who (player)
log-propose =
    { YOU($who) ->
        [you] You proposed to abandon the game
       *[other] { $who } proposed to abandon the game
    }
# $who (player)
log-agree =
    { YOU($who) ->
        [you] You agreed
       *[other] { $who } agreed
    }
# $who (player)
log-decline =
    { YOU($who) ->
        [you] You wanted to go on
       *[other] { $who } wanted to go on
    }
# $who (player)
log-withdraw =
    { YOU($who) ->
        [you] You took the proposal back
       *[other] { $who } took the proposal back
    }
# $who (player)
log-lapse =
    { YOU($who) ->
        [you] You played on: the proposal lapsed
       *[other] { $who } played on: the proposal lapsed
    }
log-expired = Not all players agreed in time
