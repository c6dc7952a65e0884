import type en from '../en/credits';

const fr: typeof en = {
  independent:
    'Roundtable est un site fait par des gens qui aiment ces jeux. Il est indépendant\u00a0: ni créé, ni approuvé, ni vérifié par leurs auteurs ou éditeurs. Toutes les règles et tous les textes sont écrits avec nos propres mots. Si un jeu vous plaît, achetez la boîte.',
  games: 'Les jeux',
  trademarks: 'Les noms des jeux appartiennent à leurs propriétaires.',
  pictures: 'Images',
  icons:
    'Icônes des couleurs, des pistes et des guildes\u00a0: game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0. Les teintes et les tailles sont de nous.',
  drawn: 'Pions, cartes, plateaux et tout le reste sont dessinés pour Roundtable.',
  letters: 'Polices de caractères',
  fonts: 'Alegreya et Alegreya Sans de Juan Pablo del Peral, Huerta Tipográfica, sous SIL Open Font License 1.1.',
  programs: 'Programmes',
  libraries:
    'Le site est construit avec Svelte et Vite (licence MIT). Le moteur est de nous et tourne dans votre navigateur en WebAssembly.',
  licence: 'Roundtable est un logiciel libre sous licence Apache 2.0.',
  privacy: 'Vos données',
  data: 'Les parties contre des robots restent sur votre appareil. Entre amis, le serveur garde votre nom et vos parties. Rien n’est envoyé à personne d’autre\u202f; il n’y a aucun pistage.',
};
export default fr;
