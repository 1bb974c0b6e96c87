import { useEffect, useState } from 'react';
import { inSlices } from '../../store/match/slices';
import type { PersonsGame } from '../../store/statistics/people';
import { nothingTallied, tally, type Tallied } from '../../store/statistics/tallies';
import { moduleHere, moduleOf } from '../games';
import type { GameModule } from '../module/gameModule';

type Modules = readonly (readonly [game: string, module: GameModule])[];

interface Counting {
  readonly tallied: Tallied;
  /** The number of records to count. */
  readonly all: number;
  readonly modules: Modules;
}

/** Counts one person's games by their rules, a slice at a time. Games that this version does not know are left out. */
export function useTallied(games: readonly PersonsGame[]): Counting {
  const known = games.filter(({ game }) => moduleOf(game.game) !== null);
  const [tallied, setTallied] = useState(nothingTallied);
  const [modules, setModules] = useState<Modules>([]);
  useEffect(() => {
    const counted = games.filter(({ game }) => moduleOf(game.game) !== null);
    let isLeft = false;
    let giveUp = () => {};
    void modulesOf(counted).then((here) => {
      if (isLeft) return;
      const byGame = new Map(here);
      setModules(here);
      giveUp = inSlices(
        tally(counted, ({ id, game }) => byGame.get(game)?.count(id) ?? null, setTallied),
        setTallied,
      );
    });
    return () => {
      isLeft = true;
      giveUp();
    };
  }, [games]);
  return { tallied, all: known.length, modules };
}

/** The modules of these games, without those that could not be fetched. */
async function modulesOf(games: readonly PersonsGame[]): Promise<Modules> {
  const names = [...new Set(games.map(({ game }) => game.game))];
  const found = await Promise.all(names.map(moduleHere));
  return names.flatMap((name, index) => (found[index] ? [[name, found[index]] as const] : []));
}
