import { kindList, rowCount, slotCount, type Cells, type Situation } from '../../engine/coup/lab';

/** Writes the probability of each answer of the kind into `chances`. */
export interface Strategy {
  chancesIn(situation: Situation, chances: Float64Array, cells: Cells): void;
}

/** What is printed of something learnt. */
export interface Played extends Strategy {
  readonly visits: Uint32Array;
  /** The same by the grains from this one to the coarsest. */
  chancesAt(finest: number, situation: Situation, chances: Float64Array): void;
}

/** A row starts from the regrets of the coarser row, which count like this many of its own visits. */
const inherited = 60;

export const regretBytes = slotCount * 4 + rowCount * 4;

/**
 * The regrets of all answers. It plays its present strategy, not the average of all it has played: that wins far more often,
 * and the many habits at its tables keep it from going round in circles.
 */
export class Regrets implements Played {
  readonly regrets: Float32Array;
  readonly visits: Uint32Array;
  /** All that is learnt, which threads put together. */
  protected readonly numbers: (Float32Array | Uint32Array)[];

  /** On memory of `regretBytes`, which several threads may share. */
  constructor(memory: ArrayBufferLike = new ArrayBuffer(regretBytes)) {
    this.regrets = new Float32Array(memory, 0, slotCount);
    this.visits = new Uint32Array(memory, slotCount * 4, rowCount);
    this.numbers = [this.regrets, this.visits];
  }

  /** From the coarsest row to the finest, each starting from the one before. */
  chancesIn(situation: Situation, chances: Float64Array): void {
    this.chancesAt(0, situation, chances);
  }

  chancesAt(finest: number, situation: Situation, chances: Float64Array): void {
    const { regrets, visits } = this;
    const { kind, row } = situation;
    const { answers, grains } = kindList[kind]!;
    for (let one = 0; one < answers; one++) chances[one] = 0;
    for (let level = grains.length - 1; level >= finest; level--) {
      const { by, firstRow, firstSlot } = grains[level]!;
      const here = (row / by) | 0;
      const seen = visits[firstRow + here]!;
      if (seen === 0) break;
      const slot = firstSlot + here * answers;
      for (let one = 0; one < answers; one++)
        chances[one] = (regrets[slot + one]! + inherited * chances[one]!) / (seen + inherited);
    }
    inOpen(chances, answers, situation.open, 0);
  }

  /** The strategy that is printed. */
  played(): Played {
    return this;
  }

  learn({ kind, row, open }: Situation, chances: Float64Array, values: Float64Array): void {
    const { answers, grains } = kindList[kind]!;
    let value = 0;
    for (let one = 0; one < answers; one++) value += chances[one]! * values[one]!;
    for (const { by, firstRow, firstSlot } of grains) {
      const here = (row / by) | 0;
      const slot = firstSlot + here * answers;
      this.visits[firstRow + here]!++;
      for (let one = 0; one < answers; one++) {
        if (((open >> one) & 1) === 0) continue;
        this.regrets[slot + one]! += values[one]! - value;
      }
    }
  }

  become(other: Regrets): void {
    this.numbers.forEach((ours, part) => ours.set(other.numbers[part]!));
  }

  /** Only what was learnt since it was like `former`. */
  since(former: Regrets): void {
    this.addTimes(-1, former);
  }

  add(other: Regrets): void {
    this.addTimes(1, other);
  }

  private addTimes(factor: 1 | -1, other: Regrets): void {
    this.numbers.forEach((ours, part) => {
      const theirs = other.numbers[part]!;
      for (let at = 0; at < ours.length; at++) ours[at]! += factor * theirs[at]!;
    });
  }

  /** Halves everything but the visits, so that what was missed early counts less and less. */
  halve(): void {
    for (const ours of this.numbers)
      if (ours !== this.visits) for (let at = 0; at < ours.length; at++) ours[at]! *= 0.5;
  }
}

/** Normalises the chances above `least`; if there are none, all open answers get the same. */
export function inOpen(chances: Float64Array, answers: number, open: number, least: number): void {
  let sum = 0;
  let count = 0;
  for (let one = 0; one < answers; one++) {
    const isOpen = (open >> one) & 1;
    const weight = isOpen === 1 && chances[one]! > least ? chances[one]! : 0;
    chances[one] = weight;
    sum += weight;
    count += isOpen;
  }
  for (let one = 0; one < answers; one++)
    chances[one] = sum > 0 ? chances[one]! / sum : ((open >> one) & 1) / count;
}
