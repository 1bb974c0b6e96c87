/** A state is plain JSON, nobody ever writes into one, and a record plays again to the same. */
import { parse, serialise } from '../../../../engine';
import { cops, type Cops, type CopsSetup } from '../../../../engine/cops';
import { expectSame, lazily } from '../../core/playout';
import { everyGameIsPlain } from '../../support/plain';
import { gameAt, gamesEverywhere, tables } from './tables';

const games = lazily(() => gamesEverywhere(1));

everyGameIsPlain(cops, games, (seed) => gameAt(tables[0] as CopsSetup, seed));

test('a record written and read is the same match, with every step it led to', () => {
  games().forEach((played) => expectSame(parse<Cops>(cops, serialise<Cops>(played)), played));
});

test('a record that was tampered with is refused, by what is wrong with it', () => {
  const played = gameAt(tables[3] as (typeof tables)[number], 5);
  const { match } = played;
  const written = JSON.parse(serialise<Cops>(played)) as Record<string, unknown>;
  const fault = (change: object) => {
    try {
      parse<Cops>(cops, JSON.stringify({ ...written, ...change }));
    } catch (error) {
      return (error as { readonly code?: unknown }).code;
    }
    return 'none';
  };
  expect(fault({})).toBe('none');
  expect(fault({ moves: [...match.moves, { type: 'pass' }] })).toBe('illegalMove');
  expect(fault({ moves: match.moves.slice(0, -1) })).toBe('checksumDiffers');
  expect(fault({ moves: [null, ...match.moves.slice(1)] })).toBe('illegalMove');
  expect(fault({ setup: { ...match.setup, players: 3 } })).toBe('illegalSetup');
  expect(fault({ game: 'coup' })).toBe('anotherGame');
  expect(fault({ seed: 6 })).toMatch(/illegalMove|checksumDiffers/);
});
