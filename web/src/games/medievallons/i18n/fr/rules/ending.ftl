title = La fin

breaker-title = Le Brise-Cycle
breaker-body-1 = Quand la **dernière carte de la pioche** est piochée ou révélée, le Brise-Cycle apparaît.
breaker-body-2-steps-1 = **La première fois**, il passe du rouge au jaune. La carte du dessus de la défausse reste ; les autres sont mélangées en une nouvelle pioche, et l’on continue à piocher s’il le faut [M19].
breaker-body-2-steps-2 = **La seconde fois**, la partie s’arrête aussitôt, même au milieu d’un pouvoir [M20] [M21].
breaker-body-3-picture-breaker = Rouge : encore un mélange. Jaune : la prochaine pioche vide termine la partie.
breaker-body-4 = Sans troisième guilde, gagne qui a le plus de guildes ; à égalité, le plus de cartes dans ses guildes, puis le plus de cartes en main ; sinon la victoire est partagée [M22]. Une partie sans fin est arrêtée après 400 tours [M23].
