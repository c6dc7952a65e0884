// The parts of the site, for the navigation on every page without a table.

/** The part of an address. */
export type Part = 'play' | 'hall' | 'turns' | 'study' | 'me';

const parts: Record<string, Part> = {
  '': 'play',
  new: 'play',
  hall: 'hall',
  turns: 'turns',
  notices: 'turns',
  study: 'study',
  learn: 'study',
  puzzles: 'study',
  rules: 'study',
  replay: 'study',
  review: 'study',
  check: 'study',
  workshop: 'study',
  companion: 'study',
  me: 'me',
  person: 'me',
};

export function partOf(path: string): Part | undefined {
  const [, first = ''] = path.split('/');
  return Object.hasOwn(parts, first) ? parts[first] : undefined;
}

/** `page`: the part's own address; `true`: an address inside it. Another person's page is not part of “me”. */
export function current(part: Part, path: string): 'page' | 'true' | undefined {
  if (partOf(path) !== part || (path.startsWith('/person/') && path !== '/person/me')) return undefined;
  return path === (part === 'play' ? '/' : `/${part}`) ? 'page' : 'true';
}
