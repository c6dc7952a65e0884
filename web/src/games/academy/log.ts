// The log: events as plain sentences.

import { academy } from './texts';
import type { Who } from '../../i18n/words';
import type { Play } from '../../table/play.svelte';
import type { LogLine } from '../../table/game_ui';
import { cardName, cardNames, suitOf, trackName } from './names';
import { colourOf, squireWho } from './squires';
import { eventPart, whyPart } from './variations';
import type { LogContext } from './variations/variation';
import type { AcademyEvent, AcademyView } from './view';

function moved(event: AcademyEvent, words: LogContext): string | null {
  // A card's move is said with the card.
  if (event.why === 'bonus') return academy().log.bonus(words.who, words.track, event.from!, event.to!);
  return whyPart(event.why)?.log(event, words) ?? null;
}

/** The path of the disc that the card has just moved: `: 4 → 7`. */
function wayOf(event: AcademyEvent, play: Play): string {
  const events = play.events as AcademyEvent[];
  const next = events[events.indexOf(event) + 1];
  return next?.event === 'moved' && next.why === 'card' ? academy().preview.way(next.from!, next.to!) : '';
}

function sentence(event: AcademyEvent, play: Play, view: AcademyView): string | null {
  const t = academy().log;
  const squire = (n: number | undefined): Who => squireWho(play, view, n ?? -1);
  // Cards are dealt to players, also in Lancelot.
  const holder = (n: number | undefined): Who => {
    const seat = view.squires[n ?? -1]?.seat;
    return seat === null || seat === undefined ? squire(n) : play.who(seat);
  };
  const who = squire(event.squire);
  const track = event.track ? trackName(view, event.track) : '';
  const cards = event.cards ? cardNames(event.cards) : null;
  const value = event.value ?? null;
  const words: LogContext = { view, who, other: squire(event.other), track, value };
  const part = eventPart(event.event);
  if (part) return part.log(event, words);
  switch (event.event) {
    case 'round':
      return t.round(value!, holder(event.squire));
    case 'dealt':
      return cards && t.dealt(holder(event.squire), cards);
    case 'kept':
      return event.card ? t.kept(who, cardName(event.card)) : null;
    case 'passed':
      return cards && t.passed(who, cards, squire(event.other));
    case 'pile':
      return cards && t.pile(holder(event.squire), value!, cards);
    case 'pileTaken':
      return cards && t.pileTaken(holder(event.squire), cards);
    case 'assigned':
      return cards && t.assigned(who, cards);
    case 'played': {
      const card = cardName(event.card!);
      const way = wayOf(event, play);
      return suitOf(event.card!) === 'sword' ? t.playedOn(who, card, track, way) : t.played(who, card, way);
    }
    case 'moved':
      return moved(event, words);
    case 'ranked':
      return t.ranked(who, value!);
    case 'coat':
      return t.coat(who, value!, track);
    case 'emptied':
      return t.emptied(track);
    case 'ended':
      return t.ended;
    default:
      return event.text ?? null; // an event newer than this page
  }
}

export function logLine(event: AcademyEvent, play: Play): LogLine | null {
  const view = play.state?.view as AcademyView | null | undefined;
  const text = view ? sentence(event, play, view) : null;
  if (!view || text === null) return null;
  if (event.event === 'round') return { colour: null, text, heading: true };
  return { colour: event.squire === undefined ? null : colourOf(view, event.squire), text };
}
