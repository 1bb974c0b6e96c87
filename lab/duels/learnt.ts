import { choices, hands, places } from '../../engine/coup/lab';

/** How many options a card has at a place: those of all kinds of choice, one after the other. */
export const perCard = choices.reduce((sum, { options }) => sum + options, 0);

export const firstOf = choices.map((_, kind) =>
  choices.slice(0, kind).reduce((sum, { options }) => sum + options, 0),
);

export const slot = (place: number, card: number, kind: number): number =>
  (place * hands + card) * perCard + (firstOf[kind] as number);

const size = places * hands * perCard;

/** Visits every choice at every place with every card: its first index, and its number of options. */
function forEachChoice(visit: (from: number, options: number) => void): void {
  for (let place = 0; place < places; place++)
    for (let card = 0; card < hands; card++)
      choices.forEach(({ options }, kind) => visit(slot(place, card, kind), options));
}

/** The regret of each option, its weighted sum of probabilities, and its probability now. */
export class Learnt {
  readonly chances = new Float64Array(size);
  private readonly regrets = new Float64Array(size);
  private readonly sums = new Float64Array(size);

  constructor() {
    forEachChoice((from, options) => this.chances.fill(1 / options, from, from + options));
  }

  /** Adds the regrets of one choice and matches them. The values of its options begin at `at`. */
  regret(from: number, options: number, worth: Float64Array, at: number, round: number): void {
    const { regrets, sums, chances } = this;
    let value = 0;
    for (let one = 0; one < options; one++)
      value += (chances[from + one] as number) * (worth[at + one] as number);
    let sum = 0;
    for (let one = 0; one < options; one++) {
      const regret = Math.max(0, (regrets[from + one] as number) + (worth[at + one] as number) - value);
      regrets[from + one] = regret;
      sum += regret;
      sums[from + one] = (sums[from + one] as number) + round ** 2 * (chances[from + one] as number);
    }
    for (let one = 0; one < options; one++)
      chances[from + one] = sum > 0 ? (regrets[from + one] as number) / sum : 1 / options;
  }

  /** The average of all rounds, the late ones counting more. */
  average(): Float64Array {
    const { sums } = this;
    const average = new Float64Array(size);
    forEachChoice((from, options) => {
      let sum = 0;
      for (let one = 0; one < options; one++) sum += sums[from + one] as number;
      for (let one = 0; one < options; one++)
        average[from + one] = sum > 0 ? (sums[from + one] as number) / sum : 1 / options;
    });
    return average;
  }
}
