people = People at this table
menu = Menu
tabs = More of the table
players = Players
log = Log
chat = Chat
help = Help
hint = Hint
undo = Undo
next = Next
pause = Pause
resume = Go on
nextTable = Next table
yourTurn = Your turn
noTable = There is no table here
notYet = One moment, please
cannotRead = The server cannot read its games right now. Nothing is lost; this page continues by itself.

# For players who lost their seat.

out-removed = You were removed from this game. A bot plays on in your seat; you may watch.
out-bot = A bot plays for you.
out-other = You are logged in as another player now, so you can only watch.

noUndo = A choice can be taken back until another player chooses or a card is drawn.
# $who (player)
tookBack =
    { YOU($who) ->
        [you] You
       *[other] { $who }
    } took back a choice.
playAgain = Take over from the bot
handOnly = Only my hand: the board is on a large screen
leave = Leave the table (a bot takes over)
askPause = Ask for a pause
endPause = End the pause
# $n (text)
away = { $n } is away.
# $n (text)
slow = { $n } is taking a long time.
# $n (text)
voteBot = Let a bot play for { $n }
# $n (text)
unvoteBot = Wait for { $n } after all
watching = You are watching
emptySeat = Empty seat
sinceYourTurn = since your last turn
# $n (number)
unread = { $n } new
noChat = No messages yet.
earlierChat = Earlier messages
say = Write a message
send = Send
# $name (text)
about = { $name } …
# $name (text)
mute = Mute { $name }
# $name (text)
unmute = Unmute { $name }
# $time (text)
timeLeft = Time left: { $time }
# $n (number)
days = { $n } { $n ->
        [one] day
       *[other] days
    }
connectionLost = Connection lost. Reconnecting; your game is safe.
serverTrouble = The server cannot save right now. Nothing is lost; the game continues by itself.
dismiss = Dismiss
# $n (number)
percent = { -percent($n) }
# $n (number)
decimal = { NUMBER($n, digits: 1) }
saveRecord = Save the game as a file
downloadRecord = Download the file

# $name (text)
rematch-asks = { $name } would like to play again.
# $names (text)
rematch-isIn = Already in: { $names }.
rematch-join = I’m in
rematch-decline = Not this time

end-title = The game is over
end-rematch = Rematch
end-replay = Watch the replay
end-review = Review the game
end-share = Share the result
end-check = Check this game
end-newTable = New table
end-look = Look at the board

replay-title = Replays
replay-drop = Drop a game file here, or choose one.
replay-choose = Choose a file
replay-lineFile = To save a game as a file, open the menu of its table.
replay-yours = Finished games on this device
replay-noneYet = Your finished games against bots appear here.
replay-servers = Finished games with friends
# $n (number)
replay-several = { $n } { $n ->
        [one] game
       *[other] games
    } in this file
# $n (number)
replay-number = Game { $n }
# $why (text)
replay-bad = This file cannot be shown: { $why }
replay-notJson = it does not contain a game.
replay-otherGame = this page does not know that game.
replay-tooLarge = it is too large to be a game.
replay-broken = its moves do not follow the rules.
replay-controls = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
# $n (number), $of (number)
replay-step = Step { $n } of { $of }
replay-jump = Jump to
replay-start = Beginning
replay-seenBy = View
replay-all = All cards
replay-playOn = Play on from here
replay-share = Share this game
replay-notes = Notes
replay-more = More
