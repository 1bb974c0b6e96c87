/** A game that cannot be set up so. `field` is where in the set-up, such as `options.factions`. */
export class SetupError extends Error {
  override readonly name = 'SetupError';

  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.field = field;
  }
}

/** An answer the game did not ask for. Nothing has changed. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
