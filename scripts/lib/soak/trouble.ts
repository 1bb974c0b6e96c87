/** Something that must never happen has happened. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

export function insist(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Trouble(otherwise);
}
