import { lastStep } from '../../../../engine/core';
import { sideOf } from '../../../../ui/cops/end/Teams';
import { copsTallies } from '../../../../ui/cops/screens';
import { gamesEverywhere } from '../../../engine/cops/properties/tables';

describe('any game looked back on', () => {
  const games = gamesEverywhere().slice(0, 24);

  test('those who win by a leader’s fall are exactly one team', () => {
    for (const { steps } of games) {
      const { state } = lastStep(steps);
      const reason = state.outcome?.reason;
      if (reason !== 'kingpinDown' && reason !== 'agentDown') continue;
      const team = reason === 'kingpinDown' ? 'honest' : 'crooked';
      const members = state.players.flatMap((_, seat) => (sideOf(state, seat) === team ? [seat] : []));
      expect(members).toEqual(state.outcome?.winners);
    }
  });

  test('a figure for every seat, and parts that are no larger than their whole', () => {
    for (const { match, steps } of games) {
      const players = steps[0]?.state.players.map((_, seat) => ({ name: String(seat) })) ?? [];
      const counts = copsTallies.count({ match: { ...match, players }, steps });
      for (const { id } of copsTallies.figures) expect(counts[id]).toHaveLength(players.length);
      players.forEach((_, seat) =>
        expect(counts['leaders']?.[seat] ?? 0).toBeLessThanOrEqual(counts['shots']?.[seat] ?? 0),
      );
      expect((counts['firstShot'] ?? []).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
    }
  });
});
