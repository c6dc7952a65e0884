play = Ensuite elle va à la défausse.
wins = Votre troisième guilde : vous gagnez aussitôt !
guild = Elle reste sur la table et sert aussitôt :
activate = Rien n’est défaussé.
extend = La guilde passe à { -cards($size) } et sert aussitôt :
target = { -cards($hand) }, { $guilds } { $guilds ->
        [one] guilde
       *[other] guildes
    }
name = S’il y en a une dans cette main, elle est à vous. Tous entendent le type et la réponse.
remain = Il resterait { -cards($n) } dans la guilde.
dissolves =
    { YOU($owner) ->
        [you] Il en resterait trop peu : votre guilde est dissoute, ses cartes reviennent dans votre main.
       *[other] Il en resterait trop peu : la guilde est dissoute, ses cartes retournent à { $owner }.
    }
take = Ensuite vous donnez en échange une autre de vos cartes.
give = Seuls vous et { $to } saurez laquelle.
swap = Vous recevez deux cartes { -de($to) }.
keep = Les deux autres vont à la défausse.
top = L’autre est dessous. Un Artisan prend celle du dessus.
