import { cops, equipment, type CopsEvent, type Equipment } from '../../../../engine/cops';
import { at, type Play } from '../support/play';

const plain: readonly Equipment[] = ['k9', 'coffee', 'walkieTalkie', 'blackmail'];

/** The events of this kind since the game began, as a viewer saw them. */
const seen = (game: Play, type: CopsEvent['type'], viewer: number | 'table') =>
  game.all(type).map((event) => cops.witness(event, viewer));

/** All the cards named anywhere in what the viewer was told. */
const cardsTold = (game: Play, type: CopsEvent['type'], viewer: number | 'table') =>
  equipment.filter((card) => JSON.stringify(seen(game, type, viewer)).includes(`"${card}"`));

describe('facts, with what only some may know under a secret', () => {
  test('who has laid their cards, and their order for nobody else', () => {
    const game = at('base');
    expect(game.all('arranged').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(seen(game, 'arranged', 'table')).toEqual([0, 1, 2, 3].map((seat) => ({ type: 'arranged', seat })));
    expect(seen(game, 'arranged', 1).filter((event) => 'secret' in event)).toHaveLength(1);
  });

  test('what was declared, also when it is declared again', () => {
    const game = at('base', { equipment: plain }).play('0 arm 2, 2 walkieTalkie 1, all pass, 0 arm 2');
    expect(game.all('declared')).toEqual(
      [0, 1].map(() => ({ type: 'declared', seat: 0, action: { type: 'arm', target: 2 } })),
    );
  });

  test('which card was used, and how', () => {
    const game = at('base', { equipment: plain }).play('0 equip, 3 blackmail 0.1 1.2, 2 walkieTalkie 1');
    expect(game.all('used')).toEqual([
      { type: 'used', seat: 3, equipment: 'blackmail', seats: [0, 1], cards: [1, 2] },
      { type: 'used', seat: 2, equipment: 'walkieTalkie', target: 1 },
    ]);
  });

  test('what was drawn and put away, to whom it belongs alone', () => {
    const game = at('base', { equipment: plain, deck: ['taser'] }).play('0 equip, 0 reveal 1, 0 keep taser');
    expect(cardsTold(game, 'drew', 0)).toEqual(['taser']);
    expect(cardsTold(game, 'discarded', 0)).toEqual(['k9']);
    for (const viewer of [1, 2, 3, 'table'] as const) {
      expect(seen(game, 'drew', viewer)).toHaveLength(1);
      expect(cardsTold(game, 'drew', viewer)).toEqual([]);
      expect(cardsTold(game, 'discarded', viewer)).toEqual([]);
    }
  });

  test('what the fallen held stays theirs to know', () => {
    const game = at('base', { equipment: plain }).play(
      '0 arm 2, 0 reveal 1, 0 aim 2, others look, 0 shoot, nobody stirs',
    );
    expect(game.statuses).toBe('cop cop out cop');
    for (const viewer of [0, 1, 3, 'table'] as const)
      expect(JSON.stringify(game.events.map((event) => cops.witness(event, viewer)))).not.toContain(
        'walkieTalkie',
      );
  });

  test('a shot, who was hit, and how it ended, to everybody', () => {
    const game = at('base', { equipment: plain }).play(
      '0 arm 1, 0 reveal 1, 0 aim 1, others look, 0 shoot, nobody stirs, 1 keep coffee',
    );
    const types = game.events.map(({ type }) => type);
    expect(types.indexOf('declared')).toBeLessThan(types.indexOf('shot'));
    expect(types.indexOf('shot')).toBeLessThan(types.indexOf('wounded'));
    for (const viewer of [0, 2, 'table'] as const)
      expect(seen(game, 'wounded', viewer)).toEqual(game.all('wounded'));
    expect(game.all('revealed').map(({ seat, card }) => [seat, card])).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  test('a pass and a word to speak are said aloud, a card withdrawn tells nothing of itself', () => {
    const game = at('base', { equipment: plain }).play('0 equip, 1 pass, 2 speak, 2 withdraw');
    expect(JSON.stringify(game.events)).not.toContain('walkieTalkie');
    for (const viewer of [0, 2, 'table'] as const)
      expect(
        game.events.filter(({ type }) => type !== 'arranged').map((event) => cops.witness(event, viewer)),
      ).toEqual(game.events.filter(({ type }) => type !== 'arranged'));
  });
});

describe('what a slip of the finger is', () => {
  test.each(['looked', 'revealed', 'drew', 'used', 'shot', 'swapped', 'wounded'] as const)(
    '%s is none',
    (type) => expect(cops.tells({ type } as never).harmless).toBeUndefined(),
  );
  test.each(['declared', 'passed', 'aimed'] as const)('%s is one', (type) =>
    expect(cops.tells({ type } as never).harmless).toBe(true),
  );
});
