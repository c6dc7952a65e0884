import type en from '../en/common';

const fr: typeof en = {
  roundtable: 'Roundtable',
  academy: 'Medieval Academy',
  medievallons: 'Medievallons',
  you: 'Vous',
  botNames: ['Anne', 'Bertran', 'Dorothée', 'Hugues', 'Iseult'],
  levels: { page: 'Page', squire: 'Écuyer', knight: 'Chevalier', champion: 'Champion' },
  loading: 'Un instant…',
  visitor: 'Visiteur',
  home: 'Accueil',
  rules: 'Règles',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  notLoaded: 'Cette partie de la page n’a pas pu être chargée. Êtes-vous hors ligne ?',
  language: 'Langue',
  theme: 'Thème',
  themes: { auto: 'Comme l’appareil', light: 'Parchemin (clair)', dark: 'Bougie (sombre)' },
  speed: 'Rythme',
  speeds: { slow: 'Lent', normal: 'Normal', fast: 'Rapide', instant: 'Immédiat' },
  sound: 'Sons',
};
export default fr;
