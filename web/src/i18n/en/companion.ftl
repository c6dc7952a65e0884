title = Companion
about = Use it beside the real game: it keeps score while you play. It needs no account and no network; everything stays on this device.
game = Game
players = Players
begin = Start
anew = New game
back = Back to the game
undo = Undo
