import { coup } from '../../../engine/coup';
import {
  claimIn,
  currentAfter,
  omissionsIn,
  seenAfter,
  type Current,
  type Seen,
} from '../../../engine/coup/evidence';
import { at, type Play } from './support/play';

const claims = ({ events, state }: Play) =>
  events.flatMap((event) => {
    const said = claimIn(event, state);
    return said ? [`${said.seat} ${said.claim}`] : [];
  });

function omissions({ events, state }: Play): string[] {
  let current: Current | null = null;
  return events.flatMap((event) => {
    current = currentAfter(current, event);
    return omissionsIn(event, current, state).map(({ seat, role, tell }) => `${seat} ${role} ${tell}`);
  });
}

const seenBy = (viewer: number, { events }: Play): Seen =>
  events.map((event) => coup.witness(event, viewer)).reduce<Seen>(seenAfter, []);

const hands = ['duke captain', 'assassin contessa', 'captain duke'];

describe('what a seat says of its hand', () => {
  test('with its action, and with a block', () => {
    expect(claims(at('persian', { hands }).play('0 steal 1, all allow, 1 block captain'))).toEqual([
      '0 captain',
      '1 captain',
    ]);
  });

  test('nothing where anybody may do it', () => {
    expect(claims(at('persian', { hands }).play('0 income'))).toEqual([]);
  });
});

describe('what a seat leaves undone', () => {
  test('takes less than a Duke would, and lets foreign aid pass', () => {
    expect(omissions(at('persian', { hands }).play('0 foreignAid, all allow'))).toEqual([
      '0 duke modestIncome',
      '1 duke noBlock',
      '2 duke noBlock',
    ]);
  });

  test('is robbed without a word', () => {
    const stolen = at('persian', { hands }).play('0 steal 1, all allow, 1 allow');
    expect(omissions(stolen)).toEqual(['1 captain noBlock', '1 ambassador noBlock']);
  });

  test('but not after a block that was a lie', () => {
    const table = at('persian', { hands });
    const stolen = table.play(
      '0 steal 1, all allow, 1 block captain, 2 challenge, 1 concede, 1 lose assassin',
    );
    expect(omissions(stolen)).toEqual([]);
  });

  test('falls to an assassin: no Contessa, unless it is she who falls', () => {
    const struck = at('persian', { hands, coins: [3, 2, 2] }).play('0 assassinate 1, all allow, 1 allow');
    expect(omissions(struck.play('1 lose assassin'))).toEqual(['1 contessa noBlock']);
    expect(omissions(struck.play('1 lose contessa'))).toEqual([]);
  });
});

describe('what was shown in secret', () => {
  const table = at('persianPlus', { hands, options: { sixth: 'inquisitor' } });
  const shown = table.play('0 examine 1, all allow, 1 show contessa');

  test('stays known to the examiner while it lies there', () => {
    expect(seenBy(0, shown.play('0 giveBack'))).toEqual([null, null, null, 'contessa']);
    expect(seenBy(2, shown.play('0 giveBack'))).toEqual([]);
  });

  test('and no longer', () => {
    expect(seenBy(0, shown.play('0 swap'))).toEqual([null, null, null, null]);
  });
});
