import { createMatch, decided, playOut, replay, type Match } from '../../../engine/core';
import { cops, reasons, type Cops } from '../../../engine/cops';
import type { Mind } from '../../../engine/cops/bots/mind';
import { honesty, read } from '../../../engine/cops/bots/reading';
import { temperaments } from '../../../engine/cops/bots/temperament';
import { at, setupOf } from './support/play';
import { everyTable, random, steady } from './bots/support/tables';

/** A game of bots, and all that the thinking ones had in mind when they were asked. */
function gameOf(setup: Match<Cops>['setup'], seats: readonly ('steady' | 'random')[], seed: number) {
  const bots = seats.map((id) => (id === 'steady' ? steady : random));
  const state = cops.deal(setup, seed);
  const turns = [...playOut(cops, bots, state, seed)];
  const players = seats.map((bot, seat) => ({ name: `P${seat}`, bot }));
  const match = { ...createMatch(cops, setup, seed, players), moves: turns.map(({ move }) => move) };
  return { turns, played: { match, steps: [{ state, events: [] }, ...turns] } };
}

const fourSteady = () =>
  gameOf({ variant: 'base', players: 4, first: 0 }, ['steady', 'steady', 'steady', 'steady'], 5).played;

describe('why bots did what they did', () => {
  test.each(everyTable.filter(([, { players }]) => players < 6))(
    '%s: told afterwards as they thought it then',
    (_, setup) => {
      const seats = Array.from({ length: setup.players }, (__, seat) =>
        seat === 1 ? ('random' as const) : ('steady' as const),
      );
      const { turns, played } = gameOf(setup, seats, 3);
      const told = decided(reasons(played));
      expect(told.length).toBeGreaterThan(0);
      for (const { step, seat, target, team, chance } of told) {
        const turn = turns[step - 1];
        if (!turn) throw new Error('There is no such move.');
        expect(turn.seat).toBe(seat);
        expect(seats[seat]).toBe('steady');
        const view = cops.view(turn.before, seat);
        const { chances } = decided(read(temperaments.steady, turn.minds[seat] as Mind, view));
        const lean = honesty(chances, target);
        expect(chance).toBeCloseTo((1 + Math.abs(lean)) / 2);
        expect(team).toBe(lean > 0 ? 'honest' : 'crooked');
      }
    },
  );

  test('GC-11: who has seen all cards of somebody is certain', () => {
    const played = fourSteady();
    const told = decided(reasons(played));
    const certain = told.filter(({ step, seat, target }) => {
      const before = played.steps[step - 1]?.state.players[target];
      return before?.attached.length === 0 && before.cards.every(({ knownTo }) => knownTo.includes(seat));
    });
    for (const { chance } of certain) expect(chance).toBeCloseTo(1);
    for (const { chance } of told) expect(chance).toBeGreaterThanOrEqual(0.5);
  });

  test('who turns a bullet away with a Riot Shield has not fired it', () => {
    const table = { players: 5, equipment: [null, null, null, 'riotShield'] } as const;
    const { moves } = at('base', table).play(
      '0 arm 2, 0 reveal 1, 0 aim 2, others look',
      '0 shoot, all pass, 3 riotShield, 2 deflect 3',
    );
    const bots = Array.from({ length: 5 }, (_, seat) => ({ name: `P${seat}`, bot: 'steady' }));
    const match = { ...createMatch(cops, setupOf('base', table), 1, bots), moves };
    const last = decided(reasons({ match, steps: replay(cops, match) })).at(-1);
    expect(last).toMatchObject({ step: moves.length, seat: 2, target: 3, deed: 'turned' });
  });

  test('people have no reasons that the phone could know', () => {
    const played = fourSteady();
    const people = {
      ...played,
      match: { ...played.match, players: ['a', 'b', 'c', 'd'].map((name) => ({ name })) },
    };
    expect(decided(reasons(people))).toEqual([]);
  });
});
