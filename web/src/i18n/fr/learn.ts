import type en from '../en/learn';

const fr: typeof en = {
  guide: 'Guide',
  next: 'Suite',
  back: 'Retour',
  notThat: 'Prenez celle qui est entourée',
  leave: 'Quitter la leçon',
  progress: (n, of) => `Étape ${n} sur ${of}`,
  watch: 'Regardez',
  yourMove: 'À vous',
  playReal: 'Jouer une vraie partie',
  readRules: 'Règles',
};
export default fr;
