import type en from '../en/looks';

const fr: typeof en = {
  theme: 'Thème',
  themes: { auto: 'Comme l’appareil', light: 'Parchemin (clair)', dark: 'Bougie (sombre)' },
  textSize: 'Taille du texte',
  textSizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
  speed: 'Rythme',
  speeds: { slow: 'Lent', normal: 'Normal', fast: 'Rapide', instant: 'Instantané' },
  sound: 'Sons',
  volume: 'Volume',
};
export default fr;
