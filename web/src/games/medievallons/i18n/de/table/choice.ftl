play = { -first($kind) } spielen
guild = Gilde auslegen: { LIST($all, item: "card") }
activate = Gilde der { -many($kind) } einsetzen
extend = Gilde der { -many($kind) } um { LIST($all, item: "given") } erweitern
draw =
    { $n ->
        [1] Eine Karte
       *[other] { -cards($n) }
    } ziehen

whom-B = Bei { $name } betteln
whom-K = { $name } fragen
whom-M = Mit { $name } tauschen
whom-P = Hand von { $name } ansehen

target = { $name } wählen
name = { $name } nach { -to($kind) } fragen

card-A = { -first($kind) } aus { YOU($owner) ->
        [you] deiner Gilde der { -many($guild) }
       *[other] der Gilde der { -many($guild) } von { $owner }
    } abwerfen
card-G = { -first($kind) } aus { YOU($owner) ->
        [you] deiner Gilde der { -many($guild) }
       *[other] der Gilde der { -many($guild) } von { $owner }
    } nehmen

copy =
    { YOU($owner) ->
        [you] Deine Gilde der { -many($kind) }
       *[other] Gilde der { -many($kind) } von { $owner }
    } einsetzen
take = { -first($kind) } nehmen
give = { -first($kind) } abgeben
swap = Tauschen: { LIST($all, item: "given") }
keep = { -first($kind) } behalten
top = { -first($kind) } obenauf legen
