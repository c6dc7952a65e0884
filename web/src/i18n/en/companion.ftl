title = Companion
about = Beside the real game, on one phone: it counts, you play. It needs no account and no network, and is kept on this device.
game = Game
players = Players
begin = Begin
anew = New game
back = Back to the game
undo = Undo
