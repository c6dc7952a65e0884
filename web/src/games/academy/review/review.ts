// The drawing and the texts for reviews of this game.

import { area, load } from '../../../i18n/area.svelte';
import type { ReviewUi } from '../../../table/play.svelte';
import type { AcademyChoice, CardText, Track } from '../view';
import { places } from './places';
import Position from './Position.svelte';

const texts = area(import.meta.glob<typeof import('../i18n/en/review.ftl')>('../i18n/*/review.ftl'));

export default async function review(): Promise<ReviewUi> {
  await load(texts);
  const skill = (name: string): string => (texts().skills as Record<string, string>)[name] ?? name;
  return { Position, skill, read, places };
}

function read(text: string): AcademyChoice | null {
  const [verb, what, track] = text.split(' ');
  if (verb === 'bonus') return { text, track: what as Track };
  if (verb !== 'pick' && verb !== 'play') return null;
  return { text, card: what as CardText, ...(track === undefined ? {} : { track: track as Track }) };
}
