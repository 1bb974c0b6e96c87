/** Cards to look with: Wiretap, Truth Serum, Polygraph, Metal Detector. */
import { cops, type CopsEvent } from '../../../../../engine/cops';
import { holding, twoOpen } from '../../support/cards';
import { at, type Play } from '../../support/play';

const placesOf = (...seats: readonly number[]) =>
  seats.flatMap((seat) => [0, 1, 2].map((card) => `${seat}.${card}`));

/** What the events of looking told this viewer: who looked where, and what they saw. */
const sights = (game: Play, viewer: number | 'table') =>
  game.all('looked').map((event) => {
    const seen = cops.witness(event, viewer) as Extract<CopsEvent, { type: 'looked' }>;
    return `${seen.seat} at ${seen.target}.${seen.card}: ${seen.secret?.identity ?? '?'}`;
  });

describe('Wiretap', () => {
  const declared = holding('wiretap').play('0 equip');
  const first = declared.play('3 wiretap 1.0');

  test('investigates one player, then another, chosen once the first card is seen', () => {
    expect(declared.uses(3)).toEqual(placesOf(0, 1, 2).map((place) => `wiretap ${place}`));
    first.expect({ asked: '3 look', secret: true, offers: placesOf(0, 2).map((place) => `look ${place}`) });
    expect(first.view(3).seats[1]?.cards[0]?.identity).toBe('kingpin');
    const second = first.play('3 look 0.0');
    expect(second.moves.at(-1)).toEqual({ type: 'look', target: 0, cards: [0] });
    expect(second.asked).toBe('1 beforeAction');
    expect(second.knownTo('0.0', '1.0', '2.0')).toEqual(['0 3', '1 3', '2']);
    expect(sights(second, 3)).toEqual(['3 at 1.0: kingpin', '3 at 0.0: agent']);
    expect(sights(second, 0)).toEqual(['3 at 1.0: ?', '3 at 0.0: ?']);
  });

  test('in one’s own turn the user looks at others alone', () => {
    const own = at('base', { equipment: ['wiretap'] });
    expect(own.uses(0)).toEqual(placesOf(1, 2, 3).map((place) => `wiretap ${place}`));
  });

  test('needs two to look at', () => {
    const table = twoOpen(at('base', { equipment: ['k9', 'disguise', 'coffee', 'wiretap'] }));
    const two = table.play('0 equip, 0 keep k9');
    expect(two.hands[0]).toBe('(A)(H)(H)');
    expect(two.uses(3)).toEqual(placesOf(1, 2).map((place) => `wiretap ${place}`));
    expect(two.play('1 disguise 2').uses(3)).toEqual([]);
  });
});

describe('Truth Serum', () => {
  const declared = holding('truthSerum').play('0 equip');

  test('D.4 makes its target turn up one hidden card, of the target’s choice', () => {
    const asked = declared.play('3 truthSerum 1');
    asked.expect({ asked: '1 reveal', secret: true });
    const shown = asked.play('1 reveal 2');
    expect(shown.hands[1]).toBe('KC(C)');
    expect(shown.asked).toBe('1 beforeAction');
    expect(shown.play('1 pass, 2 pass, 0 pass').asked).toBe('0 act');
  });

  test('may be used on any cop with a hidden card, oneself included', () => {
    expect(declared.uses(3)).toEqual([0, 1, 2, 3].map((seat) => `truthSerum ${seat}`));
    expect(declared.play('3 truthSerum 3').asked).toBe('3 reveal');
  });

  test('asks nothing where one card is hidden, and is of no use where none is', () => {
    const one = twoOpen(holding('truthSerum'));
    const shown = one.play('0 investigate 1.0, 3 truthSerum 0');
    expect(shown.asked).toBe('1 beforeAction');
    expect(shown.hands[0]).toBe('(A)(H)(H)');
    const none = one.play('0 equip, 0 keep taser, 1 investigate 2.0');
    expect(none.uses(3)).toEqual([1, 2, 3].map((seat) => `truthSerum ${seat}`));
  });
});

describe('Polygraph', () => {
  const declared = holding('polygraph').play('0 equip');
  const several = ['0', '1', '2', '01', '02', '12', '012'];

  test('shows one to three hidden cards of another, who then looks at one to three of the user’s', () => {
    const seen = declared.play('3 polygraph 0.02');
    expect(seen.view(3).seats[0]?.cards.map(({ identity }) => identity)).toEqual(['agent', null, 'honest']);
    seen.expect({ asked: '0 look', secret: true });
    expect([...seen.offers].sort()).toEqual(several.map((cards) => `look 3.${cards}`).sort());
    const back = seen.play('0 look 3.012');
    expect(back.moves.at(-1)).toEqual({ type: 'look', target: 3, cards: [0, 1, 2] });
    expect(back.knownTo(...placesOf(3))).toEqual(['0 3', '0 3', '0 3']);
    expect(sights(back, 3)).toEqual([
      '3 at 0.0: agent',
      '3 at 0.2: honest',
      '0 at 3.0: ?',
      '0 at 3.1: ?',
      '0 at 3.2: ?',
    ]);
    expect(back.asked).toBe('1 beforeAction');
  });

  test('may be used on any other, at any of their hidden cards', () => {
    const uses = [0, 1, 2].flatMap((seat) => several.map((cards) => `polygraph ${seat}.${cards}`));
    expect([...declared.uses(3)].sort()).toEqual(uses.sort());
    const open = holding('polygraph').play('0 equip, 0 reveal 0, 0 keep taser, 1 investigate 2.0');
    expect(open.uses(3).filter((use) => use.includes(' 0.'))).toHaveLength(3);
  });

  test('the target looks unasked at the one card there is, and not at all if all are open', () => {
    const one = twoOpen(at('base', { equipment: ['polygraph'] }));
    const seen = one.play('0 polygraph 1.0');
    expect(seen.asked).toBe('1 beforeAction');
    expect(seen.since(one)).toContainEqual(
      expect.objectContaining({ type: 'looked', seat: 1, target: 0, card: 2 }),
    );
    const open = one.play('0 equip, 0 keep polygraph, others look, 0 polygraph 1.0');
    expect(open.asked).toBe('1 beforeAction');
    expect(open.since(one).filter(({ type }) => type === 'looked')).toHaveLength(4);
  });

  test('needs a hidden card of its target, whatever the user has', () => {
    const open = twoOpen(holding('polygraph')).play('0 equip, 0 keep taser, 1 investigate 2.0');
    expect(open.hands[0]).toBe('(A)(H)(H)');
    expect(open.uses(3).filter((use) => use.startsWith('polygraph 0.'))).toEqual([]);
  });
});

describe('Metal Detector', () => {
  const guns = holding('metalDetector').play(
    '0 arm 2, 0 reveal 1, 0 aim 2, 1 arm 2, 1 reveal 1, 1 aim 3, 2 investigate 0.0',
  );

  test('investigates a card of every armed player, clockwise from the user’s left', () => {
    const first = guns.play('3 metalDetector');
    first.expect({ asked: '3 look', offers: ['look 0.0', 'look 0.2'] });
    const second = first.play('3 look 0.2');
    second.expect({ asked: '3 look', offers: ['look 1.0', 'look 1.2'] });
    const done = second.play('3 look 1.0');
    expect(done.knownTo('0.2', '1.0')).toEqual(['0 3', '1 3']);
    expect(done.asked).toBe('0 beforeAction');
  });

  test('starts at the user’s left, wherever they sit', () => {
    const table = at('base', { equipment: ['metalDetector', 'coffee', 'k9', 'smokeGrenade'] });
    const armed = table.play(
      '0 investigate 1.0, 1 arm 0, 1 reveal 0, 1 aim 0, 2 investigate 1.2, 3 arm 0, 3 reveal 0, 3 aim 0',
    );
    const asked = armed.play('0 metalDetector');
    expect(asked.offers).toEqual(['look 1.1', 'look 1.2']);
    expect(asked.play('0 look 1.1').offers).toEqual(['look 3.1', 'look 3.2']);
  });

  test('skips the user, and is of no use where nobody else is armed', () => {
    const mine = at('base', { equipment: ['metalDetector'] }).play('0 arm 2, 0 reveal 1');
    expect(mine.uses(0)).toEqual([]);
    expect(holding('metalDetector').play('0 equip').uses(3)).toEqual([]);
    const both = at('base', { equipment: ['metalDetector', 'coffee'] }).play(
      '0 arm 2, 0 reveal 1, 0 aim 2, 1 arm 2, 1 reveal 1, 1 aim 3, 2 investigate 0.0, 0 metalDetector',
    );
    expect(both.offers).toEqual(['look 1.0', 'look 1.2']);
  });

  test('passes over whose cards all lie open', () => {
    const open = twoOpen(holding('metalDetector')).play('0 arm 2, 0 aim 2, 1 investigate 2.0');
    expect([open.hands[0], open.aims]).toEqual(['(A)(H)(H)', '0→2']);
    expect(open.uses(3)).toEqual([]);
  });
});
