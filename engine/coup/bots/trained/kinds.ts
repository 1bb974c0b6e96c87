/**
 * What a decision looks like to somebody who has learnt by it: a kind of question, a row that says how things stand, and
 * which answers are open. The only place that knows what is told apart; training and play both ask here.
 */
export interface Situation {
  kind: number;
  /** How things stand. What matters most comes first, so that a part of the number says the same more roughly. */
  row: number;
  /** The row as it would be if nobody had shown yet how readily they challenge. */
  unread: number;
  /** A bit for each answer that may be given. */
  open: number;
}

interface Kind {
  readonly rows: number;
  readonly answers: number;
  /** By how much a row's number is divided to tell the same more roughly: the finest first. */
  readonly grains: readonly number[];
}

const hands = 20;
/** How ready others are to challenge: never, timid, rather timid, as people are, bold, always. */
export const tempers = 6;
/** Of whom nothing is known. */
export const anyTemper = 3;
/** The same of a claimant, more roughly: timid, rather timid, as people are, bold. */
export const manners = 4;
export const anyManner = 2;

export const kinds = {
  act: { rows: hands * 7 * 4 * tempers * 12 * 16, answers: 12, grains: [1, 16, 12 * 16, tempers * 12 * 16] },
  challenge: {
    rows: 17 * 7 * 4 * 4 * 3 * manners * 6,
    answers: 2,
    grains: [1, 6, 3 * manners * 6, 4 * 3 * manners * 6],
  },
  block: { rows: 3 * 4 * 4 * 3 * tempers * 9 * 6, answers: 3, grains: [1, 6, 9 * 6, tempers * 9 * 6] },
  lose: { rows: 15 * 3 * 16, answers: 5, grains: [1, 16] },
  show: { rows: 15 * 3, answers: 5, grains: [1, 3] },
  keep: { rows: 1296 * 3, answers: 20, grains: [1, 3] },
  examine: { rows: 5 * 2 * 3, answers: 2, grains: [1, 6] },
  bomb: { rows: 3 * 2 * 2 * 3 * tempers * 2, answers: 3, grains: [1, 2 * tempers] },
  draft: { rows: 2, answers: 5, grains: [1] },
} as const satisfies Record<string, Kind>;

type KindName = keyof typeof kinds;
const names = Object.keys(kinds) as KindName[];

export interface Grain {
  readonly by: number;
  /** Where its rows begin among all rows, and their answers among all answers. */
  readonly firstRow: number;
  readonly firstSlot: number;
}

/** Every kind with its grains, the finest first, one after the other. */
export const kindList: readonly { readonly answers: number; readonly grains: readonly Grain[] }[] = laidOut();

function laidOut() {
  let firstRow = 0;
  let firstSlot = 0;
  return names.map((name) => {
    const { rows, answers, grains }: Kind = kinds[name];
    return {
      answers,
      grains: grains.map((by) => {
        const here = { by, firstRow, firstSlot };
        firstRow += Math.ceil(rows / by);
        firstSlot += Math.ceil(rows / by) * answers;
        return here;
      }),
    };
  });
}

export const numberOfKind = Object.fromEntries(names.map((name, number) => [name, number])) as Readonly<
  Record<KindName, number>
>;

const rowsIn = ({ rows, grains }: Kind): number => grains.reduce((sum, by) => sum + Math.ceil(rows / by), 0);

export const rowCount = names.reduce((sum, name) => sum + rowsIn(kinds[name]), 0);
export const slotCount = names.reduce((sum, name) => sum + rowsIn(kinds[name]) * kinds[name].answers, 0);
