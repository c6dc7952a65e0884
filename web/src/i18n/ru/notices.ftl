turn = Ваш ход
invited = Вас приглашают
until = до { $time }
sample = Это пример уведомления.
