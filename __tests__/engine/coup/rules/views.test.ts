import { coup, type CoupEvent } from '../../../../engine/coup';
import { at } from '../support/play';

const game = at('persianPlus', { hands: ['duke captain', 'assassin contessa', 'captain duke'] });

test('FC-05 the view holds what it names and nothing else: no deck, no luck, no stage', () => {
  const fields =
    'anarchist,asked,book,court,factions,offered,outcome,pending,reserve,seats,sixth,strictDoubleDanger,turn,viewer';
  for (const viewer of [0, 2, 'table'] as const) {
    const seen = game.play('0 exchange, all allow').view(viewer);
    expect(Object.keys(seen).sort().join()).toBe(fields);
    expect(Object.keys(seen.seats[1] ?? {}).sort()).toEqual(['cards', 'coins', 'out', 'party']);
  }
});

test('it names the challenge while it waits for proof, the block while it stands, the target throughout', () => {
  const robbed = game.play('0 steal 1');
  expect(robbed.view('table').pending).toEqual({
    seat: 0,
    action: 'steal',
    target: 1,
    claim: 'captain',
    block: null,
    blockableWith: ['captain', 'ambassador'],
    bomb: null,
    exposed: [],
    atStake: { seat: 0, claim: 'captain' },
    challenge: null,
  });
  const unchallenged = robbed.play('all allow');
  expect(unchallenged.view('table').pending).toMatchObject({ claim: 'captain', atStake: null });
  const blocked = unchallenged.play('1 block captain');
  expect(blocked.view(2).pending).toMatchObject({
    block: { seat: 1, role: 'captain' },
    atStake: { seat: 1, claim: 'captain' },
    challenge: null,
  });
  expect(blocked.play('2 challenge').view(2).pending).toMatchObject({
    atStake: { seat: 1, claim: 'captain' },
    challenge: { by: 2, claim: 'captain' },
  });
  expect(game.play('0 income').view(2).pending).toBeNull();
});

test('what is public is told to everybody as it was', () => {
  const event: CoupEvent = { type: 'lost', seat: 1, card: 0, role: 'duke' };
  for (const viewer of [0, 1, 'table'] as const) expect(coup.witness(event, viewer)).toEqual(event);
});
