import { answersAloud, coup, type CoupOptions } from '../../../../engine/coup';
import { frozen } from '../../support/frozen';
import { at, type Play } from '../support/play';

const classic = at('persian', {
  hands: ['duke assassin', 'captain duke', 'contessa duke', 'ambassador captain'],
  coins: [3, 2, 2, 2],
});

/** What a seat may say aloud, in words. */
const says = (game: Play, seat: number) =>
  answersAloud(frozen(game.view('table')), seat).map((move) =>
    move.type === 'block' ? `block ${move.role}` : move.type,
  );

/** The same of every seat in turn, as one line. */
const everySeat = (game: Play) =>
  game.state.players.map((_, seat) => says(game, seat).join(', ') || 'nothing').join(' | ');

describe('while a claim can be challenged', () => {
  test('C-02, C-06: everybody else may speak at once, no matter who is asked first', () => {
    expect(everySeat(classic.play('0 tax'))).toBe(
      'nothing | challenge, allow | challenge, allow | challenge, allow',
    );
  });

  test('C-02: who has let it pass has spoken', () => {
    expect(everySeat(classic.play('0 tax, 1 allow'))).toBe(
      'nothing | nothing | challenge, allow | challenge, allow',
    );
  });

  test('C-04, C-05: the victim may call out a block already, and nobody else', () => {
    expect(everySeat(classic.play('0 assassinate 2'))).toBe(
      'nothing | challenge, allow | challenge, block contessa, allow | challenge, allow',
    );
    expect(says(classic.play('0 steal 1'), 1).join(', ')).toBe(
      'challenge, block captain, block ambassador, allow',
    );
  });

  test('C-06: a block is doubted by everybody but the blocker, the acting player included', () => {
    const blocked = classic.play('0 assassinate 2, 1 allow, 2 allow, 3 allow, 2 block contessa');
    expect(everySeat(blocked)).toBe('challenge, allow | challenge, allow | nothing | challenge, allow');
  });

  test('FC-18: who is out says nothing', () => {
    const withoutDan = at('persian', { hands: ['duke assassin', '(captain) (duke)', 'contessa duke'] });
    expect(everySeat(withoutDan.play('0 tax'))).toBe('nothing | nothing | challenge, allow');
  });
});

describe('while an action can be blocked', () => {
  test('FC-32: every other player may block foreign aid, until they let it pass', () => {
    expect(everySeat(classic.play('0 foreignAid'))).toBe(
      'nothing | block duke, allow | block duke, allow | block duke, allow',
    );
    expect(everySeat(classic.play('0 foreignAid, 1 allow'))).toBe(
      'nothing | nothing | block duke, allow | block duke, allow',
    );
  });

  test('C-08: only the victim blocks an assassination', () => {
    expect(everySeat(classic.play('0 assassinate 2, all allow'))).toBe(
      'nothing | nothing | block contessa, allow | nothing',
    );
  });

  test('C-38, C-39: a party-fellow may challenge, but not block foreign aid', () => {
    const options: CoupOptions = { factions: true };
    const sides = at('persianPlus', {
      hands: ['duke assassin', 'captain duke', 'contessa duke'],
      parties: ['empire', 'resistance', 'empire'],
      options,
    });
    expect(everySeat(sides.play('0 foreignAid'))).toBe('nothing | block duke, allow | nothing');
    expect(everySeat(sides.play('0 tax'))).toBe('nothing | challenge, allow | challenge, allow');
  });
});

describe('around the bomb', () => {
  const anarchist = at('persianPlus', {
    hands: ['duke assassin', 'contessa duke', 'captain duke'],
    coins: [5, 2, 2],
    options: { anarchist: true },
  });

  test('C-56: a claim over it may be doubted by anybody, and blocked by nobody', () => {
    const claimed = anarchist.play('0 bomb 1, 1 defuse');
    expect(everySeat(claimed)).toBe('challenge, allow | nothing | challenge, allow');
  });

  test('FP-A04: what its holder does with it is asked of them alone', () => {
    expect(everySeat(anarchist.play('0 bomb 1'))).toBe('nothing | nothing | nothing');
  });
});

test.each([
  ['a choice of action', classic],
  ['a proof', classic.play('0 tax, 1 challenge')],
  ['a loss', classic.play('0 tax, 1 challenge, 0 prove')],
] as const)('%s is nothing to be said aloud', (_, game) => {
  expect(coup.asked(game.state)?.secret).toBe(true);
  expect(everySeat(game)).toMatch(/^nothing( \| nothing)*$/);
});

test('C-02: a player who is asked may say aloud what the game offers them', () => {
  for (const record of [
    '0 tax',
    '0 foreignAid',
    '0 steal 3, all allow',
    '0 assassinate 1, 1 allow',
  ] as const) {
    const game = classic.play(record);
    const { seat = -1 } = coup.asked(game.state) ?? {};
    const aloud = says(game, seat);
    for (const offer of game.offers) expect(aloud).toContain(offer);
  }
});
