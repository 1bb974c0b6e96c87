import type { Viewer } from '../../../../engine';
import { coup, type CoupEvent, type CoupOptions } from '../../../../engine/coup';
import { at, Play, type Table } from '../support/play';

const inquisition: CoupOptions = { sixth: 'inquisitor' };
const draft = () => new Play(coup.deal({ book: 'persian', players: 2, first: 0 }, 1));
const persian = (hands: readonly string[], changes: Partial<Table> = {}) =>
  at('persianPlus', { hands, ...changes });
const russian = (hands: readonly string[], changes: Partial<Table> = {}) =>
  at('russian', { hands, ...changes });

/** Two tables that differ in a secret alone, whose secret it is, and who must not be able to tell them apart. */
const secrets: readonly (readonly [
  what: string,
  one: Play,
  other: Play,
  knows: Viewer[],
  blind: Viewer[],
])[] = [
  [
    'a hand',
    persian(['duke captain', 'assassin contessa', 'ambassador duke']),
    persian(['duke captain', 'contessa captain', 'ambassador duke']),
    [1],
    [0, 2, 'table'],
  ],
  [
    'the court',
    persian(['duke captain', 'assassin contessa', 'ambassador duke'], { court: 'duke' }),
    persian(['duke captain', 'assassin contessa', 'ambassador duke'], { court: 'contessa' }),
    [],
    [0, 1, 2, 'table'],
  ],
  ['a pick in the draft', draft().play('0 draft duke'), draft().play('0 draft contessa'), [0], [1, 'table']],
  [
    'what an exchange drew',
    persian(['duke captain', 'assassin contessa', 'captain duke'], { court: 'assassin contessa' }).play(
      '0 exchange, all allow',
    ),
    persian(['duke captain', 'assassin contessa', 'captain duke'], { court: 'duke captain' }).play(
      '0 exchange, all allow',
    ),
    [0],
    [1, 2, 'table'],
  ],
  [
    'what an exchange kept',
    persian(['duke captain', 'assassin contessa', 'captain duke']).play(
      '0 exchange, all allow, 0 keep duke captain',
    ),
    persian(['duke captain', 'assassin contessa', 'captain duke']).play(
      '0 exchange, all allow, 0 keep duke assassin',
    ),
    [0],
    [1, 2, 'table'],
  ],
  [
    'a card shown to the examiner',
    persian(['inquisitor captain', 'assassin contessa', 'captain duke'], { options: inquisition }).play(
      '0 examine 1, all allow, 1 show contessa',
    ),
    persian(['inquisitor captain', 'assassin duke', 'captain duke'], { options: inquisition }).play(
      '0 examine 1, all allow, 1 show duke',
    ),
    [0, 1],
    [2, 'table'],
  ],
  [
    'a card an examination brought',
    russian(['inquisitor captain', 'assassin contessa', 'captain duke'], {
      options: inquisition,
      court: 'duke',
    }).play('0 examine 1, all allow, 1 show contessa, 0 swap'),
    russian(['inquisitor captain', 'assassin contessa', 'captain duke'], {
      options: inquisition,
      court: 'captain',
    }).play('0 examine 1, all allow, 1 show contessa, 0 swap'),
    [1],
    [0, 2, 'table'],
  ],
  [
    'what a challenged player could prove',
    persian(['duke captain', 'assassin contessa', 'captain duke']).play('0 tax, 1 challenge'),
    persian(['contessa captain', 'assassin contessa', 'captain duke']).play('0 tax, 1 challenge'),
    [0],
    [1, 2, 'table'],
  ],
  [
    'what came for a proven card',
    russian(['duke captain', 'assassin contessa', 'captain duke'], { court: 'duke' }).play(
      '0 tax, 1 challenge, 1 lose assassin',
    ),
    russian(['duke captain', 'assassin contessa', 'captain duke'], { court: 'contessa' }).play(
      '0 tax, 1 challenge, 1 lose assassin',
    ),
    [0],
    [1, 2, 'table'],
  ],
];

describe.each(secrets)('FC-05 C-33 hidden means absent: %s', (_, one, other, knows, blind) => {
  test('is no secret to whom it belongs', () => {
    for (const viewer of knows) expect(one.seenBy(viewer)).not.toEqual(other.seenBy(viewer));
  });

  test('makes no difference to anybody else', () => {
    for (const viewer of blind) expect(one.seenBy(viewer)).toEqual(other.seenBy(viewer));
  });
});

describe('the view', () => {
  const game = persian(['duke captain', 'assassin contessa', 'captain duke']);

  test('holds what it names and nothing else: no deck, no luck, no stage', () => {
    for (const viewer of [0, 2, 'table'] as const) {
      const seen = game.play('0 exchange, all allow').view(viewer);
      expect(Object.keys(seen).sort()).toEqual(
        'anarchist,asked,book,court,factions,offered,outcome,pending,reserve,seats,sixth,strictDoubleDanger,turn,viewer'.split(
          ',',
        ),
      );
      expect(Object.keys(seen.seats[1] ?? {}).sort()).toEqual(['cards', 'coins', 'out', 'party']);
    }
  });

  test('of a card lying hidden has no role, whoever looks', () => {
    for (const viewer of [0, 1, 2] as const)
      game.view(viewer).seats.forEach(({ cards }, seat) => {
        for (const { role } of cards) expect(role === null).toBe(seat !== viewer);
      });
  });

  test('names the challenge while it waits for proof, the block while it stands, the target throughout', () => {
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
});

describe('witness', () => {
  const secretEvents: readonly (readonly [CoupEvent, knownTo: Viewer[]])[] = [
    [{ type: 'drafted', seat: 1, secret: { knownTo: [1], roles: ['duke'] } }, [1]],
    [{ type: 'replaced', seat: 0, card: 1, secret: { knownTo: [0], roles: ['duke'] } }, [0]],
    [{ type: 'drew', seat: 2, count: 2, secret: { knownTo: [2], roles: ['duke', 'duke'] } }, [2]],
    [{ type: 'returned', seat: 2, count: 1, secret: { knownTo: [2], roles: ['duke'] } }, [2]],
    [{ type: 'shown', seat: 1, to: 2, card: 0, secret: { knownTo: [1, 2], roles: ['duke'] } }, [1, 2]],
    [{ type: 'swapped', seat: 1, by: 2, card: 0, secret: { knownTo: [1], roles: ['duke'] } }, [1]],
  ];

  test.each(secretEvents)('%j keeps its secret from all but those who know it', (event, knownTo) => {
    for (const viewer of [0, 1, 2, 'table'] as const) {
      const seen = coup.witness(event, viewer);
      if (knownTo.includes(viewer)) expect(seen).toEqual(event);
      else expect(JSON.stringify(seen)).not.toMatch('duke|secret|knownTo');
      expect(seen.type).toBe(event.type);
    }
  });

  test('leaves what is public as it was', () => {
    const event: CoupEvent = { type: 'lost', seat: 1, card: 0, role: 'duke' };
    for (const viewer of [0, 1, 'table'] as const) expect(coup.witness(event, viewer)).toEqual(event);
  });
});
