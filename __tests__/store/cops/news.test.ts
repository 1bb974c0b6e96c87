import { cops } from '../../../engine/cops';
import { copsMatch } from '../../../store/cops/match';
import { moveInWords } from '../../engine/cops/support/words';
import { setupOf } from '../../engine/cops/support/play';

const people = ['Ann', 'Ben', 'Cem', 'Dan'].map((name) => ({ name }));

const now = () => copsMatch.useMatch.getState();

function answer(words: string): void {
  const { running } = now();
  const state = running?.steps.at(-1)?.state;
  const move = state && cops.moves(state).find((one) => moveInWords(one) === words);
  if (!move) throw new Error(`Nobody may answer ${words}.`);
  copsMatch.answer(move);
}

/** The types of all that the table is told at once. */
const told = () =>
  now()
    .running?.steps.slice(now().newsSince + 1)
    .flatMap(({ events }) => events.map(({ type }) => type));

test('GC-15: the card turned up for equipment and the one given back are told together', () => {
  const setup = setupOf('base', { equipment: ['medKit', 'taser', 'coffee', 'wiretap'], deck: ['k9'] });
  copsMatch.start(setup, people, 1);
  for (let laid = 0; laid < people.length; laid++) answer('arrange 012');
  answer('equip');
  copsMatch.allPass();
  answer('reveal 0');
  expect(told()).toContain('revealed');
  answer('keep k9');
  expect(told()).toEqual(expect.arrayContaining(['revealed', 'discarded']));
});
