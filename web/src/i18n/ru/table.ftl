people = Люди за этим столом
menu = Меню
tabs = Остальное за столом
players = Игроки
log = Журнал
chat = Чат
help = Помощь
hint = Совет
undo = Отменить
next = Дальше
pause = Пауза
resume = Продолжить
nextTable = Следующий стол
yourTurn = Ваш ход
noTable = Здесь нет стола
notYet = Одну минуту
cannotRead = Сервер сейчас не может прочитать партии. Ничего не пропало, страница продолжит сама.

# For players who lost their seat.

out-removed = Вас удалили из этой игры. На вашем месте играет бот; вы можете смотреть.
out-bot = За вас играет бот.
out-other = Теперь в этом браузере вошёл кто-то другой, поэтому вы только смотрите.

noUndo = Выбор можно отменить, пока никто другой не сделал выбор и не взята новая карта.
tookBack =
    { YOU($who) ->
        [you] Вы отменили свой выбор.
       *[other] { $who }: выбор отменён.
    }
playAgain = Вернуться в игру
handOnly = Только мои карты: поле на большом экране
leave = Уйти из-за стола (за вас доиграет бот)
askPause = Предложить перерыв
endPause = Закончить перерыв
away = Нет на месте: { $n }.
slow = Долго думает: { $n }.
voteBot = Пусть бот сыграет за игрока { $n }
unvoteBot = Всё же подождать: { $n }
watching = Вы зритель
emptySeat = Свободное место
sinceYourTurn = после вашего хода
unread = { $n } { $n ->
        [one] новое
        [few] новых
        [many] новых
       *[other] новых
    }
noChat = Сообщений пока нет.
earlierChat = Более ранние сообщения
say = Написать сообщение
send = Отправить
about = { $name }…
mute = Скрыть сообщения: { $name }
unmute = Показать сообщения: { $name }
timeLeft = Осталось времени: { $time }
days = { $n } { $n ->
        [one] день
        [few] дня
        [many] дней
       *[other] дня
    }
connectionLost = Связь прервалась. Восстанавливаем; партия не пропадёт.
serverTrouble = Сервер сейчас не может ничего сохранить. Ничего не пропало: игра продолжится сама.
dismiss = Скрыть
percent = { -percent($n) }
decimal = { NUMBER($n, digits: 1) }
saveRecord = Сохранить партию в файл
downloadRecord = Скачать файл

rematch-asks = { $name } предлагает сыграть ещё.
rematch-isIn = Уже за столом: { $names }.
rematch-join = Я в игре
rematch-decline = Не сейчас

end-title = Игра окончена
end-rematch = Ещё партию
end-replay = Смотреть запись
end-review = Разобрать партию
end-share = Поделиться результатом
end-check = Проверить партию
end-newTable = Новый стол
end-look = Посмотреть на стол

replay-title = Записи партий
replay-drop = Перетащите сюда файл партии или выберите его.
replay-choose = Выбрать файл
replay-lineFile = Чтобы сохранить партию в файл, откройте меню её стола.
replay-yours = Законченные партии на этом устройстве
replay-noneYet = Здесь появятся ваши законченные партии с ботами.
replay-servers = Законченные партии с друзьями
replay-several = В этом файле { $n } { $n ->
        [one] партия
        [few] партии
        [many] партий
       *[other] партии
    }
replay-number = Партия { $n }
replay-bad = Этот файл нельзя показать: { $why }
replay-notJson = в нём нет партии.
replay-otherGame = такой игры здесь нет.
replay-tooLarge = он слишком велик для партии.
replay-broken = ходы в нём не по правилам.
replay-controls = Просмотр записи
replay-first = В начало
replay-back = На шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = На шаг вперёд
replay-last = В конец
replay-step = Шаг { $n } из { $of }
replay-jump = Перейти
replay-start = Начало
replay-seenBy = Чьими глазами
replay-all = Все карты
replay-playOn = Играть отсюда
replay-share = Поделиться партией
replay-notes = Заметки
replay-more = Ещё
