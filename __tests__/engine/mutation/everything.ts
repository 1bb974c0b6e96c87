/**
 * All tests of the engine as one: the engine is broken well over a thousand times, and to start some thirty files again
 * each time takes far longer than the tests themselves.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

// The same chance for every mutant: whether it is noticed is no matter of luck. With this seed every action is played.
fc.configureGlobal({ seed: 2028, numRuns: 16 });

const engine = join(__dirname, '..');
/** Bots are not mutated, and the test of the rules' ids reads titles only. */
const left = /\b(bots?|ids)\b/;
/** A game is proven by its own tests, the core by those of every game. */
const part = process.env.ENGINE_PART ?? 'core';
const isAsked = (file: string) => part === 'core' || file.startsWith(`${part}/`);
const files = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .sort()
  .filter((file) => file.endsWith('.test.ts') && !left.test(file) && isAsked(file));

/** Most mutants fall at once to the test that counts; the properties play longest. */
const order = ['counts', 'setup', 'rules', 'core', ''];
const rank = (file: string) => order.findIndex((part) => file.includes(part));
files.sort((one, other) => rank(one) - rank(other));

for (const file of files)
  describe(file, () => {
    try {
      jest.requireActual(join(engine, file));
    } catch (error) {
      // A game told above its tests that cannot be played any more: that is noticed, too.
      test('can be told', () => {
        throw error;
      });
    }
  });
