-games = { $n } { $n ->
        [one] партия
        [few] партии
        [many] партий
       *[other] партии
    }

title = Моя страница
you = вы
since = Регистрация: { $month }
games = { $n } { $n ->
        [one] партия
        [few] партии
        [many] партий
       *[other] партии
    }
guest = гость, только на одном устройстве
asOthers = Глазами других
seenByOthers = Так вашу страницу видят другие.
closedToOthers = Вашу страницу видите только вы.
backToMine = К моей странице
running = Сейчас идут
yourTurn = Ваш ход
waitsFor = Ждём: { $names }
game = Игра
tables = Столы
players = Игроков
result = Итог
allGames = Все игры
allTables = Все столы
withPeople = С людьми
withBots = Только боты
anyResult = Любой итог
won = Победы
lost = Поражения
yourPlaces = Ваши места
places = Места
gamesOf = { -games($n) }, игроков: { $players }
conceded = сдача: { $names }
place = { $n }-е
fair = поровну
fairWouldBe = Поровну было бы по { NUMBER($n, digits: "any") }.
fairShare = Поровну было бы { -percent($share) }.
wonTitle = Доля побед, %
wonLine = по месяцам
wonOf = побед: { $won } из { $of }
yourPoints = Откуда ваши очки
points = Откуда очки
pointsLine = ● { $mine ->
        [yes] вы
       *[no] игрок
    }, | остальные за столом; { -games($n) }
pointsOf = { $own } за партию, у остальных { $others }
review = Разбор
luckTitle = Удача и выбор
luckLine = Последние разобранные партии, в % победы. Ваш выбор наверняка стоил дороже удачи в { $costly } из { $n }.

luckParts-luck = удача
luckParts-own = ваш выбор
luckParts-others = выбор других

fortune = { $place }-е место; в начале { $start }, удача { $luck }, ваш выбор { $own }, выбор других { $others }
noReviews = Разберите партию, чтобы увидеть, что в ней решила удача, а что — вы.
after = График появится здесь после { $n } партий.
asTable = В виде таблицы
notYet = Здесь появятся ваши партии и графики. Игру можно найти в зале.
gamesTitle = Партии
person = С кем играли…
bot = бот ({ $level })
more = Ещё партии
noGames = Таких партий у вас ещё не было.
noGamesOf = { $name } таких партий не показывает.
notPlayedWith = Никого с именем «{ $name }» здесь нет.
notRead = Не удалось загрузить партии.
botForYou = за вас играл бот: не учитывается
botForThem = играл бот: не учитывается
playedWith = С кем играли
youWon = { -games($n) }, ваших побед: { $won }
theyWon = { -games($n) }, побед: { $won }
allOfThem = Все: { $n }
whoSees = Кто видит эту страницу?
whoSeesLine = Видны ваша статистика и открытые партии. Закрытые партии видят только их участники, текущие — никто.

audiences-nobody = Никто
audiences-companions = Играли со мной
audiences-everybody = Все

notSaved = Не удалось сохранить. Попробуйте ещё раз.

problems-closed = Эта страница вам недоступна: её владелец показывает её лишь тем, с кем играет, или никому.
problems-nobody = Этой учётной записи больше нет. Партии остались у других игроков.
problems-stranger = У вас пока нет страницы. Она появится, когда вы сядете за стол под каким-нибудь именем.
problems-lost = Сервер не отвечает.
