import type { TFunction } from 'i18next';
import type { Seat, Viewer } from '../../engine/core';
import { breathsOf, type Happened } from './breaths';
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

/** All that the screens say and show of a type of event, as far as that is the same in any game. */
export interface EventRow<Event, GameEvent, View> {
  /** How its line looks: quiet, if nothing else is said. */
  readonly kind?: LineKind;
  /** Everybody sees it by themselves, so it is no news. */
  readonly seen?: true;
  /** Whether the stage tells it by itself. */
  onStage?(view: View): boolean;
  /** Whether it is told in one breath with what began with that event. */
  joins?(event: Event, first: GameEvent): boolean;
  /**
   * A line, or as many as it takes. `alike` are those of its type that are told in one breath with it, itself the
   * first, and `next` is what happened then: whether all have let something pass shows only there. Where the secret
   * part is there, the reader knows it, and it is told.
   */
  says(
    event: Event,
    narrator: Narrator,
    alike: readonly Event[],
    next: GameEvent | undefined,
  ): string | readonly string[];
}

type RowOf<Event, View> = (event: Event) => EventRow<Event, Event, View>;

/** A line, and the event it begins with. */
interface ToldLine<Event> extends LogLine {
  readonly event: Event;
}

export function told<Event, View>(
  rowOf: RowOf<Event, View>,
  t: TFunction,
  happened: readonly Happened<Event>[],
  reader: Reader,
): readonly ToldLine<Event>[] {
  const narrator = narratorFor(t, reader);
  const breaths = breathsOf(happened, (first, event) => rowOf(event).joins?.(event, first) ?? false);
  return breaths.flatMap(({ step, breath }, at) => {
    const [event] = breath;
    const row = rowOf(event);
    const alike = breath.filter((one) => rowOf(one) === row);
    return [row.says(event, narrator, alike, breaths[at + 1]?.breath[0])]
      .flat()
      .map((text) => ({ step, text, kind: row.kind ?? 'quiet', event }));
  });
}

/** The same words for what has just happened, without what everybody sees and the stage says anyway. */
export function toldAsNews<Event, View extends { readonly viewer: Viewer }>(
  rowOf: RowOf<Event, View>,
  t: TFunction,
  events: readonly Event[],
  names: readonly string[],
  view: View,
): readonly string[] {
  const news = events.filter((event) => !rowOf(event).seen && !rowOf(event).onStage?.(view));
  const happened = news.map((event) => ({ step: 0, event }));
  return told(rowOf, t, happened, readerOf(view, names)).map(({ text }) => text);
}
