# $name (text)
handTo = Hand the device to { $name }
covered = All cards are hidden. Yours appear only when you tap below.
# $name (text)
show = I am { $name }: show my cards
handOver = Hand over
chosen = You have chosen.
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
begins = { $name } can start with bots on the free seats.
asleep = phone asleep
botsMove = The bots are playing…
bot = bot
done = nothing to choose now
