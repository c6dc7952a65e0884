### Looked up: levels

roundtable = Roundtable
you = You

botNames-1 = Ann
botNames-2 = Bertran
botNames-3 = Dorothea
botNames-4 = Hugo
botNames-5 = Isolde

levels-page = Page
levels-squire = Squire
levels-knight = Knight
levels-champion = Champion

loading = One moment…
visitor = Visitor
someone = someone
# $n (number)
spectators = { $n } { $n ->
        [one] spectator
       *[other] spectators
    }
account = Account
home = Home
rules = Rules
close = Close
tryAgain = Try again
notLoaded = This part of the page could not be loaded. Are you offline?
language = Language
# $least (number), $most (number)
playersFrom = { $least } to { $most } players
# $n (number)
minutes = { $n } minutes
playNow = Play now
# $bots (number), $level (text), $rules (number)
against = { $bots } { $bots ->
        [one] bot
       *[other] bots
    } ({ $level }), { $rules ->
        [0] plain rules
       *[other] { $rules } { $rules ->
                [one] special rule
               *[other] special rules
            }
    }
withFriends = With friends
learnInFive = Learn in 5 minutes
credits = Credits
settings = Settings
toLight = Switch to parchment (light)
toDark = Switch to candlelight (dark)
independent = An independent fan site, not made by the publishers of the games.
yourTables = Your tables
openTables = Open tables
hall = Hall
# A button with the game it belongs to, for screen readers.
# $what (text), $game (text)
of = { $what }: { $game }
play = Play
study = Study
me = Me
myTurns = My turns
# $n (number)
tablesWait =
    { $n ->
        [1] A table waits for you
       *[other]
            { $n ->
                [2] Two
                [3] Three
                [4] Four
                [5] Five
                [6] Six
               *[other] { $n }
            } tables wait for you
    }
noTables = Your games are saved here, even without a connection.
noOpenTables = No players are waiting right now. Open a table with “With friends”.
noServer = The server cannot be reached. You can still play against bots.
# $n (number)
againstBots = { $n } { $n ->
        [one] bot
       *[other] bots
    }
away = away
# $taken (number), $of (number)
seatsTaken = { $taken } of { $of } seats taken
finished = finished
conceded = conceded
agreed = abandoned
damaged = cannot be read
goOn = Continue
look = View
join = Join
replay = Replay
remove = Delete
# $what (text)
removeGame = Delete this game: { $what }
removeSure = Delete this game?
keepIt = Keep
noRoom = This browser has no room left for a game.
yourName = Your name
