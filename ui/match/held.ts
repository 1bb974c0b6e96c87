import type { GameTypes, Question, Seat } from '../../engine/core';
import { stateOf, type Running } from '../../store/match/running';
import type { TableGame } from '../../store/match/tableGame';

/** Where the phone is. */
export type Held =
  | { readonly by: 'table' }
  /** It goes from hand to hand, to whoever is asked. */
  | { readonly by: 'asked' }
  /** Somebody looks at their own cards only. Whoever came to see them by answering still holds the lamp of that question. */
  | { readonly by: 'looker'; readonly seat: Seat; readonly answered?: string | undefined };

/** How a question is asked: aloud, on the open table though it need not be, or for the eyes of one person. */
export type Manner = 'aloud' | 'open' | 'private';

export interface Manners {
  /** The only person at the table has nobody to hide from. */
  readonly alone: boolean;
  readonly people: readonly Seat[];
  readonly askInPrivate: boolean;
  readonly actInOpen: boolean;
}

export function mannerOf<G extends GameTypes>(
  { canBeOpen }: TableGame<G>,
  asked: Question<G['Kind']> | null,
  { alone, people, askInPrivate, actInOpen }: Manners,
): Manner {
  if (alone || asked === null || !people.includes(asked.seat)) return 'aloud';
  if (actInOpen && canBeOpen.has(asked.kind)) return 'open';
  return asked.secret || askInPrivate ? 'private' : 'aloud';
}

/** What the lamp would show, to whom, and where it stands. */
export interface Secret {
  readonly seat: Seat;
  /** Besides the seat's own cards, the question. */
  readonly asks: boolean;
  readonly lamp: 'onTable' | 'onCurtain';
}

export function secretNow<Kind extends string>(
  asked: Question<Kind> | null,
  manner: Manner,
  held: Held,
  unseen: readonly Seat[],
): Secret | null {
  const [next] = unseen;
  const asks = (seat: Seat) => manner === 'private' && asked?.seat === seat;
  if (next !== undefined) return { seat: next, asks: asks(next), lamp: 'onCurtain' };
  if (held.by === 'looker') return { seat: held.seat, asks: false, lamp: 'onCurtain' };
  if (asked === null || manner === 'aloud') return null;
  return {
    seat: asked.seat,
    asks: asks(asked.seat),
    lamp: fromHandToHand(asked, held) ? 'onCurtain' : 'onTable',
  };
}

/** Whose the lamp is, null while there is nothing to lift: it falls whenever that changes. Whoever answers again in the same turn keeps it; their own turn begins on the table. */
export function lampOf(
  secret: Secret | null,
  asked: Question<string> | null,
  held: Held,
  turnKind: string,
): string | null {
  if (secret === null) return null;
  const answered = held.by === 'looker' ? held.answered : undefined;
  const isTurn = (secret.asks ? asked?.kind : answered) === turnKind;
  return `${secret.seat} ${isTurn ? 'turn' : ''}`;
}

/** What has come of a secret question is for the whole table to see first; what is only asked in private goes straight on. */
const fromHandToHand = ({ secret }: Question<string>, held: Held): boolean => held.by === 'asked' && !secret;

interface Answered {
  readonly seat: Seat;
  readonly kind: string | undefined;
  /** How many had been made before it. */
  readonly moves: number;
}

/** Where the phone is once this seat has answered in private: whoever has something more to see in private keeps it. */
export function heldAfter<G extends GameTypes>(
  table: TableGame<G>,
  running: Running<G>,
  manners: Manners,
  { seat, kind, moves }: Answered,
): Held {
  const asked = table.game.asked(stateOf(running));
  if (asked === null) return { by: 'table' };
  const isAskedAgain = asked.seat === seat && mannerOf(table, asked, manners) === 'private';
  const events = running.steps.slice(moves + 1).flatMap((step) => step.events);
  if (!isAskedAgain && events.some((event) => table.isNewHand(event, seat)))
    return { by: 'looker', seat, answered: kind };
  return { by: manners.askInPrivate ? 'asked' : 'table' };
}
