import { kindList, rowCount, slotCount, type Cells, type Situation } from '../../engine/coup/lab';

/** Something that says how likely each answer is: written into `chances`, one for each answer of the kind. */
export interface Strategy {
  chancesIn(situation: Situation, chances: Float64Array, cells: Cells): void;
}

/** What is printed of something learnt. */
export interface Played extends Strategy {
  readonly visits: Uint32Array;
  /** The same, as if no grain finer than this were told apart. */
  chancesAt(finest: number, situation: Situation, chances: Float64Array): void;
}

/** A row sets out from what the rougher one says, as if it had seen that so often itself. */
const inherited = 60;

export const regretBytes = slotCount * 4 + rowCount * 4;

/**
 * What is learnt: how much each answer was missed. It plays by what it knows now, not by the average of what it has played:
 * so it wins far more often, and people of all habits at its tables keep it from running after the last of them.
 */
export class Regrets implements Played {
  readonly regrets: Float32Array;
  readonly visits: Uint32Array;

  /** On memory of `regretBytes`, which several threads may share. */
  constructor(memory: ArrayBufferLike = new ArrayBuffer(regretBytes)) {
    this.regrets = new Float32Array(memory, 0, slotCount);
    this.visits = new Uint32Array(memory, slotCount * 4, rowCount);
  }

  /** From the roughest row to the finest, each setting out from the one before. */
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

  /** What becomes of it when it is printed. */
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

  become({ regrets, visits }: Regrets): void {
    this.regrets.set(regrets);
    this.visits.set(visits);
  }

  /** Only what was learnt since it was like `former`. */
  since(former: Regrets): void {
    for (let slot = 0; slot < slotCount; slot++) this.regrets[slot]! -= former.regrets[slot]!;
    for (let row = 0; row < rowCount; row++) this.visits[row]! -= former.visits[row]!;
  }

  add({ regrets, visits }: Regrets): void {
    for (let slot = 0; slot < slotCount; slot++) this.regrets[slot]! += regrets[slot]!;
    for (let row = 0; row < rowCount; row++) this.visits[row]! += visits[row]!;
  }

  /** What was missed early counts less and less. */
  halve(): void {
    for (let slot = 0; slot < slotCount; slot++) this.regrets[slot]! *= 0.5;
  }
}

/** In proportion to what is more than `least`; if nothing is, each open answer alike. */
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
