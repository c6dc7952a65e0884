title = Share the result
send = Share…
copy = Copy as text
copied = Copied
save = Save the picture
failed = Sharing did not work. Copy the text or save the picture instead.

game-title = Share the game
game-served = The link opens this moment for everyone who may see the game on this server.
game-inside = The link holds the whole game. It opens this moment in any browser, and no server stores it.
game-tooLong = This game is too long for a link. Save it as a file instead.
game-link = Copy link
game-file = Save as file
game-names = The names of the players are part of the game.
# $n (number)
game-notes = Include my { $n ->
        [one] note
       *[other] { $n } notes
    }
