### Looked up: levelLines, paceLines

title = New table
game = Game
presetsLabel = Rules
mix = Your own mix
    .text = As set below.
reset = Reset
# $of (number)
none = none of { $of }
# $n (number), $of (number)
some = { $n } of { $of }
atTable = At the table
firstPlayer = Who begins
firstDrawn = Drawn by lot
hidden = Hidden scores
seats = Seats
playersLabel = Players
# $n (number)
players = { $n } { $n ->
        [one] player
       *[other] players
    }
you = You
youLine = You have the first seat.
friend = A friend
friendSeat = Waiting for a friend
friendLine = joins with the link
here = Someone here
hereLine = you share this device
# $seat (number)
hereName = Name in seat { $seat }
# $n (number)
playerN = Player { $n }
# $n (number)
whoSits = Who sits in seat { $n }

levelLines-page = easy: plays carelessly
levelLines-squire = fair: sees the next step
levelLines-knight = strong: thinks ahead
levelLines-champion = very strong: calculates deeply

terms = With friends
clock = Clock

paces-none = None
paces-quick = Quick
paces-relaxed = Relaxed
paces-day = By the day
paces-own = My own

paceLines-none = No time limit.
paceLines-quick = one minute per choice
paceLines-relaxed = 20 minutes each for the whole game, plus 15 seconds per choice
paceLines-day = one day per choice; no need to stay online
paceLines-own = as chosen below

clockKind = Type of clock
clockEach = Per choice
clockBank = For the whole game
bank = Time each
plus = Extra per choice
overtime = When time runs out
overtimeBot = A bot takes over
overtimeEnd = The others decide
whoJoins = Who can join
joinLink = Anyone with the link
joinAll = Anyone: the table is listed
readyFirst = All players confirm before the start
board = This screen is the board
boardLine = all players use their own phones
chat = Chat at the table
hints = Hints from a bot
hintsLine = players may ask for the best choice, and whether theirs was good
nameLine = visible to others, up to 24 characters
nameWrong = Enter a name of 1 to 24 characters.
# $from (number), $to (number)
numberWrong = Enter a whole number from { $from } to { $to }.
# $field (text), $why (text)
fieldWrong = { $field }: { $why }
serverNeeded = The server cannot be reached. Give your friends’ seats to bots to play now.
play = Play
botLevel = Level of the bots
allOptions = All options
make = Create table and get link
# $rule (text)
inAMinute = Learn it in a minute: { $rule }
# $n (number)
special = { $n } { $n ->
        [one] special rule
       *[other] special rules
    }
# $players (number), $minutes (number), $withRules (list)
summary = { $players } { $players ->
        [one] player
       *[other] players
    }, about { $minutes } minutes{ COUNT($withRules) ->
        [0] .
       *[other] , with { LIST($withRules) }.
    }
