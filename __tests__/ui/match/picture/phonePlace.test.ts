import { onTable, secretNow, type PhonePlace } from '../../../../ui/match/picture/phonePlace';

const turn = { seat: 0, kind: 'act', secret: true } as const;
const window = { seat: 1, kind: 'afterAction', secret: false } as const;
const detail = { seat: 0, kind: 'reveal', secret: true } as const;

const lampKey = (asked: { seat: number; kind: string; secret: boolean }, place: PhonePlace) =>
  secretNow({
    asked,
    manner: asked.secret ? 'private' : 'aloud',
    place,
    seatsToLook: [],
    beginsTurn: asked.kind === 'act',
    asksBoth: false,
  })?.lampKey;

test('a player who comes upon something by their answer keeps the lamp to see it', () => {
  expect(lampKey(window, { by: 'looker', seat: 0, beganTurn: true })).toBe(lampKey(turn, onTable));
  expect(lampKey(window, { by: 'looker', seat: 0, beganTurn: false })).toBe(lampKey(detail, onTable));
});

test('one’s own turn begins on the table', () => {
  expect(lampKey(turn, onTable)).not.toBe(lampKey(detail, onTable));
});

test('the lamp falls when somebody else takes the phone, and when all is said aloud', () => {
  expect(lampKey(window, { by: 'looker', seat: 1, beganTurn: true })).not.toBe(lampKey(turn, onTable));
  expect(lampKey(window, onTable)).toBeUndefined();
});

test('a player who only wants to look at their own cards in their turn lifts the lamp again', () => {
  expect(lampKey(turn, { by: 'looker', seat: 0 })).not.toBe(lampKey(turn, onTable));
});
