export default {
  title: 'Atelier',
  undo: 'Annuler',
  open: 'Ouvrir un fichier',
  save: 'Enregistrer dans un fichier',
  copy: 'Copier le lien',
  copied: 'Copié',
  empty: 'Recommencer',
  broken: 'Ce lien ou ce fichier est abîmé. Voici une table vide à la place.',
};
