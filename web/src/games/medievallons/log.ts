// The log: events as sentences.

import { medievallons } from './texts';
import type { Play } from '../../table/play.svelte';
import type { LogLine } from '../../table/game_ui';
import { counted, tellsTarget } from './kinds';
import { ownerOf } from './options';
import type { MedievallonsEvent, MedievallonsView } from './view';

// A sentence can cover several events, so lines are made for all events together and cached until the events or the
// language change.
interface Made {
  language: unknown;
  lines: Map<MedievallonsEvent, LogLine | null>;
}
const made = new WeakMap<object, Made>();

export function logOf(event: MedievallonsEvent, play: Play): LogLine | null {
  const events = play.events as MedievallonsEvent[];
  let all = made.get(events);
  if (!all || all.language !== medievallons()) {
    all = { language: medievallons(), lines: linesOf(events, play) };
    made.set(events, all);
  }
  const line = all.lines.get(event);
  return line === undefined ? lineOf([event], play) : line;
}

function linesOf(events: MedievallonsEvent[], play: Play): Map<MedievallonsEvent, LogLine | null> {
  const lines = new Map<MedievallonsEvent, LogLine | null>();
  const players = playersAt(play);
  for (let at = 0; at < events.length;) {
    const length = together(events, at, players);
    const group = events.slice(at, at + length);
    group.forEach((event, n) => lines.set(event, n === 0 ? lineOf(group, play) : null));
    at += length;
  }
  return lines;
}

/** The number of events, from this one on, that share one sentence. */
export function together(events: MedievallonsEvent[], at: number, players: number): number {
  const first = events[at]!;
  const next = events[at + 1];
  const run = (same: (event: MedievallonsEvent) => boolean): number => {
    let end = at + 1;
    while (end < events.length && same(events[end]!)) ++end;
    return end - at;
  };
  switch (first.event) {
    case 'drew': {
      const everybody = events.slice(at, at + players);
      const seats = new Set(everybody.map((event) => (event.event === 'drew' ? event.seat : undefined)));
      if (players > 2 && seats.size === players && !seats.has(undefined)) return players;
      return run((event) => event.event === 'drew' && event.seat === first.seat);
    }
    case 'laidDown':
      return run((event) => event.event === 'laidDown' && event.seat === first.seat);
    case 'swapped':
      return next?.event === 'swapped' ? 2 : 1;
    // Only viewers who know the drawn card get a separate sentence for it.
    case 'instead':
    case 'standIn':
      return run((event) => event.event === 'drew' && !event.card);
    case 'asked':
      return next?.event === 'hadNone' || next?.event === 'gave' ? 2 : 1;
    default:
      return 1;
  }
}

/** False for events without a sentence: a target that is the only opponent or is named by the next event, and a kept
    card that the viewer cannot see. */
export function isToldOf(event: MedievallonsEvent, players: number): boolean {
  if (event.event === 'target') return players > 2 && tellsTarget(event.card!);
  return event.event !== 'kept' || (event.card ?? null) !== null;
}
function playersAt(play: Play): number {
  return (play.state?.view as MedievallonsView | null | undefined)?.players ?? 0;
}

function lineOf(group: MedievallonsEvent[], play: Play): LogLine | null {
  const event = group[0]!;
  const text = sentence(group, play);
  const owner = event.event === 'dissolved' || event.event === 'ended' || event.event === 'reshuffled';
  const colour = event.seat === undefined || owner ? null : play.colour(event.seat);
  return text === null ? null : { colour, text };
}

/** Null if the events need no sentence. */
export function sentence(group: MedievallonsEvent[], play: Play): string | null {
  const log = medievallons().log;
  const event = group[0]!;
  const who = play.who(event.seat ?? 0);
  const other = play.who(event.other ?? 0);
  const owner = play.who(event.guild ? ownerOf(event.guild) : 0);
  const { card = null, cards = null } = event;
  const known = cards && counted(cards);
  switch (event.event) {
    case 'dealt':
      return known && who.you ? log.dealt(known) : null;
    case 'pile':
      return log.pile(card);
    case 'played':
      return log.played(who, card);
    case 'guild':
      return log.guild(who, card!, known ?? []);
    case 'activated':
      return log.activated(who, card!);
    case 'extended':
      return log.extended(who, card!, known ?? []);
    case 'standIn':
      return log.standIn(who, event.number ?? 1);
    case 'instead':
      return log.instead(who, card!);
    case 'drew':
      return drawn(group, play);
    case 'target':
      return isToldOf(event, playersAt(play)) ? log.chooses(who, other) : null;
    case 'asked':
      if (group.length === 1) return log.asked(who, other, card!);
      return (group[1]!.event === 'gave' ? log.askedGot : log.askedNone)(who, other, card!);
    case 'hadNone':
      return log.hadNone(who);
    case 'gave':
      return log.gave(who, other, card);
    case 'took':
      return log.took(who, other, card);
    case 'swapped':
      if (!known) return log.trades(who, other);
      return group.map((one) => log.swapped(play.who(one.seat!), play.who(one.other!), counted(one.cards!))).join(' ');
    case 'looked':
      return log.looked(who, other, known);
    case 'fromGuild':
      return log.fromGuild(who, owner, card);
    case 'killed':
      return log.killed(who, owner, card);
    case 'dissolved':
      return log.dissolved(who, known ?? []);
    case 'fromPile':
      return log.fromPile(who, card);
    case 'copied':
      return log.copied(who, owner, card!);
    case 'revealed':
      return log.revealed(who, card);
    case 'nothing':
      return log.nothing;
    case 'kept':
      return isToldOf(event, playersAt(play)) ? log.kept(who, card) : null;
    case 'laidDown':
      return log.laidDown(who, counted(group.flatMap((one) => one.card ?? [])));
    case 'reshuffled':
      return log.reshuffled(event.number ?? 0);
    case 'ended':
      if (event.why === 'third-guild') return log.thirdGuild(who);
      return event.why === 'cycle' ? log.cycle : log.maxTurns;
    default:
      return null;
  }
}

function drawn(group: MedievallonsEvent[], play: Play): string {
  const log = medievallons().log;
  const first = group[0]!;
  if (group.some((event) => event.seat !== first.seat)) {
    const mine = group.find((event) => event.seat === play.seat && play.source.offers.play);
    return log.everyoneDraws(mine?.card ?? null);
  }
  const cards = group.flatMap((event) => event.card ?? []);
  const known = cards.length === group.length ? counted(cards) : null;
  return log.drew(play.who(first.seat ?? 0), group.length, known);
}
