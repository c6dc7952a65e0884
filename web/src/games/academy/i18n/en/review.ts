export default {
  skills: {
    draft: 'Drafting',
    play: 'Playing',
    swords: 'Swords',
    gallantry: 'Gallantry’s bonus',
    extras: 'Rules beyond the basics',
  },
};
