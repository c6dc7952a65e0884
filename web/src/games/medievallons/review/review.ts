// The drawing and the texts for reviews of this game.

import { area, load } from '../../../i18n/area.svelte';
import type { ReviewUi } from '../../../table/play.svelte';
import type { CardKind, MedievallonsChoice } from '../view';
import { places } from './places';
import Position from './Position.svelte';

const texts = area(import.meta.glob<typeof import('../i18n/en/review.ftl')>('../i18n/*/review.ftl'));

export default async function review(): Promise<ReviewUi> {
  await load(texts);
  const skill = (name: string): string => (texts().skills as Record<string, string>)[name] ?? name;
  return { Position, skill, read, places };
}

function read(text: string): MedievallonsChoice | null {
  const [, verb, kind] = /^(play|give|take|keep|top) ([A-Z])$/.exec(text) ?? [];
  return verb ? { text, verb: verb as MedievallonsChoice['verb'], kind: kind as CardKind } : null;
}
