import { retrospect, type Equipment } from '../../../engine/cops';
import { gamesEverywhere } from './properties/tables';
import { at, dealt, type Table } from './support/play';

const past = (table: Table, ...record: readonly string[]) =>
  retrospect(
    at('base', table)
      .play(...record)
      .stepsSince(dealt('base', table)),
  );

const armed = { equipment: ['medKit', 'taser', 'coffee', 'wiretap'] as const };
const round = '1 investigate 0.0, 2 investigate 0.0, 3 investigate 1.1';

describe('turn by turn', () => {
  const { turns } = past(armed, `0 arm 2, 0 reveal 1, 0 aim 2, ${round}, nobody stirs`);

  test('GC-13: turn 0 is how the table stood when play began', () => {
    expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4]);
    expect(turns[0]?.seats.map(({ knows }) => knows)).toEqual([[], [], [], []]);
    expect(turns[0]?.seats.every(({ gun }) => gun === null)).toBe(true);
  });

  test('GC-14: a look is known from the turn in which it was taken', () => {
    expect(turns[1]?.seats[1]?.knows).toEqual([]);
    expect(turns[2]?.seats[1]?.knows).toEqual([{ owner: 0, place: 0, identity: 'agent' }]);
    expect(turns[4]?.seats[3]?.knows).toEqual([{ owner: 1, place: 1, identity: 'crooked' }]);
  });

  test('GC-15: what lies open is no knowledge of anybody’s', () => {
    expect(turns[4]?.seats.flatMap(({ knows }) => knows)).not.toContainEqual(
      expect.objectContaining({ owner: 0, place: 1 }),
    );
  });

  test('GC-18: a gun points where it pointed last', () => {
    expect(turns.map(({ seats }) => seats[0]?.gun?.aim ?? null)).toEqual([null, 2, 2, 2, 2]);
  });
});

describe('shots', () => {
  const shot = (equipment: readonly Equipment[], ...then: readonly string[]) =>
    past({ equipment }, `0 arm 2, 0 reveal 1, 0 aim 2, ${round}, nobody stirs, 0 shoot`, ...then);

  test('GC-21: who has no leader is out, in the turn of the shot', () => {
    const { shots, fell } = shot(armed.equipment, 'nobody stirs');
    expect(shots).toEqual([
      expect.objectContaining({ turn: 5, by: 0, target: 2, result: 'out', other: null }),
    ]);
    expect([...fell]).toEqual([[2, 5]]);
  });

  test('Riot Shield: a shot sent on is one shot, at the first, and what came of it came to the other', () => {
    const { shots } = shot(
      ['medKit', 'coffee', 'riotShield', 'k9'],
      'all pass, 2 riotShield, 2 deflect 3, nobody stirs',
    );
    expect(shots).toEqual([expect.objectContaining({ by: 0, target: 2, other: 3, result: 'out' })]);
  });
});

describe('any game looked back on', () => {
  const games = gamesEverywhere().slice(0, 24);

  test('every shot came to something, and every look was at a card', () => {
    for (const { steps } of games) {
      const events = steps.flatMap((step) => step.events);
      const { shots, looks, turns } = retrospect(steps);
      expect(turns.at(-1)?.turn).toBe(events.filter(({ type }) => type === 'turn').length);
      expect(turns.at(-1)?.step).toBe(steps.length - 1);
      expect(looks).toHaveLength(events.filter(({ type }) => type === 'looked').length);
      const fired = events.filter(({ type }) => type === 'shot').length;
      expect(shots.length).toBeLessThanOrEqual(fired);
      expect(shots.length).toBeGreaterThanOrEqual(fired - 1);
    }
  });

  test('V-01: all diamonds are somebody’s at any time', () => {
    for (const { steps } of games) {
      const { turns } = retrospect(steps);
      const sums = turns.map(({ seats }) => seats.reduce((sum, { diamonds }) => sum + diamonds, 0));
      expect(new Set(sums).size).toBe(1);
    }
  });
});
