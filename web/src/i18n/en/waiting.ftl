title = Waiting room
# $name (text)
tableOf = { $name }’s table
# $n (number)
seats = { $n } { $n ->
        [one] seat
       *[other] seats
    }
beginsReady = starts when all are ready
beginsFull = starts when all seats are taken
seatList = Seats
free = waiting for a friend
freeSeat = Free seat
# $n (number)
freeSeats =
    { $n ->
        [1] one seat
       *[other] { $n } seats
    }
# $whom (text)
waitsFor = Waiting for { $whom }
canBegin = All players are ready.
# $name (text)
hostStarts = { $name } starts the game when all are ready.
# $name (text), $ago (text)
changedBy = { $name } changed the options: { $ago }
fresh = new
# $before (text)
was = was { $before }
gone = no longer
sayAgain = All players confirm again.
ready = ready
notReady = not ready yet
sayReady = Ready
start = Start
host = host
# $name (text)
more = More for { $name }
freeIt = Free the seat
freeLine = They are told, and may sit down again.
shutOut = Free the seat and block the player
botInstead = Replace with a bot
takeAway = Remove the bot
makeHost = Make host
# $name (text)
swapWith = Change seats with { $name }
addBot = Add a bot
# $seat (number)
addBotAt = Add a bot: seat { $seat }
closedToOthers = Private table
closedLine = Only people with the link can sit down.
change = Change options
changeLine = All players have to confirm again.
inviteTitle = Invite
scan = Scan this, or send the link
code = QR code of the link
onlyHere = Phones cannot open this link: it works on this computer only.
listen = To let in phones from your network, start the server with
thenOpen = Then open
sendHere = For another browser on this computer
sameNetwork = Phones have to be in the same network as this computer.
freed = The host has freed your seat.
shut = The host has freed your seat and blocked you at this table.
# $name (text)
hostNow = { $name } is the host now.
youHost = You are the host now.
sealed = Every player’s browser adds to the shuffle: no one can choose the cards. The operator of the server could see them.
seals = See the seals
# $names (text)
opening = Waiting for { $names }’s browser
# $names (text), $times (number)
anew = { $names }’s browser did not answer{ $times ->
        [1] { "" }
       *[other] { " " }({ $times } times so far)
    }. The table starts again.
somebody = someone
noChat = No chat
hints = Hints from a bot
# $n (number)
missing = { $n } { $n ->
        [one] seat is
       *[other] seats are
    } still free. The game begins by itself when all are taken.
link = Link to this table
copy = Copy
copied = Copied
share = Share
here = online
away = offline
# $level (text)
bot = bot, { $level }
sitHere = Sit here
sitDown = Sit down
# $seat (number)
sitAt = Sit here: seat { $seat }
standUp = Leave seat
namePlease = What should the others call you?
nameWrong = Enter a name of 1 to 24 characters.
plain = The plain rules
hidden = Hidden scores
# $time (text)
each = { $time } per choice
# $time (text), $plus (text)
bank = { $time } each, and { $plus } more per choice
othersEnd = If time runs out, the others decide
noClock = No clock
listed = Anyone can find it in the list
notListed = Only with the link
# $names (text)
awaiting = Waiting for { $names }. The game starts when all players are here.
held = invited to the rematch
asked = You are invited to a rematch. A seat is held for you.
fill = Start now with bots
fillLine = Bots take the free seats, and the game starts at once.
fillLevel = Level of the bots
closed = This table is closed.
# $names (text)
gathering = Game found. Waiting for { $names }.
gatheringLine = The game starts when all players are here. If one does not come within 30 seconds, you are matched with someone else.
gathered = All players are here. Starting…
notGathered = A player did not come, so this game did not start.
toHall = To the hall
byName = Invite by name
byNameLine = The exact name of an account. They have one hour to answer.
invite = Invite
# $name (text)
invited = If { $name } has an account here, they are invited.
# $name (text)
notComing = { $name } is not coming.

lost-number = Your seat is free again: this device did not answer when the game was about to start.
lost-seat = You have no seat here any more: you left on another device, or you are logged in as another player now.
