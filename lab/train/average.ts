import { kindList, slotCount, type Situation } from '../../engine/coup/lab';
import { inOpen, regretBytes, Regrets, type Played } from './strategy';

/** A row starts from the average of the coarser row, which counts like this many of its own steps. */
const inherited = 20;
/** Answers with a smaller share were only tried while learning. */
const tried = 0.02;

/** The share of the present strategy in what is printed: it wins more from fixed habits, and is no easier to exploit. */
const latest = 0.5;

export const averagingBytes = regretBytes + slotCount * 4;

/**
 * Also remembers what it has played. Against its like the present strategy goes round in circles; the average of all
 * strategies cannot be exploited.
 */
export class Averaging extends Regrets {
  private readonly sums: Float32Array;
  private readonly average = new Float64Array(20);

  constructor(memory: ArrayBufferLike = new ArrayBuffer(averagingBytes)) {
    super(memory);
    this.sums = new Float32Array(memory, regretBytes, slotCount);
    this.numbers.push(this.sums);
  }

  override learn(situation: Situation, chances: Float64Array, values: Float64Array): void {
    super.learn(situation, chances, values);
    const { answers, grains } = kindList[situation.kind]!;
    for (const { by, firstSlot } of grains) {
      const slot = firstSlot + ((situation.row / by) | 0) * answers;
      for (let one = 0; one < answers; one++) this.sums[slot + one]! += chances[one]!;
    }
  }

  override played(): Played {
    return {
      visits: this.visits,
      chancesIn: (situation, chances) => this.bothAt(0, situation, chances),
      chancesAt: (finest, situation, chances) => this.bothAt(finest, situation, chances),
    };
  }

  private bothAt(finest: number, situation: Situation, chances: Float64Array): void {
    this.averageAt(finest, situation, this.average);
    this.chancesAt(finest, situation, chances);
    for (let one = 0; one < chances.length; one++)
      chances[one] = latest * chances[one]! + (1 - latest) * this.average[one]!;
  }

  private averageAt(finest: number, { kind, row, open }: Situation, chances: Float64Array): void {
    const { answers, grains } = kindList[kind]!;
    for (let one = 0; one < answers; one++) chances[one] = 0;
    for (let level = grains.length - 1; level >= finest; level--) {
      const { by, firstSlot } = grains[level]!;
      const slot = firstSlot + ((row / by) | 0) * answers;
      const before = level === grains.length - 1 ? 0 : inherited;
      let sum = before;
      for (let one = 0; one < answers; one++) sum += this.sums[slot + one]!;
      if (sum <= before) break;
      for (let one = 0; one < answers; one++)
        chances[one] = (this.sums[slot + one]! + before * chances[one]!) / sum;
    }
    inOpen(chances, answers, open, tried);
  }
}
