// The prompt: the player and their task, and the effect of the choice that is looked at.

import { academy } from './texts';
import { point, type Reason } from '../../source/analysis';
import type { Play } from '../../table/play.svelte';
import type { Question } from '../../table/game_ui';
import { waysOf } from './asking.svelte';
import { choiceWords } from './choice';
import { wayWords } from './lane';
import { cardName, isLancelot, trackName } from './names';
import { endTitle, endWhy } from './result';
import { focusOf, told } from './telling';
import { squireWho } from './squires';
import { phasePart } from './variations';
import type { AcademyChoice, AcademyView, Track } from './view';

/** The effect of a choice, if it moves a disc. */
function consequence(view: AcademyView, choice: AcademyChoice | null): string | undefined {
  if (!choice) return undefined;
  const t = academy().preview;
  const ways = waysOf(choice);
  const say = choice.could ? t.potential : t.full;
  const cup = choice.cup
    ? [t.cup(Math.abs(choice.cup[1]), trackName(view, choice.cup[1] > 0 ? 'jousts' : 'tournaments'))]
    : [];
  return ways.map((way) => say(trackName(view, way.track), [...wayWords(view, way), ...cup])).join(' ') || undefined;
}

/** The viewer's question: a title and a hint. */
function asked(play: Play, view: AcademyView): [string, string?] {
  const t = academy().ask;
  const neutral = view.asked.squire !== null && view.squires[view.asked.squire]?.seat === null;
  const neutralName = academy().neutral;
  const first = view.legal[0];
  const own = view.squires.find((squire) => squire.squire === view.asked.squire);
  switch (view.phase) {
    case 'draft': {
      const hand = view.squires.find((squire) => squire.seat === play.seat)?.hand.count ?? 0;
      const way = view.passLeft ? 1 : view.squires.length - 1;
      const me = view.squires.find((squire) => squire.seat === play.seat)?.squire ?? 0;
      const to = squireWho(play, view, (me + way) % view.squires.length);
      return hand > 1 ? [t.keep(hand), t.others(hand - 1, to)] : [t.keepLast];
    }
    case 'split':
      return [t.split, `${t.splitHelp(play.who(1 - (play.seat ?? 0)))} ${academy().swapHint}`];
    case 'choose':
      return [t.choose(play.who(1 - (play.seat ?? 0))), t.chooseHelp];
    case 'assign':
      return [t.assign, `${t.assignHelp} ${academy().swapHint}`];
    case 'play': {
      const done = own?.played.length ?? 0;
      if (isLancelot(view)) return [t.playFor(academy().colours[own?.colour ?? 'grey']), t.nthOfThree(done + 1)];
      return [t.play, t.nthCard(done + 1, true)];
    }
    case 'neutralSword':
      return [t.sword(first?.card ? cardName(first.card) : ''), t.swordNeutral];
    case 'bonus': {
      const squares = Math.max(...view.legal.map((choice) => (choice.to ?? 0) - (choice.from ?? 0)));
      if (neutral) return [t.bonusFor(neutralName, squares), t.swordNeutral];
      return [
        isLancelot(view) && own ? t.forSquire(academy().colours[own.colour], t.bonus(squares)) : t.bonus(squares),
        t.bonusHelp,
      ];
    }
    default:
      return phasePart(view.phase)?.ask?.({ play, view, squire: own, neutral }) ?? [t.other];
  }
}

/** A possible reason for a choice: its effect. */
export function reason(choice: AcademyChoice, play: Play): string {
  const view = play.state?.view as AcademyView | null | undefined;
  return (view && consequence(view, choice)) ?? '';
}

/** Points on a track, for the seat or a rival. */
export function because({ topic, seat, points = 0 }: Reason, play: Play): string {
  const t = academy().because;
  const track = trackName(play.state!.view as AcademyView, topic as Track);
  const n = Math.abs(points) / point;
  if (seat === undefined) return (points > 0 ? t.more : t.fewer)(n, track);
  return (points < 0 ? t.denies : t.gives)(play.plainName(seat), n, track);
}

function waiting(play: Play, view: AcademyView): string {
  const t = academy().ask;
  const seats = view.asked.seats;
  if (view.asked.chance || seats.length === 0) return t.dealing;
  // Names the other players who must choose; the viewer only if alone.
  const rest = seats.filter((seat) => !play.who(seat).you);
  const others = rest.length > 0 ? rest : seats;
  if (view.asked.together) return t.waitAll(others.map((seat) => play.who(seat)));
  const who =
    isLancelot(view) && view.asked.squire !== null && view.phase !== 'choose'
      ? squireWho(play, view, view.asked.squire)
      : play.who(others[0]!);
  const said = view.phase in t.wait ? t.wait[view.phase as keyof typeof t.wait] : null;
  const say = phasePart(view.phase)?.wait ?? said;
  return say ? say(who) : t.waitAll([play.who(others[0]!)]);
}

export function question(play: Play): Question {
  const view = play.view as AcademyView | null;
  if (!view) return { mine: false, title: academy().ask.dealing };
  const focus = focusOf(play);
  if (focus) return told(play, view, focus);
  const t = academy().ask;
  if (view.asked.over) {
    const result = play.state?.info.result;
    return result
      ? { mine: false, title: `${endTitle(play, result)}.`, detail: endWhy(play, result) }
      : { mine: false, title: t.over };
  }
  const legal = play.source.offers.play ? view.legal : [];
  if (legal.length === 0) return { mine: false, title: waiting(play, view) };
  const chosen = play.state?.chosen ?? null;
  const preview = play.preview as AcademyChoice | null;
  if (chosen !== null) {
    const choice = legal.find((one) => one.text === chosen);
    return {
      mine: false,
      title: t.keptWaiting,
      detail: choice ? t.mayChange(choiceWords(choice, play)) : academy().hand.wait,
    };
  }
  const [title, help] = asked(play, view);
  const detail = consequence(view, preview) ?? help;
  return detail === undefined ? { mine: true, title } : { mine: true, title, detail };
}
