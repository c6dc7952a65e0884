// The variations' pictures in the setup and in the book of rules. Both load without the table, so they have this file.

/** The icon and its colour. */
export const variationPictures: Record<string, [icon: string, colour: string]> = {
  knights: ['crossed-swords', 'sword'],
  bet: ['rose', 'gallantry'],
  codex: ['open-book', 'education'],
  scrolls: ['tied-scroll', 'king'],
  dragon: ['jeweled-chalice', 'quests'],
  alms: ['receive-money', 'charity'],
};

const icons = Object.entries(variationPictures).map(([name, [icon]]) => [name, icon] as const);
/** By chapter of the book. The chapter of the knights shows the Cup. */
export const chapterIcons: Record<string, string> = {
  ...Object.fromEntries(icons),
  bets: 'rose',
  knights: 'jeweled-chalice',
};
