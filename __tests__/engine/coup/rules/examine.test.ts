import { at } from '../support/play';
import { tellings, whereAsked } from '../support/tellings';

const hands = ['inquisitor captain', 'assassin contessa', 'captain duke'];
const options = { sixth: 'inquisitor' } as const;

describe.each(tellings('FP-I02 FP-I04 RU-19'))('%s: to examine (%s)', (_, book) => {
  const table = at(book, { hands, court: 'duke assassin', options });
  const asked = table.play('0 examine 1, all allow');
  const shown = asked.play('1 show contessa');

  test('C-52: claims the Inquisitor; it may be challenged, never blocked', () => {
    const declared = table.play('0 examine 1');
    expect(declared.asked).toBe('1 challenge');
    expect(declared.view('table').pending).toMatchObject({
      claim: 'inquisitor',
      target: 1,
      blockableWith: [],
    });
    expect(declared.play('1 allow, 2 allow').asked).toBe('1 show');
  });

  test('C-49: the target chooses which card to show', () => {
    asked.expect({ asked: '1 show', secret: true, offers: ['show assassin', 'show contessa'] });
  });

  test('and shows it to the examiner alone', () => {
    shown.expect({ asked: '0 examine', secret: true });
    const seen = (viewer: 0 | 1 | 2 | 'table') => shown.view(viewer).seats[1]?.cards.map(({ role }) => role);
    expect(seen(0)).toEqual([null, 'contessa']);
    expect(seen(1)).toEqual(['assassin', 'contessa']);
    expect(seen(2)).toEqual([null, null]);
    expect(seen('table')).toEqual([null, null]);
  });

  test('what happened is told to each as they saw it', () => {
    expect(shown.told(0).at(-1)).toBe('1 shows card 1 to 0 (contessa)');
    expect(shown.told(1).at(-1)).toBe('1 shows card 1 to 0 (contessa)');
    expect(shown.told(2).at(-1)).toBe('1 shows card 1 to 0');
    expect(shown.told('table').at(-1)).toBe('1 shows card 1 to 0');
  });

  test('the target made to draw gets the top card, and the shown one goes into the court', () => {
    const game = shown.play('0 swap');
    expect(game.hands[1]).toBe('assassin duke');
    expect(game.court).toHaveLength(9);
    expect(game.court).toContain('contessa');
    game.expect({ asked: '1 act', coins: [2, 2, 2] });
  });

  test('C-51: neither the examiner nor anybody else sees the new card', () => {
    const game = shown.play('0 swap');
    expect(game.told(1).at(-2)).toBe('0 makes 1 swap card 1 for a new one (duke)');
    for (const viewer of [0, 2, 'table'] as const) {
      expect(game.told(viewer).at(-2)).toBe('0 makes 1 swap card 1 for a new one');
      expect(game.view(viewer).seats[1]?.cards.map(({ role }) => role)).toEqual([null, null]);
    }
  });

  test('C-50: the same card cannot come back: it is drawn from what was there before', () => {
    const drawn = Array.from(
      { length: 30 },
      (_unused, seed) =>
        at(book, { hands: ['inquisitor captain', 'duke contessa', 'contessa contessa'], options, seed })
          .play('0 examine 1, all allow, 1 show contessa, 0 swap')
          .hands[1]?.split(' ')[1],
    );
    expect(drawn).not.toContain('contessa');
  });

  test('C-53: a last card must be the one that is shown', () => {
    const last = at(book, {
      hands: ['inquisitor captain', '(assassin) contessa', 'captain duke'],
      options,
    });
    const game = last.play('0 examine 1, all allow');
    expect(game.asked).toBe('0 examine');
    expect(game.view(0).seats[1]?.cards[1]?.role).toBe('contessa');
  });

  test('a bluff that is caught examines nobody', () => {
    const bluff = at(book, { hands: ['duke captain', 'assassin contessa', 'captain duke'], options });
    const game = bluff.play('0 examine 1, 1 challenge', whereAsked(book, '0 concede'), '0 lose duke');
    expect(game.all('shown')).toEqual([]);
    expect(game.asked).toBe('1 act');
  });
});

describe('B9: what the examiner may do with the card', () => {
  const shown = (book: 'persianPlus' | 'russian') =>
    at(book, { hands, court: 'duke assassin', options }).play('0 examine 1, all allow, 1 show contessa');

  test('FP-I04: Persian+: give it back, or have it swapped', () => {
    const game = shown('persianPlus');
    expect(game.offers).toEqual(['giveBack', 'swap']);
    const back = game.play('0 giveBack');
    expect(back.hands[1]).toBe('assassin contessa');
    expect(back.court).toEqual(at('persianPlus', { hands, court: 'duke assassin', options }).court);
    expect(back.asked).toBe('1 act');
    expect(back.view(0).seats[1]?.cards[1]?.role).toBeNull();
  });

  test('RU-19: Russian: it is always swapped, and goes under the deck', () => {
    const game = shown('russian');
    expect(game.offers).toEqual(['swap']);
    const swapped = game.play('0 swap');
    expect(swapped.court.at(-1)).toBe('contessa');
    expect(swapped.court[0]).toBe('assassin');
  });
});

test('FP-I01 FP-I02: with the Ambassador in play nobody examines, with the Inquisitor nobody claims the Ambassador', () => {
  for (const book of ['persianPlus', 'russian'] as const) {
    const plain = at(book, { hands: ['ambassador captain', 'assassin contessa', 'captain duke'] });
    expect(plain.targets('examine')).toEqual([]);
    const game = at(book, { hands, options }).play('0 steal 1, all allow');
    expect(game.offers).not.toContain('block ambassador');
  }
});

test('FP-I06: a party-fellow is not examined, unless all are of one party', () => {
  const faithful = { hands, options: { ...options, factions: true } };
  const mixed = at('persianPlus', { ...faithful, parties: ['empire', 'resistance', 'empire'] });
  expect(mixed.targets('examine')).toEqual(['1']);
  const united = at('persianPlus', { ...faithful, parties: ['empire', 'empire', 'empire'] });
  expect(united.targets('examine')).toEqual(['1', '2']);
});
