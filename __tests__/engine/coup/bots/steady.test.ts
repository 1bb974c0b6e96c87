import { coupBots, type CoupMove, type CoupSetup, type Role } from '../../../../engine/coup';
import { answers, reckless } from './support/tables';

const steady = coupBots.usual;

const allow: CoupMove = { type: 'allow' };
const challenge: CoupMove = { type: 'challenge' };
const prove: CoupMove = { type: 'prove' };
const lose = (card: number): CoupMove => ({ type: 'lose', card });
const act = (action: Extract<CoupMove, { type: 'act' }>['action'], target?: number): CoupMove =>
  target === undefined ? { type: 'act', action } : { type: 'act', action, target };
const income = act('income');
const rounds = (count: number, ...moves: readonly CoupMove[]): CoupMove[] =>
  Array.from({ length: count }, () => moves).flat();

/** Three of each; what is not in a hand lies in the court. */
function table(hands: readonly string[], setup: Partial<CoupSetup> = {}): CoupSetup {
  const letters: Readonly<Record<string, Role>> = {
    D: 'duke',
    A: 'assassin',
    C: 'captain',
    X: setup.options?.sixth ?? 'ambassador',
    K: 'contessa',
  };
  const dealt = hands.flatMap((hand) => [...hand].map((letter) => letters[letter] as Role));
  const rest = Object.values(letters).flatMap((role) =>
    Array.from({ length: 3 - dealt.filter((card) => card === role).length }, () => role),
  );
  return { book: 'persian', first: 0, players: hands.length, deck: [...dealt, ...rest], ...setup };
}

/** In how many of its moods it does that. */
const share = (moves: readonly CoupMove[], wanted: Readonly<Record<string, unknown>>) =>
  moves.filter((move) => Object.entries(wanted).every(([key, value]) => (move as never)[key] === value))
    .length / moves.length;

describe('a steady player', () => {
  test('stops an assassin with a real Contessa', () => {
    const setup = table(['AD', 'KC', 'DX']);
    const record = [income, income, income, act('assassinate', 1), allow, allow];
    expect(share(answers(steady, setup, record), { type: 'block', role: 'contessa' })).toBe(1);
  });

  test('does not challenge that assassin: the Contessa is enough', () => {
    const setup = table(['AD', 'KC', 'DX']);
    const record = [income, income, income, act('assassinate', 1)];
    expect(share(answers(steady, setup, record), allow)).toBe(1);
  });

  test('with one card left, speaks of a Contessa before it falls to the assassin', () => {
    const setup = table(['AD', 'CC', 'DX']);
    const record = [
      ...rounds(2, income, income, income),
      ...[act('assassinate', 1), allow, allow, allow, lose(0), income, income],
      ...rounds(2, income, income, income),
      ...[act('assassinate', 1), allow, allow],
    ];
    expect(share(answers(steady, setup, record), { type: 'block', role: 'contessa' })).toBe(1);
  });

  test('with ten coins stages a coup', () => {
    const setup = table(['DA', 'KC', 'DX']);
    const record = rounds(8, income, income, income);
    expect(share(answers(steady, setup, record), { type: 'act', action: 'coup' })).toBe(1);
  });

  test.each([steady, reckless])('does not challenge a Captain it has looked at: $id', (bot) => {
    const setup = table(['XA', 'CD', 'DK'], { book: 'persianPlus', options: { sixth: 'inquisitor' } });
    const looked: CoupMove[] = [
      act('examine', 1),
      allow,
      allow,
      { type: 'show', card: 0 },
      { type: 'giveBack' },
    ];
    const record = [...looked, act('steal', 0), allow];
    expect(share(answers(bot, setup, record), challenge)).toBe(0);
  });

  test('having looked at both cards of the last rival, calls every lie', () => {
    const setup = table(['XA', 'CD'], {
      book: 'persianPlus',
      options: { sixth: 'inquisitor', twoPlayers: 'oneCoin' },
    });
    const look = (card: number): CoupMove[] => [
      act('examine', 1),
      allow,
      { type: 'show', card },
      { type: 'giveBack' },
    ];
    const record = [...look(0), income, ...look(1), act('assassinate', 0)];
    expect(share(answers(steady, setup, record), challenge)).toBe(1);
  });

  test('challenges a Duke when it holds two and sees the third', () => {
    const setup = table(['CA', 'DD', 'DX']);
    // The third player's Duke is turned up, and then the starting one speaks of a Duke.
    const record = [
      ...rounds(5, income, income, income),
      act('coup', 2),
      lose(0),
      ...[income, income],
      act('tax'),
    ];
    expect(share(answers(steady, setup, record), challenge)).toBe(1);
  });

  test('never speaks of a character of whom every copy lies face up', () => {
    const setup = table(['KD', 'CX', 'KK']);
    const record: CoupMove[] = [
      ...rounds(5, income, income, income),
      ...[act('coup', 2), lose(0), act('coup', 2)],
      ...[act('exchange'), challenge, { type: 'concede' } as const, lose(0)],
      ...[income, act('tax'), allow, income],
      ...[act('assassinate', 1), allow],
    ];
    expect(share(answers(steady, setup, record), allow)).toBe(1);
  });

  test('proves what it can', () => {
    const setup = table(['DA', 'KC', 'DX']);
    expect(share(answers(steady, setup, [act('tax'), challenge]), prove)).toBe(1);
  });

  test('after an exchange keeps the better pair, and no twins', () => {
    const setup = table(['XX', 'KA', 'KX']);
    const deck = [...(setup.deck ?? [])];
    const court = deck.splice(6);
    const ordered = [...deck, 'duke', 'captain', ...without(court, ['duke', 'captain'])] as Role[];
    const record = [act('exchange'), allow, allow];
    expect(share(answers(steady, { ...setup, deck: ordered }, record), { type: 'keep' })).toBe(1);
    for (const move of answers(steady, { ...setup, deck: ordered }, record))
      expect(move).toEqual({ type: 'keep', cards: [2, 3] });
  });

  test('gives up an Ambassador before a Duke', () => {
    const setup = table(['CA', 'DX', 'KA']);
    const record = [...rounds(5, income, income, income), act('coup', 1)];
    expect(share(answers(steady, setup, record), lose(1))).toBe(1);
  });

  test('strikes the rich and armed rather than the poor', () => {
    const setup = table(['CA', 'DX', 'KA', 'CK']);
    const record = [
      ...[income, act('tax'), allow, allow, allow, income, income],
      ...rounds(4, income, income, income, income),
    ];
    const moves = answers(steady, setup, record);
    const coups = moves.filter((move) => move.type === 'act' && move.action === 'coup');
    expect(coups.length).toBeGreaterThan(0);
    expect(share(coups, { target: 1 })).toBe(1);
  });
});

const without = (cards: readonly Role[], taken: readonly Role[]) => {
  const left = [...cards];
  for (const role of taken) left.splice(left.indexOf(role), 1);
  return left;
};
