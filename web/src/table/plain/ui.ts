// A table for any game, without pictures: the view line by line, and the choices as buttons. It makes a new game
// playable before it has a drawing.

import { plain } from '../../i18n/later';
import { colours } from '../../ui/players';
import type { LogLine, Question } from '../game_ui';
import type { GameUi, Play } from '../play.svelte';
import PlainEnd from './PlainEnd.svelte';
import PlainTable from './PlainTable.svelte';

function question(play: Play): Question {
  const asked = play.state!.view!.asked;
  const t = plain();
  if (asked.over) return { mine: false, title: t.over };
  const mine = play.seat !== null && asked.seats.includes(play.seat) && play.source.offers.play;
  if (mine && play.state!.chosen === null) return { mine, title: asked.question || t.yourChoice };
  const others = asked.seats.filter((seat) => seat !== play.seat).map((seat) => play.plainName(seat));
  return { mine: false, title: others.length > 0 ? t.waitingFor(others) : t.chosen };
}

function logLine({ text, seat }: { text?: string; seat?: unknown }): LogLine | null {
  if (!text) return null;
  return { text, colour: typeof seat === 'number' ? (colours[seat] ?? null) : null };
}

const ui: GameUi = {
  Table: PlainTable,
  End: PlainEnd,
  beats: () => [],
  log: logLine,
  question,
  choice: ({ text }) => text,
  reason: () => '',
  because: ({ topic = '' }) => topic,
  progress: () => '',
  chapter: String,
  ownColours: () => true,
};

export default ui;
