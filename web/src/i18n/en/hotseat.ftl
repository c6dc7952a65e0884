# $name (text)
handTo = Hand the device to { $name }
covered = All cards are covered. Nothing of yours shows until you say so.
# $name (text)
show = I am { $name }: show my cards
handOver = Hand over
chosen = That is your choice.
boardTitle = Your hand is on your phone
join = Take a seat with your phone
scan = Scan to sit down, or to come back.
code = QR code of the table
orOpen = Or open
andType = and type
enterCode = Enter the code
codeLine = Six letters, on the screen that shows the board.
typedCode = Code
toTable = Go to the table
sixLetters = A code has six letters, without vowels.
codeGone = There is no such code, or it has expired. Look at the screen again.
seats = Seats
free = free seat
# $n (number)
seatsFree = { $n } { $n ->
        [one] seat is
       *[other] seats are
    } free.
# $name (text)
begins = { $name } can begin with bots on free seats.
asleep = phone is asleep
botsMove = The bots are playing …
bot = bot
done = has nothing to choose now
