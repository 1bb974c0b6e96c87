import { tallies, type Equipment } from '../../../engine/cops';
import { at } from './support/play';

/** What is counted of a game in which seat 0 shoots at seat 2. */
function tallied(equipment: readonly Equipment[], ...then: readonly string[]) {
  const table = at('base', { equipment });
  const end = table.play(
    '0 arm 2, 0 reveal 1, 0 aim 2, 1 investigate 0.0, 2 investigate 0.0, 3 investigate 1.1, nobody stirs, 0 shoot',
    ...then,
  );
  return tallies(end.stepsSince(table));
}

test('a look and a shot are counted for who took it, a hit for who was struck', () => {
  expect(tallied(['medKit', 'taser', 'coffee', 'wiretap'], 'nobody stirs')).toEqual({
    looks: [0, 1, 1, 1],
    equipment: [0, 0, 0, 0],
    shots: [1, 0, 0, 0],
    leaders: [0, 0, 0, 0],
    hits: [0, 0, 1, 0],
    firstShot: [0, 0, 1, 0],
  });
});

test('Riot Shield: who was shot at instead was hit', () => {
  const sentOn = 'all pass, 2 riotShield, 2 deflect 1, nobody stirs';
  expect(tallied(['medKit', 'coffee', 'riotShield', 'k9'], sentOn)).toMatchObject({
    equipment: [0, 0, 1, 0],
    shots: [1, 0, 0, 0],
    leaders: [1, 0, 0, 0],
    hits: [0, 1, 0, 0],
    firstShot: [0, 1, 0, 0],
  });
});
