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
  offline: {
    preparing: (done: number, of: number) => `Préparation du jeu hors ligne : ${done} fichiers sur ${of}`,
    ready: (size: string) => `Prêt pour le jeu hors ligne · ${size}`,
    not: (why: string) => `Jeu hors ligne indisponible : ${why}`,
    why: {
      network: 'la connexion a été perdue.',
      server: 'le serveur n’a pas envoyé tous les fichiers.',
      space: 'l’espace libre sur cet appareil est insuffisant.',
      insecure: 'il faut une adresse en https.',
      other: 'ce navigateur ne conserve pas les fichiers.',
    },
  },
};
export default fr;
