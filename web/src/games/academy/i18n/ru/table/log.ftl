round = Раунд { NUMBER($n, style: "roman") }: { YOU($who) ->
        [you] начинаете вы
       *[other] начинает { $who }
    }
dealt =
    { YOU($who) ->
        [you] Вы получаете: { $cards }.
       *[other] { $who } получает: { $cards }.
    }
codex = На кодекс выложены новые жетоны, лицом вниз.
bet =
    { YOU($who) ->
        [you] Вы делаете ставку: { $track }.
       *[other] { $who } делает ставку: { $track }.
    }
kept =
    { YOU($who) ->
        [you] Вы оставляете: { $card }.
       *[other] { $who } оставляет: { $card }.
    }
passed =
    { YOU($to) ->
        [you] { $who } передаёт вам: { $cards }.
       *[other]
            { YOU($who) ->
                [you] Вы передаёте
               *[other] { $who } передаёт
            }: { $cards } → { -inside($to) }.
    }
pile =
    { YOU($who) ->
        [you] Вы показываете
       *[other] { $who } показывает
    } стопку { $n }: { $cards }.
pileTaken =
    { YOU($who) ->
        [you] Вы берёте
       *[other] { $who } берёт
    } стопку: { $cards }.
assigned =
    { YOU($who) ->
        [you] Вы сыграете
       *[other] { $who } сыграет
    }: { $cards }.
played =
    { YOU($who) ->
        [you] Вы играете
       *[other] { $who } играет
    }: { $card }{ $way ->
        [none] { "" }
       *[other] { " " }({ $way })
    }.
playedOn =
    { YOU($who) ->
        [you] Вы играете
       *[other] { $who } играет
    }: { $card } — { $track }{ $way ->
        [none] { "" }
       *[other] { " " }({ $way })
    }.
bonus =
    { YOU($who) ->
        [you] Вы продвигаетесь
       *[other] { $who } продвигается
    }: { $track } { $from } → { $to }.
betMoves =
    { YOU($who) ->
        [you] Вы продвигаетесь
       *[other] { $who } продвигается
    } по ставке: { $track } { $from } → { $to }.
stepback =
    { YOU($who) ->
        [you] Вы отступаете
       *[other] { $who } отступает
    } в Галантности: { $from } → { $to }.
pulled =
    { YOU($who) ->
        [you] Вы отходите назад
       *[other] { $who } отходит назад
    }: { $track } { $from } → { $to }.
cup =
    { $n ->
        [0] Чаша стоит посередине.
       *[other] Чаша на { $n }-м поле { -ofKnight($knight) }.
    }
scroll =
    { YOU($who) ->
        [you] Вы берёте
       *[other] { $who } берёт
    } свиток с поля { $square }.
peeked =
    { YOU($who) ->
        [you] Вы смотрите
       *[other] { $who } смотрит
    } место { $place } кодекса{ $value ->
        [none] { "" }
       *[other] : { NUMBER($value) }
    }.
lifted =
    { YOU($who) ->
        [you] Вы поднимаете
       *[other] { $who } поднимает
    } фишку на верх стопки: { $track }.
ranked =
    { YOU($who) ->
        [you] Вы занимаете
       *[other] { $who } занимает
    } { $place }-е место в Галантности.
coat =
    { $value ->
        [negative]
            { YOU($who) ->
                [you] Вы теряете
               *[other] { $who } теряет
            } { NUMBER($value, sign: "never") } { $value ->
                [one] очко
                [few] очка
                [many] очков
               *[other] очка
            }: { $track }.
       *[other]
            { YOU($who) ->
                [you] Вы получаете
               *[other] { $who } получает
            } { -points($value) }: { $track }.
    }
token =
    { YOU($who) ->
        [you] Вы берёте
       *[other] { $who } берёт
    } жетон с места { $place }{ $value ->
        [none] { "" }
       *[other] : { NUMBER($value) }
    }.
zero =
    { YOU($who) ->
        [you] Вы возвращаете жетон 0.
       *[other] { $who } возвращает жетон 0.
    }
given =
    { YOU($to) ->
        [you] { $who } отдаёт вам: { $coat }.
       *[other]
            { YOU($who) ->
                [you] Вы отдаёте
               *[other] { $who } отдаёт
            }: { $coat } → { -inside($to) }.
    }
taken =
    { YOU($from) ->
        [you] { $who } берёт у вас: { $coat }.
       *[other]
            { YOU($who) ->
                [you] Вы берёте
               *[other] { $who } берёт
            }: { $coat } (отдаёт { -inside($from) }).
    }
emptied = { $track }: все фишки возвращаются на старт.
cupReset = Чаша возвращается в середину.
scrollsBack = Оба свитка возвращаются на места.
ended = Игра окончена.
