import { roles } from '../../engine/coup';
import { blankStrengths, filled, type Strengths } from '../../engine/coup/lab';
import type { Sample } from './games';

export type Row = {
  -readonly [Key in keyof Strengths]: Strengths[Key] extends number ? number : number[];
};

const crowds = 4;

const purseOf = (row: Row, two: boolean): number[] => (two ? row.two : row.one);

function strengthOf(row: Row, { seats, hand }: Sample, at: number): number {
  const seat = seats[at];
  if (!seat) return 0;
  const purse = purseOf(row, seat.two);
  const coins = filled(seat.coins).reduce((sum, much, part) => sum + much * (purse[part] ?? 0), 0);
  const open = coins + (row.waits[seat.wait] ?? 0);
  return at === 0 ? open + handOf(row, hand) : open;
}

const placeOf = (role: string) => roles.findIndex((one) => one === role);

function handOf(row: Row, hand: readonly string[]): number {
  const sum = hand.reduce((all, role) => all + (row.cards[placeOf(role)] ?? 0), 0);
  return hand.length > 1 && hand[0] === hand[1] ? sum + row.twin : sum;
}

export function chances(row: Row, sample: Sample): readonly number[] {
  const weights = sample.seats.map((_, at) => Math.exp(strengthOf(row, sample, at)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

const copied = ({ one, two, waits, cards, twin }: Strengths): Row => ({
  one: [...one],
  two: [...two],
  waits: [...waits],
  cards: [...cards],
  twin,
});

/** Coins count up to ten, so their weights learn more slowly. */
const coinPace = 0.2;

/** Conditional logit by stochastic gradient: the winner of a sample becomes a little stronger, the others weaker. */
export function fitted(samples: readonly Sample[], rounds: number): readonly Row[] {
  const rows = Array.from({ length: crowds }, () => copied(blankStrengths()));
  for (let round = 0; round < rounds; round++) {
    const pace = 0.03 / (1 + round);
    for (const sample of samples) {
      const row = rows[sample.crowd];
      if (!row) continue;
      const odds = chances(row, sample);
      sample.seats.forEach((seat, at) => {
        const step = pace * ((at === sample.winner ? 1 : 0) - (odds[at] ?? 0));
        filled(seat.coins).forEach((much, part) =>
          add(purseOf(row, seat.two), part, step * much * (part === 1 ? coinPace : 1)),
        );
        add(row.waits, seat.wait, step);
        if (at > 0) return;
        for (const role of sample.hand) add(row.cards, placeOf(role), step);
        if (sample.hand.length > 1 && sample.hand[0] === sample.hand[1]) row.twin += step;
      });
    }
  }
  return rows;
}

function add(list: number[], at: number, by: number): void {
  list[at] = (list[at] ?? 0) + by;
}
