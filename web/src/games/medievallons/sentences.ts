// What happened and what is asked, in sentences.

import { medievallons } from '../../i18n/i18n';
import type { Play } from '../../table/play.svelte';
import type { LogLine, Question } from '../ui';
import { counted } from './kinds';
import { guildAt, guildWins, ownerOf } from './options';
import type { Kind, MedievallonsChoice, MedievallonsEvent, MedievallonsView } from './view';

/** A choice in a few words, as on its button. */
export function choiceWords(choice: MedievallonsChoice, view: MedievallonsView, play: Play): string {
  const words = medievallons().choice;
  const cards = counted(choice.cards ?? []);
  const { kind, guild, seat } = choice;
  const name = seat === undefined ? '' : play.name(seat);
  switch (choice.verb) {
    case 'guild':
      return words.guild(cards);
    case 'extend':
      return guild ? words.extend(cards, guildAt(view, guild)?.kind ?? kind!) : choice.text;
    case 'draw':
      return words.draw(choice.count ?? 1);
    case 'target':
      return targetWords(view.power?.kind ?? null, name);
    case 'name':
      return words.name(name, kind!);
    case 'card': {
      const of = guildAt(view, guild!)?.kind ?? kind!;
      return (view.power?.kind === 'A' ? words.kill : words.rob)(play.who(seat!), kind!, of);
    }
    case 'copy':
      return words.copy(play.who(seat!), kind!);
    case 'swap':
      return words.swap(cards);
    case 'play':
    case 'activate':
    case 'take':
    case 'give':
    case 'keep':
    case 'top':
      return kind ? words[choice.verb](kind) : choice.text;
    default:
      return choice.text;
  }
}

function targetWords(power: Kind | null, name: string): string {
  const words = medievallons().choice;
  if (power === 'B') return words.beg(name);
  if (power === 'K') return words.ask(name);
  if (power === 'M') return words.trade(name);
  return power === 'P' ? words.look(name) : words.target(name);
}

/** What a choice would do, before it is made. */
export function consequence(choice: MedievallonsChoice, view: MedievallonsView, play: Play): string {
  const { then, more } = medievallons();
  const { kind, guild, seat } = choice;
  switch (choice.verb) {
    case 'play':
      return `${more[kind!]} ${then.play}`;
    case 'guild':
      return guildWins(view) ? then.wins : `${then.guild} ${more[kind!]}`;
    case 'activate':
      return `${more[kind!]} ${then.activate}`;
    case 'extend': {
      const size = (guildAt(view, guild!)?.size ?? 0) + (choice.cards?.length ?? 0);
      return `${then.extend(size)} ${more[kind!]}`;
    }
    case 'target': {
      const target = view.seats[seat!];
      return target ? then.target(target.hand.count, target.guilds.length) : '';
    }
    case 'name':
      return then.name;
    case 'card': {
      const left = (guildAt(view, guild!)?.size ?? 0) - 1;
      return left < 3 ? then.dissolves(play.who(seat!)) : then.remain(left);
    }
    case 'copy':
      return more[kind!];
    case 'take':
      return then.take;
    case 'give':
      return then.give(play.who(receiver(view)));
    case 'swap':
      return then.swap(play.who(partner(view)));
    case 'keep':
      return then.keep;
    case 'top':
      return then.top;
    default:
      return '';
  }
}

/** Who gets what is given. */
export function receiver(view: MedievallonsView): number {
  return view.power?.kind === 'P' && view.power.target !== null ? view.power.target : view.active;
}
/** With whom the viewer swaps. */
export function partner(view: MedievallonsView): number {
  return view.active === view.seat ? (view.power?.target ?? view.active) : view.active;
}

export function questionOf(play: Play): Question {
  const view = play.view as MedievallonsView | null;
  if (!view) return { mine: false, title: '' };
  const happening = (play.beat?.focus as { group: MedievallonsEvent[] } | undefined)?.group;
  const told = happening && sentence(happening, play);
  if (told) return { mine: false, title: told };
  const { seats, over, chance } = view.asked;
  if (over) return { mine: false, title: outcome(play) };
  if (chance) return { mine: false, title: medievallons().wait.chance };
  const playing = play.source.offers.play && view.seat !== null;
  if (playing && seats.includes(view.seat!)) return mine(view, play);
  const names = seats.map((seat) => play.plainName(seat));
  if (playing && view.legal.length > 0) {
    const { chosen, chosenDetail } = medievallons().ask;
    return { mine: false, title: chosen(names), detail: chosenDetail };
  }
  return { mine: false, title: waiting(view, play, names) };
}

function mine(view: MedievallonsView, play: Play): Question {
  const ask = medievallons().ask;
  const power = view.power?.kind ?? null;
  const target = view.power?.target ?? null;
  const name = target === null ? '' : play.name(target);
  switch (view.asked.kind) {
    case 'turn': {
      if (view.legal.every((choice) => choice.verb === 'draw')) return { mine: true, title: ask.draw };
      const wins = guildWins(view) && view.legal.some((choice) => choice.verb === 'guild');
      return { mine: true, title: ask.turn, detail: wins ? ask.turnWins : ask.turnDetail };
    }
    case 'target': {
      const titles: Partial<Record<Kind, string>> = { B: ask.beg, K: ask.knight, M: ask.merchant, P: ask.priest };
      return { mine: true, title: (power && titles[power]) ?? ask.target };
    }
    case 'name':
      return { mine: true, title: ask.name(name), detail: medievallons().then.name };
    case 'card':
      return { mine: true, title: power === 'A' ? ask.kill : ask.rob };
    case 'copy':
      return { mine: true, title: ask.copy };
    case 'take':
      return { mine: true, title: ask.take(name), detail: medievallons().then.take };
    case 'give': {
      const to = play.name(receiver(view));
      return { mine: true, title: power === 'P' ? ask.giveBack(to) : ask.give(to), detail: ask.giveDetail };
    }
    case 'swap':
      return { mine: true, title: ask.swap(play.name(partner(view))), detail: ask.swapDetail };
    case 'keep':
      return { mine: true, title: ask.keep, detail: medievallons().then.keep };
    case 'top':
      return { mine: true, title: ask.top };
    default:
      return { mine: true, title: ask.other };
  }
}

function waiting(view: MedievallonsView, play: Play, names: string[]): string {
  const wait = medievallons().wait;
  const name = names[0] ?? '';
  const target = view.power?.target ?? null;
  switch (view.asked.kind) {
    case 'turn':
    case 'target':
    case 'card':
    case 'copy':
    case 'keep':
    case 'top':
      return wait[view.asked.kind](name);
    case 'name':
    case 'take':
      return target === null ? wait.other(names) : wait[view.asked.kind](name, play.who(target));
    case 'give':
      return wait.give(names, play.who(receiver(view)));
    case 'swap':
      return wait.swap(names);
    default:
      return wait.other(names);
  }
}

/** Who has won. */
export function outcome(play: Play): string {
  const words = medievallons().end;
  const winners = play.state?.info.result?.winners ?? [];
  if (winners.length === 0) return medievallons().wait.over;
  if (winners.length > 1) return words.share(winners.map((seat) => play.name(seat)));
  const who = play.who(winners[0]!);
  return who.you ? words.youWin : words.wins(who.name);
}

// Lines are made for all events at once, as some tell of several: kept until there are others, or another language.
interface Made {
  language: unknown;
  lines: Map<MedievallonsEvent, LogLine | null>;
}
const made = new WeakMap<object, Made>();

export function logOf(event: MedievallonsEvent, play: Play): LogLine | null {
  const events = play.state?.events as MedievallonsEvent[] | undefined;
  if (!events) return lineOf([event], play);
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
  const players = (play.state?.view as MedievallonsView | null | undefined)?.players ?? 0;
  for (let at = 0; at < events.length;) {
    const length = together(events, at, players);
    const group = events.slice(at, at + length);
    group.forEach((event, n) => lines.set(event, n === 0 ? lineOf(group, play) : null));
    at += length;
  }
  return lines;
}

/** How many events from this one on are told in one sentence. */
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
    // What was drawn is told by itself only to those who know it.
    case 'instead':
    case 'standIn':
      return run((event) => event.event === 'drew' && !event.card);
    case 'asked':
      return next?.event === 'hadNone' || next?.event === 'gave' ? 2 : 1;
    default:
      return 1;
  }
}

function lineOf(group: MedievallonsEvent[], play: Play): LogLine | null {
  const event = group[0]!;
  const text = sentence(group, play);
  const owner = event.event === 'dissolved' || event.event === 'ended' || event.event === 'reshuffled';
  const colour = event.seat === undefined || owner ? null : play.colour(event.seat);
  return text === null ? null : { colour, text };
}

function sentence(group: MedievallonsEvent[], play: Play): string | null {
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
      return card === 'M' ? log.trades(who, other) : null;
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
      return (
        known &&
        group.map((one) => log.swapped(play.who(one.seat!), play.who(one.other!), counted(one.cards!))).join(' ')
      );
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
      return card && log.kept(who, card);
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
