import type { TFunction } from 'i18next';
import type { GameTypes, Seat, Viewer } from '../../engine/core';
import type { Sound } from '../feedback/sounds';
import type { AppliedRule } from '../rules/appliedRule';
import { grouped } from './grouped';
import type { LineKind, LogLine } from './logLine';

/** Who reads it: what everybody is called, and their own seat, if they are to be told “you”. */
export interface Reader {
  readonly names: readonly string[];
  readonly you: Seat | null;
}

/** Where one person alone looks at the table, it speaks to them. */
export const readerOf = ({ viewer }: { readonly viewer: Viewer }, names: readonly string[]): Reader => ({
  names,
  you: viewer === 'table' ? null : viewer,
});

/** Tells a reader what happened. */
export interface Narrator extends Reader {
  readonly t: TFunction;
  readonly name: (seat: Seat) => string;
  /** Whose words tell what a seat did. */
  readonly by: (seat: Seat) => 'log' | 'yourLog';
  /** Whose words tell what a seat did to another. */
  readonly between: (doer: Seat, other: Seat | null) => 'log' | 'yourLog' | 'logAtYou';
}

export function narratorFor(t: TFunction, { names, you }: Reader): Narrator {
  const by = (seat: Seat) => (seat === you ? 'yourLog' : 'log');
  return {
    t,
    names,
    you,
    name: (seat) => names[seat] ?? '',
    by,
    between: (doer, other) => (other !== null && other === you ? 'logAtYou' : by(doer)),
  };
}

/** A turn begins, and whose. */
export const whoseTurn = (seat: Seat, { t, name, you }: Narrator): string =>
  seat === you ? t('match.yourTurn') : t('log.turn', { name: name(seat) });

/** What several did alike: the reader first, then all others by name. */
export function doneBy(
  doers: readonly { readonly seat: Seat }[],
  { name, you }: Narrator,
  yours: string,
  theirs: (names: readonly string[]) => string,
): string {
  const others = doers.flatMap(({ seat }) => (seat === you ? [] : name(seat)));
  return [
    ...(others.length < doers.length ? [yours] : []),
    ...(others.length > 0 ? [theirs(others)] : []),
  ].join(' ');
}

/** All that the screens say and show of a type of event, as far as that is the same in any game. */
export interface EventRow<Event, GameEvent, View> {
  /** How its line looks: quiet, if nothing else is said. */
  readonly kind?: LineKind;
  /** Everybody sees it by themselves, so it is no news. */
  readonly seen?: true;
  /** Whether the stage tells it by itself. */
  onStage?(view: View): boolean;
  /** Whether it is still news after all that has happened since, the latest first: that a word stands, for example. */
  stays?(view: View, since: readonly GameEvent[]): boolean;
  /** Whether it is told of a turn that is over; by its kind, if nothing is said. */
  readonly inRecap?: boolean;
  /** What the whole table hears of it, whatever lies on the cards. */
  readonly sound?: Sound;
  /** Whether it is told in one breath with what began with that event. */
  joins?(event: Event, first: GameEvent): boolean;
  /**
   * Its line or lines. `alike` are those of its type told in one breath with it, itself the first; `next` is what happened
   * then: whether all have let something pass shows only there. Any view says what is played. If its secret part is
   * there, the reader knows it.
   */
  says(
    event: Event,
    narrator: Narrator,
    alike: readonly Event[],
    next: GameEvent | undefined,
    view: View,
  ): string | readonly string[];
}

/** All that a game tells of what happens, in words and to the ear. */
export interface GameEvents<G extends GameTypes> {
  rowOf(event: G['Event']): EventRow<G['Event'], G['Event'], G['View']>;
  /** The rule that an event applied, or the deal; null where the line above says it already. */
  ruleOf(event: G['Event'] | 'deal', view: G['View']): AppliedRule | null;
  /** What came before the first event, where the deal itself leads to it. */
  opening?(first: G['Event']): G['Event'] | null;
}

interface Happened<Event> {
  readonly step: number;
  readonly event: Event;
}

/** Lines, each with the event it begins with. */
function told<G extends GameTypes>(
  { rowOf }: GameEvents<G>,
  t: TFunction,
  happened: readonly Happened<G['Event']>[],
  reader: Reader,
  view: G['View'],
): readonly (LogLine & Happened<G['Event']>)[] {
  const narrator = narratorFor(t, reader);
  const isOneBreath = (first: G['Event'], event: G['Event']) => rowOf(event).joins?.(event, first) ?? false;
  const breaths = grouped(happened, ([first], { event }) => isOneBreath(first.event, event));
  return breaths.flatMap((breath, at) => {
    const [{ event }] = breath;
    const row = rowOf(event);
    const alike = breath.map((one) => one.event).filter((one) => rowOf(one) === row);
    // What a line of a log leads to is the step with which its breath ended.
    const step = Math.max(...breath.map((one) => one.step));
    return [row.says(event, narrator, alike, breaths[at + 1]?.[0].event, view)]
      .flat()
      .map((text) => ({ step, text, kind: row.kind ?? 'quiet', event }));
  });
}

/** A game's lines as the reader witnessed it, who may be told “you”. The deal is step 0; any view says what is played. */
export function linesOf<G extends GameTypes>(
  events: GameEvents<G>,
  t: TFunction,
  steps: readonly { readonly events: readonly G['Event'][] }[],
  names: readonly string[],
  view: G['View'],
  you: Seat | null = null,
): readonly LogLine[] {
  const happened = steps.flatMap((one, step) => one.events.map((event) => ({ step, event })));
  const opening = happened[0] && events.opening?.(happened[0].event);
  const all = opening ? [{ step: 0, event: opening }, ...happened] : happened;
  const deal = { step: 0, text: t('log.deal'), kind: 'heading', rule: events.ruleOf('deal', view) } as const;
  const lines = told(events, t, all, { names, you }, view);
  return [deal, ...lines.map(({ event, ...line }) => ({ ...line, rule: events.ruleOf(event, view) }))];
}

/** The same words for what has just happened, without what everybody sees and the stage says anyway. */
export function newsOf<G extends GameTypes>(
  events: GameEvents<G>,
  t: TFunction,
  recent: readonly G['Event'][],
  names: readonly string[],
  view: G['View'],
): readonly string[] {
  const isNews = (event: G['Event']) => !events.rowOf(event).seen && !events.rowOf(event).onStage?.(view);
  const happened = recent.filter(isNews).map((event) => ({ step: 0, event }));
  // Who aims again where they aimed already is told of once.
  return [...new Set(told(events, t, happened, readerOf(view, names), view).map(({ text }) => text))];
}

/** Of all that has happened, what is still news. */
export function recalledOf<G extends GameTypes>(
  events: GameEvents<G>,
  t: TFunction,
  past: readonly G['Event'][],
  names: readonly string[],
  view: G['View'],
): readonly string[] {
  const since: G['Event'][] = [];
  const recalled: G['Event'][] = [];
  // From the end, so that what has happened since grows by one event at a time and is never copied.
  for (const event of [...past].reverse()) {
    if (events.rowOf(event).stays?.(view, since)) recalled.push(event);
    since.push(event);
  }
  return newsOf(events, t, recalled.reverse(), names, view);
}
