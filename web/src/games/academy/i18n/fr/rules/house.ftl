title = Valeurs maison

values-title = Les nombres que nous avons dû supposer
values-body-1 = Certains nombres ne sont imprimés dans la boîte qu’en image, et aucun texte ne les confirme. Ceux-ci sont **supposés**. Si vous avez la boîte, vérifiez-les : chaque table peut fixer les siens.
values-body-2-table-1 = Quoi | Supposé | Pourquoi
values-body-2-table-2 = Quêtes : 1er, 2e, 3e | 17, 10, 4 | dans le récit d’une partie, premier et deuxième diffèrent de 7
values-body-2-table-3 = Charité : dernier, avant-dernier | −10, −5 | une liste de pièces abîmée se termine par un 10
values-body-2-table-4 = Parchemins royaux : blasons des cases 0 à 12 | 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6 | les blasons sont connus, leurs cases non
values-body-2-table-5 = La Coupe : cases de chaque côté | 6 | inconnu
values-body-2-table-6 = La Coupe : son milieu est-il une case ? | non | tous les textes placent la Coupe entre deux cases [A10]
values-body-2-table-7 = Lancelot : la carte Ordre du Tour, manche par manche | voir [A8] | inconnu
values-body-3 = Tous les autres nombres viennent du texte des livrets. Là où les langues imprimées diffèrent, une table peut suivre la boîte anglaise, française ou russe [A40].
