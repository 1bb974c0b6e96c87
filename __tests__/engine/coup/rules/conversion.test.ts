import type { CoupOptions, Party } from '../../../../engine/coup';
import { at, type Table } from '../support/play';

const e: Party = 'empire';
const r: Party = 'resistance';
const options: CoupOptions = { factions: true };
const hands = ['assassin captain', 'assassin contessa', 'ambassador duke'];
const table = (changes: Partial<Table> = {}) =>
  at('persianPlus', { hands, parties: [e, r, e], coins: [2, 2, 2], options, ...changes });

const partiesOf = (game: ReturnType<typeof table>) => game.view('table').seats.map(({ party }) => party);

describe('FP-R07 C-41: conversion', () => {
  test('of oneself costs one coin, paid onto the Reserve', () => {
    const game = table().play('0 convert 0');
    expect(partiesOf(game)).toEqual([r, r, e]);
    expect(game.coins).toEqual([1, 2, 2]);
    expect(game.view(1).reserve).toBe(1);
    expect(game.told()).toEqual([
      '0 declares convert at 0, paying 1 coin',
      '0 turns 0 to the resistance',
      '— the turn of 1 —',
    ]);
  });

  test('of somebody else costs two', () => {
    const game = table().play('0 convert 2');
    expect(partiesOf(game)).toEqual([e, r, r]);
    expect(game.coins).toEqual([0, 2, 2]);
    expect(game.view('table').reserve).toBe(2);
  });

  test('is nobody’s to challenge or to block: the next player’s turn comes at once', () => {
    expect(table().play('0 convert 1').asked).toBe('1 act');
  });

  test('turns any living player, fellow or rival', () => {
    expect(table().targets('convert')).toEqual(['0', '1', '2']);
    const after = table({ hands: ['assassin captain', '(assassin) (contessa)', 'ambassador duke'] });
    expect(after.targets('convert')).toEqual(['0', '2']);
  });

  test('there and back again', () => {
    const game = table().play('0 convert 0, 1 convert 0, 2 income');
    expect(partiesOf(game)).toEqual([e, r, e]);
    expect(game.view('table').reserve).toBe(3);
  });

  test('C-42: nothing but conversion pays onto the Reserve', () => {
    const rich = { coins: [9, 9, 9], options: { factions: true, anarchist: true } };
    for (const turn of ['0 coup 1', '0 assassinate 1, all allow, 1 allow', '0 bomb 1, 1 explode'])
      expect(table(rich).play(turn).view('table').reserve).toBe(0);
  });
});

describe('FP-R08: embezzlement', () => {
  test('takes all the coins of the Reserve', () => {
    const game = table({ reserve: 5 }).play('0 embezzle, all allow');
    game.expect({ coins: [7, 2, 2], asked: '1 act' });
    expect(game.view(0).reserve).toBe(0);
    expect(game.told()).toContain('0 takes 5 coins from the reserve');
  });

  test('claims to hold no Duke; a player who holds one may bluff', () => {
    const honest = table({ reserve: 2 });
    const bluffing = table({ reserve: 2, hands: ['duke captain', 'assassin contessa', 'ambassador duke'] });
    expect(bluffing.offers).toEqual(honest.offers);
    expect(bluffing.play('0 embezzle').view(1).pending?.claim).toBe('noDuke');
    expect(bluffing.play('0 embezzle, all allow').coins[0]).toBe(4);
  });

  test('C-45: cannot be blocked', () => {
    const declared = table({ reserve: 2 }).play('0 embezzle');
    expect(declared.view('table').pending?.blockableWith).toEqual([]);
    expect(declared.play('1 allow, 2 allow').asked).toBe('1 act');
  });
});

describe('FP-R09 C-44: a challenged embezzlement', () => {
  const challenged = (hand: string) =>
    table({ reserve: 4, hands: [hand, 'assassin contessa', 'ambassador duke'] }).play(
      '0 embezzle, 1 allow, 2 challenge',
    );

  test('anybody may challenge, from the embezzler’s left', () => {
    const declared = table({ reserve: 4 }).play('0 embezzle');
    expect(declared.asked).toBe('1 challenge');
    expect(declared.play('1 allow').asked).toBe('2 challenge');
  });

  test('who holds the Duke must concede: the coins stay on the Reserve, and any own card is lost', () => {
    const caught = challenged('duke captain');
    caught.expect({ asked: '0 prove', offers: ['concede'] });
    const lost = caught.play('0 concede');
    expect(lost.offers).toEqual(['lose duke', 'lose captain']);
    const game = lost.play('0 lose captain');
    expect(game.hands[0]).toBe('duke (captain)');
    game.expect({ coins: [2, 2, 2], asked: '1 act' });
    expect(game.view('table').reserve).toBe(4);
  });

  test('who holds none shows every card, gets as many new ones, and keeps the coins', () => {
    const proved = challenged('assassin captain').play('0 prove');
    expect(proved.all('proved')).toEqual([
      { type: 'proved', seat: 0, claim: 'noDuke', roles: ['assassin', 'captain'] },
    ]);
    expect(proved.all('replaced').map(({ seat, card }) => [seat, card])).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(proved.asked).toBe('2 lose');
    const game = proved.play('2 lose duke');
    expect(game.coins).toEqual([6, 2, 2]);
    expect(game.view('table').reserve).toBe(0);
    expect(game.court).toHaveLength(9);
    expect(game.state.players[0]?.cards.map(({ faceUp }) => faceUp)).toEqual([false, false]);
  });

  test('both shown cards are shuffled in before the new ones are drawn', () => {
    const drawn = Array.from(
      { length: 60 },
      (_, seed) =>
        table({
          reserve: 4,
          hands: ['assassin assassin', 'assassin contessa', 'ambassador duke'],
          seed,
        }).play('0 embezzle, 1 challenge, 0 prove').hands[0],
    );
    expect(drawn).toContain('assassin duke');
    expect(new Set(drawn).size).toBeGreaterThan(8);
  });

  test('a single card is shown, a single one replaced', () => {
    const proved = challenged('(contessa) captain').play('0 prove');
    expect(proved.all('proved')[0]?.roles).toEqual(['captain']);
    expect(proved.all('replaced')).toHaveLength(1);
    expect(proved.hands[0]?.startsWith('(contessa) ')).toBe(true);
  });

  test('may be conceded though no Duke is held', () => {
    const asked = challenged('assassin captain');
    expect(asked.offers).toEqual(['prove', 'concede']);
    expect(asked.play('0 concede, 0 lose captain').view('table').reserve).toBe(4);
  });

  test('a Duke that lies face up does not count', () => {
    const asked = challenged('(duke) captain');
    expect(asked.offers).toEqual(['prove', 'concede']);
    expect(asked.play('0 prove, 2 lose duke').coins[0]).toBe(6);
  });

  test('an embezzler caught with the last card is out, and the Reserve keeps its coins', () => {
    const game = challenged('duke (captain)').play('0 concede');
    game.expect({ out: [0], coins: [0, 2, 2] });
    expect(game.view('table').reserve).toBe(4);
  });
});
