### Looked up: whens

nobody = No one is waiting for you.
order = Order
byTime = By time left
byGame = By game
# $n (number)
rules =
    { $n ->
        [0] plain rules
       *[other] { $n } { $n ->
                [one] special rule
               *[other] special rules
            }
    }
waitingForOthers = Waiting for others
choose = Choose
# $time (text)
left = { $time } left
noClock = no clock
notices = Notifications
# $game (text)
turnAt = Your turn: { $game }
yourTurn = It is your turn
sign = Badge on the tab and the app icon
signLine = number of waiting tables, and a gold dot
bell = Sound
bellLine = a low bell, only while the page is open
notice = Browser notification
noticeLine = while the page is open in the background
refused = Your browser does not allow it. Look for “notifications” in its settings for this site, then try again.
missing = This browser does not support notifications.
closed = While the page is closed
push = Notifications on this device
pushLine = sent through your browser’s push service, without cards or names
noPush = Your browser’s push service did not answer. Please try again later.
sent = Sent.

whens-turn = each turn
whens-hour = last hour
whens-never = never

quiet = Quiet hours
quietLine = Notifications wait, clocks run.
from = from
to = to
sendOne = Send a test
sample = This is a sample notification.
# $there (number), $of (number)
looking = Looking for a game: { $there } of { $of }
gameFound = Game found
goToFound = Game found. Go to your table
# $name (text)
invitation = { $name } invites you
# $game (text), $players (number)
invites = invites you: { $game }, { $players } players
accept = Join
decline = Decline
close = Close
