/** What the coach says of a claim and of each answer, in scenes where anybody can see whether it is right. */
import { decided, type Seat } from '../../../../engine';
import { coup, type CoupMove } from '../../../../engine/coup';
import { advise, isAdvisable, type Advice, type Option } from '../../../../engine/coup/coach';
import { at, type Play } from '../support/play';

const heardBy = ({ events }: Play, seat: Seat) => events.map((event) => coup.witness(event, seat));

/** What the coach tells the seat that is asked. */
function advised(play: Play): Advice {
  const seat = coup.asked(play.state)?.seat ?? 0;
  return decided(advise(coup.view(play.state, seat), heardBy(play, seat), coup.moves(play.state)));
}

const oddsAfter = (play: Play) => advised(play).odds?.chance ?? NaN;

const isMove = (move: CoupMove, word: string) => (move.type === 'act' ? move.action : move.type) === word;

function optionIn({ options }: Advice, word: string): Option {
  const option = options.find(({ move }) => isMove(move, word));
  if (!option) throw new Error(`Nobody was offered ${word}.`);
  return option;
}

const best = ({ options }: Advice) => options[0]?.move;
const whys = ({ reasons }: Option) => reasons.map(({ why }) => why);

const four = ['duke captain', 'assassin contessa', 'contessa ambassador', 'captain ambassador'];

describe('the claim on the stage', () => {
  test('FC-35: with every Duke in sight it is a lie, and is to be doubted', () => {
    const advice = advised(
      at('persian', { hands: ['captain contessa', 'duke duke', 'assassin (duke)'] }).play('0 tax'),
    );
    expect(advice.odds).toMatchObject({ seat: 0, claim: 'duke', chance: 0, unseen: 0 });
    expect(best(advice)).toEqual({ type: 'challenge' });
    expect(whys(optionIn(advice, 'challenge'))).toEqual(['surelyLie']);
  });

  test('FP-R09: without a Duke left to have, not to have one is the truth', () => {
    const table = {
      hands: ['captain contessa', 'duke duke', 'assassin (duke)'],
      reserve: 3,
      parties: ['empire', 'resistance', 'empire'] as const,
      options: { factions: true },
    };
    const advice = advised(at('persianPlus', table).play('0 embezzle'));
    expect(advice.odds?.chance).toBe(1);
    expect(whys(optionIn(advice, 'challenge'))).toEqual(['surelyTrue']);
    expect(best(advice)).toEqual({ type: 'allow' });
  });

  test('nothing is said of one’s own word', () => {
    const blocked = at('persian', { hands: four }).play('0 steal 1, all allow, 1 block captain');
    expect(advised(blocked).odds?.seat).toBe(1);
    expect(advised(at('persian', { hands: four })).odds).toBeNull();
  });
});

describe('who sits there', () => {
  const told = (company: readonly (string | null)[]) => {
    const play = at('hebrew', { hands: four }).play('0 tax');
    const view = coup.view(play.state, 1);
    return decided(advise(view, heardBy(play, 1), coup.moves(play.state), company, 1)).odds?.chance ?? NaN;
  };

  test('a known face is believed as such faces deserve, a secret one as any may', () => {
    expect(told(['sharp:liar'])).toBeLessThan(told(['sharp?']));
    expect(told(['sharp:cautious'])).toBeGreaterThan(told(['sharp?']));
    expect(told(['nobody:knows'])).toBe(told([null]));
  });
});

describe('habits', () => {
  const start = at('hebrew', { hands: four });
  const round = '1 income, 2 income, 3 income, 0 steal 3';

  test('HE-28: a lie found out makes the next word worth less; a truth proven, more than one nobody tested', () => {
    const untested = start.play('0 tax, all allow', round);
    const quiet = start.play('0 income', round);
    const caught = start.play('0 exchange, 1 challenge, 0 concede, 0 lose captain', round);
    const proven = start.play('0 tax, 1 challenge, 0 prove, 1 lose assassin', round);
    expect(oddsAfter(caught)).toBeLessThan(oddsAfter(quiet));
    expect(oddsAfter(proven)).toBeGreaterThan(oddsAfter(untested));
    expect(advised(caught).odds).toMatchObject({ caught: 1, proven: 0 });
    expect(advised(proven).odds).toMatchObject({ caught: 0, proven: 1 });
  });

  test('who says the same again is believed more', () => {
    const once = start.play('0 income', round);
    const again = start.play('0 steal 3, all allow', '3 allow', round);
    expect(oddsAfter(again)).toBeGreaterThan(oddsAfter(once));
  });

  test('FC-30: who let foreign aid pass has perhaps no Duke', () => {
    const later = '1 income, 2 income, 3 tax';
    const stayed = start.play('0 income', later);
    const passed = start.play('0 foreignAid, all allow', later);
    expect(oddsAfter(passed)).toBeLessThan(oddsAfter(stayed));
  });

  test('an exchange makes old words stale', () => {
    const line = '1 income, 2 income, 3 income';
    const told = start.play('0 steal 3, all allow', '3 allow', line);
    const changed = told.play('0 exchange, all allow, 0 keep duke captain', line, '0 steal 3');
    expect(oddsAfter(changed)).toBeLessThan(oddsAfter(told.play('0 income', line, '0 steal 3')));
  });
});

describe('each answer', () => {
  test('FC-23: a coup that ends the game is worth the whole of it', () => {
    const advice = advised(at('hebrew', { hands: ['captain contessa', 'duke (duke)'], coins: [7, 9] }));
    expect(best(advice)).toEqual({ type: 'act', action: 'coup', target: 1 });
    expect(advice.options[0]?.worth).toBe(1);
    expect(advice.options[0]?.reasons).toContainEqual({ why: 'strike', target: 1, chance: 1, last: true });
  });

  test('FC-45: before an assassin with one card left, to let it pass is to lose', () => {
    const advice = advised(
      at('hebrew', { hands: ['assassin duke', 'captain (duke)', 'duke contessa'], coins: [3, 2, 2] }).play(
        '0 assassinate 1, 1 allow, 2 allow',
      ),
    );
    expect(optionIn(advice, 'allow').worth).toBe(0);
    expect(best(advice)).toEqual({ type: 'block', role: 'contessa' });
    expect(whys(optionIn(advice, 'block'))).toContain('bluff');
  });

  test('the same with the Contessa in hand is nearly safe', () => {
    const scene = (hand: string) =>
      advised(
        at('hebrew', { hands: ['assassin duke', hand, 'duke contessa'], coins: [3, 2, 2] }).play(
          '0 assassinate 1, 1 allow, 2 allow',
        ),
      );
    const [held, bluffed] = [scene('contessa captain'), scene('duke captain')];
    expect(whys(optionIn(held, 'block'))).toContain('honest');
    expect(optionIn(held, 'block').worth).toBeGreaterThan(optionIn(bluffed, 'block').worth);
  });

  test('to claim what everybody can see is gone is told, and worth little', () => {
    const advice = advised(
      at('hebrew', { hands: ['captain contessa', '(duke) captain', '(duke) assassin', '(duke) assassin'] }),
    );
    expect(whys(optionIn(advice, 'tax'))[0]).toBe('hopeless');
    expect(optionIn(advice, 'tax').worth).toBeLessThan(optionIn(advice, 'income').worth);
  });

  test('the truth gains more by a tax than a bluff does', () => {
    const scene = (hand: string) =>
      advised(at('hebrew', { hands: [hand, 'assassin contessa', 'captain ambassador'] }));
    const gained = (advice: Advice) => optionIn(advice, 'tax').worth - optionIn(advice, 'income').worth;
    const [honest, bluff] = [scene('duke contessa'), scene('captain contessa')];
    expect(whys(optionIn(honest, 'tax'))[0]).toBe('honest');
    expect(whys(optionIn(bluff, 'tax'))[0]).toBe('bluff');
    expect(gained(honest)).toBeGreaterThan(gained(bluff));
  });

  test('FC-30: foreign aid into somebody who has just blocked it is not recommended, and it is said why', () => {
    const blocked = at('hebrew', { hands: four }).play('0 foreignAid, 1 block duke, all allow');
    const advice = advised(blocked.play('1 income, 2 income, 3 income'));
    expect(best(advice)).not.toMatchObject({ action: 'foreignAid' });
    expect(optionIn(advice, 'foreignAid').reasons).toContainEqual(
      expect.objectContaining({ why: 'blocker', seat: 1, role: 'duke' }),
    );
  });

  test('of two who are alike, it is said why one comes first', () => {
    const scene = (coins: readonly number[]) =>
      advised(at('hebrew', { hands: ['captain contessa', 'duke assassin', 'duke assassin'], coins }))
        .options[0];
    expect(scene([10, 2, 8])).toMatchObject({ move: { action: 'coup', target: 2 } });
    expect(scene([10, 4, 4])?.reasons.some(({ why }) => why === 'alike' || why === 'leader')).toBe(true);
  });

  test('FC-45: who loses the first card to an assassin’s truth keeps the one that can still block', () => {
    const advice = advised(
      at('hebrew', { hands: ['assassin duke', 'duke contessa', 'captain captain'], coins: [3] }).play(
        '0 assassinate 1, 1 challenge, 0 prove',
      ),
    );
    expect(best(advice)).toEqual({ type: 'lose', card: 0 });
    expect(whys(advice.options[0] as Option)).toContain('stillBlocks');
  });

  test('FC-12: of two cards, the one that was claimed stays, and it is said why', () => {
    const advice = advised(
      at('hebrew', { hands: ['duke contessa', 'captain contessa', 'captain captain'], coins: [2, 2, 2] })
        .play('0 income, 1 steal 2, all allow, 2 allow, 2 tax')
        .play('0 allow, 1 challenge, 2 concede, 2 lose captain, 0 tax, 1 challenge, 0 prove'),
    );
    expect(whys(advice.options[0] as Option)).toContain('backed');
    expect(best(advice)).toEqual({ type: 'lose', card: 1 });
  });

  test('FC-29: of the cards of an exchange it is said which to keep, and why', () => {
    const advice = advised(
      at('hebrew', {
        hands: ['duke duke', 'captain contessa', 'assassin assassin'],
        court: 'captain contessa',
      }).play('0 exchange, all allow'),
    );
    expect(advice.options).toHaveLength(6);
    const twins = advice.options.find(({ move }) => move.type === 'keep' && move.cards.join() === '0,1');
    expect(twins?.worth).toBeLessThan(advice.options[0]?.worth ?? 0);
    expect(whys(twins as Option)).toContain('twin');
  });

  test('two reasons at most, and a worth between nothing and all', () => {
    for (const { worth, reasons } of advised(at('hebrew', { hands: four, coins: [7, 7, 3, 0] })).options) {
      expect(reasons.length).toBeLessThanOrEqual(2);
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
    }
  });

  test('a player who asks again is told the same', () => {
    const play = at('hebrew', { hands: four }).play('0 tax');
    expect(advised(play)).toEqual(advised(play));
  });

  test('a proof, and whatever others are asked, is left alone', () => {
    const asked = at('hebrew', { hands: four }).play('0 tax, 1 challenge');
    // To prove or not is no question of chance.
    expect(isAdvisable(coup.view(asked.state, 0))).toBe(false);
    expect(isAdvisable(coup.view(asked.state, 2))).toBe(false);
    expect(isAdvisable(coup.view(at('hebrew', { hands: four }).state, 0))).toBe(true);
  });
});
