import { fireEvent, screen } from '@testing-library/react-native';
import { Strip } from '../../../../ui/cops/board/Strip';
import '../../../../ui/cops/words';
import { at } from '../../../engine/cops/support/play';
import { shown, written } from '../../replay/support';

test('GC-06, GC-15: what lies in the middle, and which way play goes, is told at a touch', () => {
  const t = shown('en', <Strip view={at('base', { players: 5 }).view()} />);
  expect(written()).toEqual(['3', '15', '1']);
  fireEvent.press(screen.getByRole('button', { name: new RegExp(t('cops.board.middle')) }));
  expect(written()).toEqual(
    expect.arrayContaining([
      '3 guns',
      '15 equipment cards in the deck',
      '1 identity card left over at the deal: nobody has seen it',
      'Play goes clockwise',
    ]),
  );
});

test('a Smoke Grenade turns what is told of the direction', () => {
  const smoky = at('band', { equipment: ['smokeGrenade'] }).play('0 smokeGrenade, all pass');
  const t = shown('en', <Strip view={smoky.view()} />);
  fireEvent.press(screen.getByRole('button', { name: new RegExp(t('cops.board.middle')) }));
  expect(written()).toContain('Play goes anticlockwise');
});
