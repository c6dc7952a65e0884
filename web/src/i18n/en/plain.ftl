yourChoice = Choose
chosen = You have chosen
# $names (list)
waitingFor = Waiting for { LIST($names) }
over = The game is over
yes = yes
no = no
nothing = –
position = The table
choices = Your choices
help = This game has no pictures yet: everything you may know stands here line by line, and what you can do stands below as buttons. Keys 1 to 9 take a choice.
# $names (list)
winners = Won by { LIST($names) }
