import type { GameTypes, Question, Seat } from '../../../engine/core';
import type { Pace } from '../../../store/match/pace';
import { isNewTo, peopleAt, stateOf, type Running } from '../../../store/match/running';
import type { TableGame } from '../../../store/match/tableGame';
import type { GameScreens } from '../GameScreens';

/** Where the phone is. */
export type PhonePlace =
  | { readonly by: 'table' }
  /** It goes from hand to hand, to the player who is asked. */
  | { readonly by: 'asked' }
  /** A player looks at their own cards only, perhaps at what the first answer of their own turn let them see. */
  | { readonly by: 'looker'; readonly seat: Seat; readonly beganTurn?: boolean };

export const onTable: PhonePlace = { by: 'table' };

/** How a question is asked: aloud, on the open table though it need not be, or for the eyes of one person. */
export type Manner = 'aloud' | 'open' | 'private';

export interface Manners {
  readonly people: readonly Seat[];
  readonly askInPrivate: boolean;
  readonly pace: Pace;
}

interface Table<G extends GameTypes> {
  readonly running: Running<G>;
  readonly settings: Pick<Manners, 'askInPrivate'>;
}

export const mannersAt = <G extends GameTypes>({ running, settings }: Table<G>): Manners => ({
  people: peopleAt(running.match.players),
  askInPrivate: settings.askInPrivate,
  pace: running.pace,
});

export function mannerOf<G extends GameTypes>(
  { questions }: Pick<GameScreens<G>, 'questions'>,
  view: G['View'],
  asked: Question<G['Kind']> | null,
  { people, askInPrivate, pace }: Manners,
): Manner {
  // The only person at the table has nobody to hide from.
  if (people.length === 1 || asked === null || !people.includes(asked.seat)) return 'aloud';
  if (asked.secret && questions[asked.kind].open?.when(pace, view)) return 'open';
  return asked.secret || askInPrivate ? 'private' : 'aloud';
}

/** What the lamp would show, to whom, and where it stands. */
export interface Secret {
  readonly seat: Seat;
  /** Besides the seat's own cards, the question. */
  readonly asks: boolean;
  readonly lamp: 'onTable' | 'onCurtain';
  /**
   * With a new key the lamp falls. A player who answers again in the same turn keeps it; their own turn begins on the
   * table.
   */
  readonly lampKey: string;
  /** Whoever lifts it has waited for everybody to let pass what goes round. */
  readonly letsPass?: true;
}

interface Situation {
  readonly asked: Question | null;
  readonly manner: Manner;
  readonly place: PhonePlace;
  readonly seatsToLook: readonly Seat[];
  /** With what is asked a player's own turn begins. */
  readonly beginsTurn: boolean;
  /** Though it is asked in the open, it can be answered under the lamp as well. */
  readonly asksBoth: boolean;
}

/** Null while there is nothing to lift a lamp for. */
export function secretNow(situation: Situation): Secret | null {
  const { asked, manner, place, seatsToLook, beginsTurn, asksBoth } = situation;
  const shown = (seat: Seat, lamp: Secret['lamp'], asks: boolean): Secret => {
    const isTurn = asks ? beginsTurn : place.by === 'looker' && place.beganTurn;
    return { seat, asks, lamp, lampKey: `${seat} ${isTurn ? 'turn' : ''}` };
  };
  const [next] = seatsToLook;
  if (next !== undefined) return shown(next, 'onCurtain', manner === 'private' && asked?.seat === next);
  if (place.by === 'looker') return shown(place.seat, 'onCurtain', false);
  if (asked === null || manner === 'aloud') return null;
  // What has come of a secret question is for the whole table to see first.
  const goesStraightOn = place.by === 'asked' && !asked.secret;
  return shown(asked.seat, goesStraightOn ? 'onCurtain' : 'onTable', manner === 'private' || asksBoth);
}

export const beginsTurn = <G extends GameTypes>({ game }: TableGame<G>, kind: G['Kind']): boolean =>
  game.questions[kind].beginsTurn === true;

interface Answered<G extends GameTypes> {
  readonly seat: Seat;
  readonly kind: G['Kind'] | undefined;
  /** How many moves had been made before the answer. */
  readonly moves: number;
}

/** Where the phone is once this seat has answered in private: with more to see in private, the player keeps it. */
export function placeAfter<G extends GameTypes>(
  screens: Pick<GameScreens<G>, 'questions' | 'match'>,
  running: Running<G>,
  manners: Manners,
  { seat, kind, moves }: Answered<G>,
): PhonePlace {
  const { table } = screens.match;
  const state = stateOf(running);
  const asked = table.game.asked(state);
  if (asked === null) return onTable;
  const isAskedAgain =
    asked.seat === seat && mannerOf(screens, table.game.view(state, 'table'), asked, manners) === 'private';
  const events = running.steps.slice(moves + 1).flatMap((step) => step.events);
  if (!isAskedAgain && events.some((event) => isNewTo(table.game, event, seat)))
    return { by: 'looker', seat, beganTurn: kind !== undefined && beginsTurn(table, kind) };
  return { by: manners.askInPrivate ? 'asked' : 'table' };
}
