import { blankStrengths, filled, type Strengths } from '../../engine/coup/lab';
import { sampleOf, type Sample } from './games';

type Row = {
  -readonly [Key in keyof Strengths]: number[];
};

/** Two, three, four, and more living players. */
export const crowds = 4;

const purseOf = (row: Row, two: boolean): number[] => (two ? row.two : row.one);

function strengthOf(row: Row, { seats }: Sample, at: number): number {
  const seat = seats[at];
  if (!seat) return 0;
  const purse = purseOf(row, seat.two);
  const coins = filled(seat.coins).reduce((sum, much, part) => sum + much * (purse[part] ?? 0), 0);
  return coins + (row.waits[seat.wait] ?? 0);
}

function chances(row: Row, sample: Sample): readonly number[] {
  const weights = sample.seats.map((_, at) => Math.exp(strengthOf(row, sample, at)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

const copied = ({ one, two, waits }: Strengths): Row => ({
  one: [...one],
  two: [...two],
  waits: [...waits],
});

/** Coins count up to ten, so their weights learn more slowly. */
const coinPace = 0.2;

/** Conditional logit by stochastic gradient: the winner of a sample becomes a little stronger, the others weaker. */
function fitted(samples: readonly Sample[], rounds: number): readonly Row[] {
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
      });
    }
  }
  return rows;
}

function add(list: number[], at: number, by: number): void {
  list[at] = (list[at] ?? 0) + by;
}

/** One sample in ten is held back, to see how well the others foretell it. */
const heldBack = 10;
const rounds = 25;

/** The table of standings, from so many games that are played to their end from somewhere in their middle. */
export function fittedStanding(games: number): readonly Strengths[] {
  const samples: Sample[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const sample = sampleOf(seed);
    if (sample) samples.push(sample);
  }
  const rows = fitted(
    samples.filter((_, at) => at % heldBack > 0),
    rounds,
  );
  report(
    rows,
    samples.filter((_, at) => at % heldBack === 0),
  );
  return rows.map(({ one, two, waits }) => ({
    one: inHundredths(one),
    two: inHundredths(two),
    waits: waits.map(hundredths),
  }));
}

export const hundredths = (value: number) => Math.round(value * 100) / 100;

const inHundredths = ([base = 0, coin = 0, assassin = 0, coup = 0]: readonly number[]): Strengths['one'] => [
  hundredths(base),
  hundredths(coin),
  hundredths(assassin),
  hundredths(coup),
];

/** The mean squared error of the chances, beside that of equal chances. */
function report(rows: readonly Row[], samples: readonly Sample[]): void {
  rows.forEach((row, crowd) => {
    const some = samples.filter((sample) => sample.crowd === crowd);
    const off = (chanceOf: (sample: Sample) => number) =>
      some.reduce((sum, sample) => sum + (chanceOf(sample) - (sample.winner === 0 ? 1 : 0)) ** 2, 0) /
      some.length;
    const ours = off((sample) => chances(row, sample)[0] ?? 0);
    const blank = off(({ seats }) => 1 / seats.length);
    console.log(`${crowd + 2} living: ${ours.toFixed(4)} (all alike: ${blank.toFixed(4)})`);
  });
}
