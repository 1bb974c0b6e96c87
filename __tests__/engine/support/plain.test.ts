import { oddities } from './plain';

test('what JSON would lose is seen', () => {
  expect(oddities({ a: [1, -0, NaN, undefined], b: new Map(), c: () => 0 })).toEqual([
    'it.a.1: 0',
    'it.a.2: NaN',
    'it.a.3: undefined',
    'it.b: no plain object',
    'it.c: function',
  ]);
});
