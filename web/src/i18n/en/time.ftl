# $until (text)
paused = The game is paused, at most until { $until }.
goOn = Go on playing
youWant = You have asked for a pause. It begins when everybody agrees.
takeBack = No pause after all
# $names (text)
wanted = A pause? Asked by { $names }.
agree = Pause
decline = Play on
# $name (text), $until (text)
holiday = { $name } is on holiday until { $until }. Their clock stands still.
youAreLate = Your time is up. You can still choose until the others end it.
# $names (text)
late = Out of time: { $names }.
letBot = Let a bot play on
endGame = End the game …
noWinner = The game ends here for everybody, without a winner.
endIt = End it
keepWaiting = Keep waiting
# $name (text)
givenUp = { $name } has ended the game because time was up. Nobody wins.
stopped = The operator of this server has closed the table. Nobody wins.
home = Home
ahead = You can choose your next move ahead.
chooseAhead = Choose ahead
choosingAhead = Choose ahead for your next turn.
aheadWhen = Played when your turn comes, if it still fits.
aheadBack = Never mind
# $choice (text)
aheadChosen = Chosen ahead: { $choice }. Nobody else knows.
aheadChange = Change
aheadDrop = Take back
aheadGone = What you had chosen ahead can no longer be done.
holidayTitle = Holiday
holidayLine = For games by the day: while you are away your clocks stand still.
# $days (text)
holidayLeft = { $days } left within this year.
holidayFor = For how long
holidayStart = Begin the holiday
# $until (text)
holidayUntil = You are on holiday until { $until }.
holidayEnd = I’m back
