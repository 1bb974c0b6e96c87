/** The examples in docs/records.md are real: the record opens, and every event has happened in a game. */
import { lastStep, parse } from '../../engine';
import { books, coup, type CoupEvent } from '../../engine/coup';
import { coupEventTypes, gamesBy } from '../support/coupGames';
import { read } from '../support/ruleIds';

const examples = [...read('docs/records.md').matchAll(/^```json\n([\s\S]*?)\n```$/gm)].map(
  ([, text = '']) => text,
);
const [record = '', ...events] = examples;
const shown = events.map((text) => JSON.parse(text) as CoupEvent);

test('the record opens, and is a whole game', () => {
  const { steps } = parse(coup, record);
  expect(coup.outcome(lastStep(steps).state)).toEqual({ winners: [1], reason: 'lastInfluence' });
});

test('a record that was tampered with does not', () => {
  expect(() => parse(coup, record.replace('"seed": 8', '"seed": 9'))).toThrow('checksum differs');
});

test('every event of Coup has one example', () => {
  expect(shown.map(({ type }) => type).sort()).toEqual([...coupEventTypes].sort());
});

test('every example has happened in a game', () => {
  const happened = new Set(
    books.flatMap((book) => gamesBy(book).flat(2)).map((event) => JSON.stringify(event)),
  );
  expect(shown.filter((event) => !happened.has(JSON.stringify(event)))).toEqual([]);
});
