import { coup } from '../../../../engine/coup';
import { saidIn } from '../../../../ui/coup/board/said';
import '../../../../ui/coup/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { at } from '../../../engine/coup/support/play';

const names = ['Sara', 'Noa', 'Dan'];
const t = translatorOf('en');
const game = at('persian', { hands: ['duke captain', 'assassin contessa', 'captain duke'] });

const told = (record: string, viewer: number | 'table') =>
  (saidIn(t, coup.view(game.play(record).state, viewer), names)?.lines ?? []).map(({ text }) =>
    text.replace(/[\u2068\u2069]/g, ''),
  );

test('what is aimed at whoever looks on is aimed at “you”, and at the table at somebody by name', () => {
  expect(told('0 steal 1', 1)).toEqual(['Sara', '“I am the Captain”', 'Steal from you']);
  expect(told('0 steal 1', 'table')).toEqual(['Sara', '“I am the Captain”', 'Steal from Noa']);
});

test('who doubts, and who is doubted', () => {
  expect(told('0 tax, 1 challenge', 1).at(-1)).toBe('You challenge Sara');
  expect(told('0 tax, 1 challenge', 0).at(-1)).toBe('Noa challenges you');
});

test('“you” bear the sign of your name', () => {
  const lines = saidIn(t, coup.view(game.play('0 tax').state, 0), names)?.lines;
  expect(lines?.[0]).toMatchObject({ text: 'You', seat: 0, name: 'Sara' });
});
