import { lastState, replay } from '../../engine';
import { coup, type CoupMove, type CoupState } from '../../engine/coup';
import { momentsSince, type Moment } from '../../ui/coup/showdown/moments';
import { byChance } from './chance';
import { playedUntil, type CoupMatch } from './coup';
import { coverButton } from './curtain';
import { coupHandling } from './hands/coup';
import { Hands } from './hands/hands';
import type { Phone } from './phone';
import { seated, type Seating } from './tables';
import type { Language } from './words';

/** Something the whole table looks up for, held up as it happens. */
export interface GreatMoment {
  readonly id: string;
  readonly seating: Seating;
  readonly like: (moment: Moment) => boolean;
}

const four: Seating = { book: 'persian', players: 4 };
const five: Seating = {
  book: 'persianPlus',
  players: 5,
  options: { sixth: 'inquisitor', factions: true, anarchist: true },
};
const strict: Seating = { ...four, options: { strictDoubleDanger: true } };

/** Two influences in one turn, the first for this, the second for an assassination. */
const doubleLossFor =
  (first: 'wrong' | 'lie') =>
  (moment: Moment): boolean =>
    moment.kind === 'fall' && moment.losses[0]?.cause === first && moment.losses[1]?.cause === 'assassinate';

export const greatMoments: readonly GreatMoment[] = [
  { id: 'proof', seating: four, like: ({ kind }) => kind === 'proof' },
  {
    id: 'exposure',
    seating: four,
    like: (moment) => moment.kind === 'exposure' && moment.claim !== 'noDuke',
  },
  {
    id: 'embezzlement',
    seating: five,
    like: (moment) => moment.kind === 'exposure' && moment.claim === 'noDuke',
  },
  { id: 'handing', seating: five, like: ({ kind }) => kind === 'handing' },
  { id: 'explosion', seating: five, like: ({ kind }) => kind === 'explosion' },
  { id: 'loss', seating: four, like: (moment) => moment.kind === 'fall' && !moment.out },
  {
    id: 'exile',
    seating: four,
    like: (moment) => moment.kind === 'fall' && moment.out && moment.losses.length === 1,
  },
  { id: 'double-loss-doubted', seating: strict, like: doubleLossFor('wrong') },
  { id: 'double-loss-lied', seating: four, like: doubleLossFor('lie') },
  { id: 'victory', seating: four, like: ({ kind }) => kind === 'victory' },
];

export function momentNamed(id: string): GreatMoment {
  const moment = greatMoments.find((one) => one.id === id);
  if (!moment) throw new Error(`No moment is called ${id}.`);
  return moment;
}

/** A match as it stands before the answer that leads there. */
interface Eve {
  readonly match: CoupMatch;
  readonly answer: CoupMove;
  /** How many scenes come first. */
  readonly before: number;
}

const isOver = (state: CoupState) => coup.asked(state) === null;

/** The first such moment when this match is played on by chance; null if there is none. */
function eveOf(match: CoupMatch, like: GreatMoment['like']): Eve | null {
  const whole = playedUntil(match, isOver);
  if (whole === null) return null;
  const moments = momentsSince(replay(coup, whole), 0);
  const found = moments.find(({ moment }) => like(moment));
  const answer = found && whole.moves[found.step - 1];
  if (!answer) return null;
  const atOnce = moments.flatMap(({ step, moment }) => (step === found.step ? [moment] : []));
  // A bluff that is paid for at once is told with its price.
  const paid = atOnce.flatMap((moment) => (moment.kind === 'fall' ? [moment.lie] : []));
  const told = atOnce.slice(0, atOnce.indexOf(found.moment));
  return {
    match: { ...whole, moves: whole.moves.slice(0, found.step - 1) },
    answer,
    before: told.filter((moment) => moment.kind !== 'exposure' || !paid.includes(moment)).length,
  };
}

const comeTo = byChance(({ seating, like }: GreatMoment, seed) =>
  eveOf(seated('en', { ...seating, seed }), like),
);

/** The match before it, among people of this language. */
export const matchBefore = (language: Language, moment: GreatMoment): CoupMatch => ({
  ...comeTo(moment).match,
  players: seated(language, moment.seating).players,
});

/** Somebody answers, and it is held up. */
export async function bringAbout(phone: Phone, moment: GreatMoment): Promise<void> {
  const { match, answer, before } = comeTo(moment);
  await new Hands(phone, coupHandling).play(lastState(coup, match), [answer]);
  if (await phone.sees(coverButton(phone))) await phone.press(phone.words.curtain.cover);
  const goOn = phone.inDialog('button', phone.words.match.showdown.goOn);
  await goOn.waitFor();
  for (let seen = 0; seen < before; seen++) {
    const title = await phone.page.getByRole('dialog').getByRole('heading').first().innerText();
    await phone.touch(goOn);
    await phone.page.getByRole('dialog').getByRole('heading').filter({ hasNotText: title }).first().waitFor();
  }
}
