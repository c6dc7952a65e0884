// The log: events as plain sentences.

import { academy } from './texts';
import type { Who } from '../../i18n/words';
import type { Play } from '../../table/play.svelte';
import type { LogLine } from '../../table/game_ui';
import { coatName } from './choice';
import { cardName, cardNames, suitOf, trackName } from './names';
import { colourOf, squireWho } from './squires';
import type { AcademyEvent, AcademyView, Coat } from './view';

function moved(event: AcademyEvent, who: Who, track: string): string | null {
  const t = academy().log;
  const from = event.from!;
  const to = event.to!;
  switch (event.why) {
    case 'bonus':
      return t.bonus(who, track, from, to);
    case 'bet':
      return t.betMoves(who, track, from, to);
    case 'stepback':
      return t.stepback(who, from, to);
    case 'orderedreset':
      return t.pulled(who, track, from, to);
    default:
      return null; // said with the card
  }
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
  const coat: Coat = [event.track ?? 'education', value];
  switch (event.event) {
    case 'round':
      return t.round(value!, holder(event.squire));
    case 'dealt':
      return cards && t.dealt(holder(event.squire), cards);
    case 'codex':
      return t.codex;
    case 'bet':
      return t.bet(who, track);
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
      return moved(event, who, track);
    case 'cup':
      return t.cup(Math.abs(value!), trackName(view, value! > 0 ? 'jousts' : 'tournaments'));
    case 'scroll':
      return t.scroll(who, value!);
    case 'peeked':
      return t.peeked(who, event.place!, value);
    case 'lifted':
      return t.lifted(who, track);
    case 'ranked':
      return t.ranked(who, value!);
    case 'coat':
      return t.coat(who, value!, track);
    case 'token':
      return t.token(who, event.place!, value);
    case 'zero':
      return t.zero(who);
    case 'given':
      return t.given(who, coatName(view, coat), squire(event.other));
    case 'taken':
      return t.taken(who, coatName(view, coat), squire(event.other));
    case 'emptied':
      return t.emptied(track);
    case 'cupReset':
      return t.cupReset;
    case 'scrollsBack':
      return t.scrollsBack;
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
