import { botRevealed } from '../../../../ui/coup/end/Hands';
import { allFaces, openFaces, picturesOf } from '../../../../ui/faces/seatFaces';
import { coupFaces } from '../../../../ui/coup/faces/faces';
import { translatorOf } from '../../../../ui/i18n/translations';

const t = translatorOf('en');
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test.each([
  ['sharp', 'Bot · Sharp'],
  ['sharp:liar', 'Bot · Sharp · Barnaby the Liar'],
  ['novice?miser', 'Bot · Novice · Silas the Miser, in disguise'],
  ['random', 'Bot · Reckless'],
  ['ninethousand', 'Bot · Steady'],
  ['sharp:nobody', 'Bot · Sharp'],
])('once the game is over, %s was %s', (bot, who) => {
  expect(plain(botRevealed(t, bot))).toBe(who);
});

test('at the table a secret face is not shown; at the end it is', () => {
  const players = [
    { name: 'Ann' },
    { name: 'Bolt', bot: 'sharp?liar' },
    { name: 'Silas', bot: 'easy:miser' },
    { name: 'Hal', bot: 'easy:nobody' },
  ];
  expect(openFaces(players)).toEqual([null, null, 'miser', 'nobody']);
  expect(allFaces(players)).toEqual([null, 'liar', 'miser', 'nobody']);
  const shown = picturesOf(t, { faces: coupFaces }, allFaces(players));
  expect(shown.map((picture) => picture?.called)).toEqual([
    undefined,
    'Barnaby the Liar',
    'Silas the Miser',
    undefined,
  ]);
  expect(picturesOf(t, {}, allFaces(players))).toEqual([null, null, null, null]);
});
