import type { Obstacle } from '../../../../engine/coup';
import { actionsIn, whyNot } from '../../../../ui/coup/decisions/whyNot';
import '../../../../ui/coup/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { at } from '../../../engine/coup/support/play';

const t = translatorOf('en');

test('every obstacle a player can meet has words of its own', () => {
  const met: readonly Obstacle['why'][] = [
    'mustCoup',
    'emptyReserve',
    'nobodyToRob',
    'onlyFellows',
    'fellow',
    'noCoins',
  ];
  const words = met.map((why) => whyNot(t, { why } as Obstacle));
  expect(new Set(words).size).toBe(met.length);
  expect(words).not.toContain(null);
  expect(whyNot(t, { why: 'coins', needs: 7 })).toContain('7');
});

test('nothing stands in the way, so there is nothing to say', () => {
  expect(whyNot(t, null)).toBeNull();
});

test('what is not in the game is not shown, and nobody out of reach is offered', () => {
  const classic = at('persian', { hands: ['duke captain', 'captain duke', 'contessa duke'] });
  expect(actionsIn(classic.view(0))).toEqual([
    'income',
    'foreignAid',
    'coup',
    'tax',
    'assassinate',
    'steal',
    'exchange',
  ]);
  expect(whyNot(t, { why: 'notInThisGame' })).toBeNull();
  expect(whyNot(t, { why: 'outOfReach' })).toBeNull();
});
