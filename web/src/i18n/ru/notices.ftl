turn = Ваш ход
invited = Вас приглашают
until = до { $time }
sample = Вот так это выглядит.
