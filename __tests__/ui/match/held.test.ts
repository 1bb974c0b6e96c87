import { lampOf, secretNow, type Held } from '../../../ui/match/held';

const turn = { seat: 0, kind: 'act', secret: true } as const;
const window = { seat: 1, kind: 'afterAction', secret: false } as const;
const detail = { seat: 0, kind: 'reveal', secret: true } as const;
const onTable: Held = { by: 'table' };

const whose = (asked: { seat: number; kind: string; secret: boolean }, held: Held): string | null =>
  lampOf(secretNow(asked, asked.secret ? 'private' : 'aloud', held, []), asked, held, 'act');

test('whoever comes upon something by their answer keeps the lamp to see it', () => {
  expect(whose(window, { by: 'looker', seat: 0, answered: 'act' })).toBe(whose(turn, onTable));
  expect(whose(window, { by: 'looker', seat: 0, answered: 'reveal' })).toBe(whose(detail, onTable));
});

test('one’s own turn begins on the table', () => {
  expect(whose(turn, onTable)).not.toBe(whose(detail, onTable));
});

test('the lamp falls when somebody else takes the phone, and when all is said aloud', () => {
  expect(whose(window, { by: 'looker', seat: 1, answered: 'act' })).not.toBe(whose(turn, onTable));
  expect(whose(window, onTable)).toBeNull();
});

test('whoever only wants to look at their own cards in their turn lifts the lamp anew', () => {
  expect(whose(turn, { by: 'looker', seat: 0 })).not.toBe(whose(turn, onTable));
});
