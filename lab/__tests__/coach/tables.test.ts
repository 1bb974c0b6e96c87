import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { habitTable, handTable, standingTable, wordTable } from '../../../engine/coup/lab';
import { fits, sourceOf } from '../../coach/tables';

const tables: Readonly<Record<string, unknown>> = {
  words: wordTable,
  habits: habitTable,
  hands: handTable,
  standing: standingTable,
};

test.each(Object.entries(fits))('the table of %s stands as the laboratory writes it', (name, fit) => {
  const file = join(__dirname, '../../../engine/coup/coach', `${fit.file}.ts`);
  expect(readFileSync(file, 'utf8')).toBe(sourceOf(name, fit, fit.games, tables[name]));
});
