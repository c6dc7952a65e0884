title = Informations publiques et cachées

secrets-title = Public et secret
secrets-body-1-table-1 = Visible de tous | Secret
secrets-body-1-table-2 = les guildes et leurs cartes, toute la défausse | les mains, l’ordre de la pioche
secrets-body-1-table-3 = la taille des mains et de la pioche, le Brise-Cycle | ce qui a été pioché
secrets-body-1-table-4 = chaque action et sa cible, le type qu’un Chevalier a nommé et la réponse | ce que Noble, Marchand, Prêtre et Mendiant ont déplacé : seuls les deux concernés le savent
secrets-body-2 = La liste exacte est en [M24]. La page retient pour vous ce que vous savez des autres mains [M25], et ne choisit à votre place que s’il n’y a pas le choix [M29].
