# $until (text)
paused = The game is paused, at most until { $until }.
goOn = Go on playing
youWant = You have asked for a pause. It begins when all players agree.
takeBack = Withdraw
# $names (text)
wanted = Pause? Asked by { $names }.
agree = Pause
decline = Play on
# $name (text), $until (text)
holiday = { $name } is on holiday until { $until }. Their clock stands still.
youAreLate = Your time is up. You can still choose until the others end it.
# $names (text)
late = Out of time: { $names }.
letBot = Let a bot play on
endGame = End the game …
noWinner = The game ends for all players, without a winner.
endIt = End it
keepWaiting = Keep waiting
# $name (text)
givenUp = { $name } has ended the game because time was up. No one wins.
stopped = The operator of this server has closed the table. No one wins.
home = Home
ahead = You can choose your next move ahead.
chooseAhead = Choose ahead
choosingAhead = Choose ahead for your next turn.
aheadWhen = Played on your turn, if it is still possible.
aheadBack = Cancel
# $choice (text)
aheadChosen = Chosen ahead: { $choice }. Only you can see this.
aheadChange = Change
aheadDrop = Take back
aheadGone = The choice you made ahead is no longer possible.
holidayTitle = Holiday
holidayLine = For games by the day: your clocks stop while you are away.
# $days (text)
holidayLeft = { $days } left this year.
holidayFor = For how long
holidayStart = Begin the holiday
# $until (text)
holidayUntil = You are on holiday until { $until }.
holidayEnd = I’m back
