// The prompt's text during a beat: the log's words and the result.

import { academy } from './texts';
import { telling } from '../../i18n/i18n';
import type { Play } from '../../table/play.svelte';
import type { Question } from '../../table/game_ui';
import type { Focus } from './beats';
import { landing } from './lane';
import { logLine } from './log';
import { cardName, trackName } from './names';
import { colourOf, mine } from './squires';
import { acting, whyPart } from './variations';
import type { AcademyEvent, AcademyView, Squire } from './view';

export function focusOf(play: Play): Focus | null {
  return (play.beat?.focus as Focus | undefined) ?? null;
}

/** The moved discs. */
export function movedIn(focus: Focus): AcademyEvent[] {
  return focus.events.filter((event) => event.event === 'moved');
}

/** A squire's current move, in a word or two: the card, or the track. */
export function deedOf(play: Play, view: AcademyView, squire: Squire): string | null {
  const focus = focusOf(play);
  if (!focus || focus.actor !== squire.squire) return null;
  const { card } = focus.events[0]!;
  if (card) return cardName(card);
  return focus.tracks[0] ? trackName(view, focus.tracks[0]) : '';
}

/** Points in the current beat. */
export function wonNow(play: Play, squire: Squire): number {
  const coats = focusOf(play)?.events.filter((event) => event.event === 'coat' && event.squire === squire.squire) ?? [];
  return coats.reduce((sum, event) => sum + (event.value ?? 0), 0);
}

function together(view: AcademyView, focus: Focus): string {
  const t = academy().scoring;
  const has = (...names: string[]): boolean => focus.events.some((event) => names.includes(event.event));
  switch (focus.kind) {
    case 'bonus':
      return whyPart(focus.events[0]!.why)?.title?.() ?? acting(view, 'bonusTitle')?.() ?? t.ranks;
    case 'coats':
      return t.title(trackName(view, focus.tracks[0]!));
    case 'tokens':
      return t.tokens;
    case 'reset':
      return t.reset;
    case 'draft':
      if (has('passed')) return view.passLeft ? telling().handsLeft : telling().handsRight;
      if (has('pile', 'pileTaken')) return telling().piles;
      if (has('assigned')) return telling().cardsGiven;
      return has('kept') ? telling().handsFull : academy().ask.dealing;
    default:
      return academy().ask.dealing;
  }
}

/** The result for the moving squire, and the change of the viewer's ranks. */
function outcome(play: Play, view: AcademyView, focus: Focus): string[] {
  const [move] = movedIn(focus);
  if (!move || focus.actor === null) return [];
  const now = landing(focus.before, view, move.track!, focus.actor);
  const own = mine(play, view)
    .filter((squire) => squire.squire !== focus.actor)
    .map((squire) => landing(focus.before, view, move.track!, squire.squire))
    .filter((one) => one.changed);
  const brings = academy().preview.full(trackName(view, move.track!), [now.change, now.gain].filter(Boolean));
  return [brings, ...own.map((one) => telling().you(one.change))];
}

function detailOf(play: Play, view: AcademyView, focus: Focus, said: string[]): string | undefined {
  if (focus.kind === 'reset') {
    const others = view.tracks.map((lane) => lane.track).filter((track) => !focus.tracks.includes(track));
    const all = focus.tracks.includes('gallantry') && focus.events.every((event) => event.event !== 'moved');
    return all ? telling().startAgain(others.map((track) => trackName(view, track))) : undefined;
  }
  return [...said, ...outcome(play, view, focus)].join(' ') || undefined;
}

/** A beat in words. One squire's move has the words of the log. */
export function told(play: Play, view: AcademyView, focus: Focus): Question {
  const lines = focus.events.flatMap((event) => logLine(event, play)?.text ?? []);
  const single = focus.actor !== null || focus.kind === 'other';
  const title = (single ? lines[0] : undefined) ?? together(view, focus);
  const detail = detailOf(play, view, focus, single ? lines.slice(1) : []);
  return {
    mine: false,
    title,
    ...(detail === undefined ? {} : { detail }),
    actor: focus.actor === null ? undefined : colourOf(view, focus.actor),
  };
}
