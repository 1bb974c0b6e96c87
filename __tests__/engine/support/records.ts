import fc from 'fast-check';
import {
  checksum,
  lastStep,
  MatchError,
  parse,
  type Game,
  type GameTypes,
  type MatchProblem,
} from '../../../engine';
import { lazily, runs } from '../core/playout';

interface Fields {
  readonly setup: object;
  readonly moves: readonly unknown[];
  readonly checksum: string;
}
const fieldsOf = (text: string) => JSON.parse(text) as Fields;

/** Why a text is no record of this game, or null; and the same of the record that `text` gives, with a part replaced. */
export function problemsOf<G extends GameTypes>(game: Game<G>, text: () => string) {
  function problemIn(given: string): MatchProblem | null {
    try {
      parse(game, given);
      return null;
    } catch (error) {
      if (!(error instanceof MatchError)) throw error;
      return error.code;
    }
  }
  const changed = (change: object) => JSON.stringify({ ...fieldsOf(text()), ...change });
  return {
    problemIn,
    problemWith: (change: object) => problemIn(changed(change)),
    withSetup: (change: object) => problemIn(changed({ setup: { ...fieldsOf(text()).setup, ...change } })),
    /** JSON can hold what JavaScript would not write. */
    problemWithRaw: (field: string, raw: string) =>
      problemIn(changed({ [field]: '?' }).replace(`"${field}":"?"`, () => `"${field}":${raw}`)),
  };
}

/** Whatever is done to this record, it is read, or refused by what is wrong; `parts` are those of its set-up. */
export function anyRecordIsReadOrRefused<G extends GameTypes>(
  game: Game<G>,
  text: () => string,
  parts: readonly string[],
): void {
  const record = lazily(() => fieldsOf(text()));
  const { problemIn, problemWith, withSetup } = problemsOf(game, text);
  const anything = fc.jsonValue({ maxDepth: 3 });

  test('any record with some of its letters changed', () => {
    fc.assert(
      fc.property(fc.nat(text().length - 1), fc.nat(3), fc.string({ maxLength: 3 }), (at, gone, put) => {
        const changed = text().slice(0, at) + put + text().slice(at + gone);
        if (problemIn(changed) !== null) return;
        // What nobody notices has led to the same place: names, spaces, and keys that nobody reads.
        expect(checksum(lastStep(parse(game, changed).steps).state)).toBe(record().checksum);
      }),
      { numRuns: runs(500) },
    );
  });

  test('any record with a part of it, or of its set-up, replaced by anything', () => {
    const replaced = (fields: readonly string[], by: (change: object) => unknown) =>
      fc.assert(
        fc.property(fc.constantFrom(...fields), anything, (field, value) => {
          by({ [field]: value });
        }),
        { numRuns: runs(500) },
      );
    replaced(Object.keys(record()), problemWith);
    replaced(parts, withSetup);
  });

  test('any record with a move replaced by anything', () => {
    fc.assert(
      fc.property(fc.nat(record().moves.length - 1), anything, (at, value) => {
        expect(problemWith({ moves: record().moves.with(at, value) })).toBe('illegalMove');
      }),
      { numRuns: runs(200) },
    );
  });
}
