/** Fast random numbers (xorshift32) whose state can be set. */
export class Luck {
  state: number;

  constructor(seed: number) {
    this.state = seed | 0 || 0x9e3779b9;
  }

  /** Sets the state for one step of a run, whatever has happened before. */
  standAt(seed: number, step: number): void {
    let z = Math.imul(seed, 0x9e3779b9) ^ Math.imul(step + 1, 0x85ebca6b) ^ Math.floor(step / 2 ** 32);
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    this.state = z ^ (z >>> 15) || 0x9e3779b9;
  }

  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return x >>> 0;
  }

  below(bound: number): number {
    return Math.floor((this.next() / 2 ** 32) * bound);
  }

  /** From 0 to 1, 1 left out. */
  part(): number {
    return this.next() / 2 ** 32;
  }
}
