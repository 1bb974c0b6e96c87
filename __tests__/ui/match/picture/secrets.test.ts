/** A picture is plain, and nothing in it tells what its viewer may not know: tables that look alike give the same. */
import type { GameTypes, PlayedMatch, Viewer } from '../../../../engine/core';
import type { Cops } from '../../../../engine/cops';
import type { Coup } from '../../../../engine/coup';
import { copsScreens } from '../../../../ui/cops/screens';
import { coupScreens } from '../../../../ui/coup/screens';
import { gameAt as copsGameAt, tables as copsTables } from '../../../engine/cops/properties/tables';
import { courseOf, fixedDeal, twinOf, type Course } from '../../../engine/cops/properties/twins';
import { gameAt as coupGameAt, tables as coupTables } from '../../../engine/coup/properties/tables';
import { twin } from '../../../engine/coup/properties/twins';
import { chance, expectSame, oneOf, someSeeds } from '../../../engine/core/playout';
import { sceneryOf, shown } from './pictures';

/** Everybody is a person, or only the viewer is; their names say nothing. */
function seated<G extends GameTypes>({ match, steps }: PlayedMatch<G>, viewer: Viewer): PlayedMatch<G> {
  const players = Array.from({ length: match.setup.players }, (_, seat) => ({
    name: `P${seat}`,
    ...(viewer === 'table' || viewer === seat ? {} : { bot: 'steady' }),
  }));
  return { match: { ...match, players }, steps };
}

/** As it stood after this many moves. */
const upTo = <G extends GameTypes>({ match, steps }: PlayedMatch<G>, moves: number): PlayedMatch<G> => ({
  match: { ...match, moves: match.moves.slice(0, moves) },
  steps: steps.slice(0, moves + 1),
});
/** With every great moment of the game so far. */
const around = (moves: number) => ({ said: { newsSince: Math.max(0, moves - 2) }, unseenFrom: 1 });

test.each(['table', 0] as const)(
  'of Coup, seen by %s: the hidden cards of any table may lie otherwise',
  (viewer) => {
    let scenes = 0;
    someSeeds(12).forEach((seed, index) => {
      const luck = chance(seed);
      const game = seated<Coup>(coupGameAt(oneOf(coupTables, luck), seed), viewer);
      game.steps.forEach((_, moves) => {
        if ((moves + index) % 5 !== 0) return;
        const here = upTo(game, moves);
        const steps = here.steps.map(({ state, events }) => ({ state: twin(state, viewer, luck), events }));
        const { picture } = shown(sceneryOf(coupScreens, here, around(moves)));
        scenes += picture.scenes.length;
        expectSame(JSON.parse(JSON.stringify(picture)), picture);
        expectSame(shown(sceneryOf(coupScreens, { ...here, steps }, around(moves))).picture, picture);
      });
    });
    expect(scenes).toBeGreaterThan(12);
  },
);

test.each(['table', 0] as const)(
  'of Good Cop Bad Cop, seen by %s: the hidden cards of any deal may lie otherwise',
  (viewer) => {
    const asPlayed = ({ setup, moves, steps }: Course): PlayedMatch<Cops> =>
      seated({ match: { version: 1, game: 'cops', setup, seed: 1, players: [], moves }, steps }, viewer);
    let pairs = 0;
    let scenes = 0;
    for (const seed of someSeeds(12)) {
      const luck = chance(seed);
      const setup = fixedDeal(oneOf(copsTables, luck), seed, luck);
      const whole = copsGameAt(setup, seed);
      const one = courseOf(whole.match.setup as Course['setup'], whole.match.moves.slice(0, 240));
      const other = one && twinOf(one, viewer, luck);
      if (!one || !other) continue;
      pairs++;
      for (let moves = 0; moves <= one.moves.length; moves += 16) {
        const { picture } = shown(sceneryOf(copsScreens, upTo(asPlayed(one), moves), around(moves)));
        scenes += picture.scenes.length;
        expectSame(JSON.parse(JSON.stringify(picture)), picture);
        expectSame(
          shown(sceneryOf(copsScreens, upTo(asPlayed(other), moves), around(moves))).picture,
          picture,
        );
      }
    }
    expect(pairs).toBeGreaterThan(3);
    expect(scenes).toBeGreaterThan(3);
  },
);
