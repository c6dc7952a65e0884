### Looked up: levelLines, paceLines

title = New table
game = Game
presetsLabel = How much of the game
mix = Your own mix
    .text = As switched below.
reset = Reset
# $of (number)
none = none of { $of }
# $n (number), $of (number)
some = { $n } of { $of }
atTable = At the table
firstPlayer = Who begins
firstDrawn = Drawn by lot
hidden = Hidden standings
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
here = Somebody here
hereLine = you hand the device over
# $seat (number)
hereName = Name in seat { $seat }
# $n (number)
playerN = Player { $n }
# $n (number)
whoSits = Who sits in seat { $n }

levelLines-page = easy: plays with little care
levelLines-squire = fair: sees the next step
levelLines-knight = strong: thinks ahead
levelLines-champion = very strong: thinks hard

terms = With friends
clock = Clock

paces-none = None
paces-quick = Quick
paces-relaxed = Relaxed
paces-day = By the day
paces-own = My own

paceLines-none = Everybody takes the time they need.
paceLines-quick = a minute for each choice
paceLines-relaxed = 20 minutes each for the whole game, and 15 seconds more with every choice
paceLines-day = a day for each choice; nobody has to be here all the time
paceLines-own = as chosen below

clockKind = How it runs
clockEach = For each choice
clockBank = For the whole game
bank = Everybody has
plus = Added with each choice
overtime = When time is over
overtimeBot = A bot stands in
overtimeEnd = The others decide
whoJoins = Who can join
joinLink = Anyone with the link
joinAll = Anyone: the table is listed
readyFirst = Everybody says ready before the start
board = This screen is the board
boardLine = everybody plays on their own phone
chat = Chat at the table
hints = Hints from a bot
hintsLine = everybody may ask what to choose, and whether it was good
nameLine = as the others see it, up to 24 characters
nameWrong = Please write a name of 1 to 24 characters.
# $from (number), $to (number)
numberWrong = A whole number from { $from } to { $to }, please.
# $field (text), $why (text)
fieldWrong = { $field }: { $why }
serverNeeded = The server cannot be reached. Give the friends’ seats to bots, and you can play at once.
play = Play
botLevel = How well the bots play
allOptions = All options
make = Make the table and get the link
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
