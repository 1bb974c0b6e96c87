/** The examples in docs/records.md are real: the record opens, and every event has happened in a game. */
import { lastStep, parse, type MatchProblem } from '../../engine';
import { books, coup } from '../../engine/coup';
import { coupEvents } from '../../ui/coup/events';
import { copsEvents } from '../../ui/cops/events';
import { gameAt } from '../engine/cops/properties/tables';
import { gamesBy } from '../support/coupGames';
import { read } from '../support/ruleIds';

const text = read('docs/records.md');
const [general = '', ofCoup = '', ofCops = ''] = text.split(/^## The events of .+$/m);
const examplesIn = (part: string) =>
  [...part.matchAll(/^```json\n([\s\S]*?)\n```$/gm)].map(([, example = '']) => example);
const [record = ''] = examplesIn(general);

test('the record opens, and is a whole game', () => {
  const { steps } = parse(coup, record);
  expect(coup.outcome(lastStep(steps).state)).toEqual({ winners: [1], reason: 'lastInfluence' });
});

test('a record that was tampered with does not', () => {
  expect(() => parse(coup, record.replace('"seed": 8', '"seed": 9'))).toThrow('checksum differs');
});

test('every reason to refuse a record is named, and no other', () => {
  const codes: Readonly<Record<MatchProblem, true>> = {
    notARecord: true,
    unknownVersion: true,
    anotherGame: true,
    illegalSetup: true,
    illegalMove: true,
    checksumDiffers: true,
  };
  const [, named = ''] = /`MatchError` whose `code` says\s+why not: (.+)\./.exec(text) ?? [];
  expect(named.split(', ')).toEqual(Object.keys(codes).map((code) => `\`${code}\``));
});

const copsGames = (['base', 'band'] as const).flatMap((variant) =>
  Array.from({ length: 25 }, (_, seed) => gameAt({ variant, players: 5, first: 0 }, seed)),
);

describe.each([
  ['Coup', ofCoup, coupEvents, books.flatMap((book) => gamesBy(book).flat(2))],
  [
    'Good Cop Bad Cop',
    ofCops,
    copsEvents,
    copsGames.flatMap(({ steps }) => steps.flatMap((step) => step.events)),
  ],
])('of %s', (_, part, rows, happened) => {
  const shown = examplesIn(part).map((example) => JSON.parse(example) as { readonly type: string });

  test('every event is told, with one example of its own', () => {
    const told = [...part.matchAll(/^`(\w+)`: /gm)].map(([, type]) => type);
    expect(shown.map(({ type }) => type)).toEqual(told);
    expect([...told].sort()).toEqual(Object.keys(rows).sort());
  });

  test('every example has happened in a game', () => {
    const real = new Set(happened.map((event) => JSON.stringify(event)));
    expect(shown.filter((event) => !real.has(JSON.stringify(event)))).toEqual([]);
  });
});
