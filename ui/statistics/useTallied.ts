import { useEffect, useState } from 'react';
import { inSlices } from '../../store/match/slices';
import type { PersonsGame } from '../../store/statistics/people';
import { nothingTallied, tally, type Tallied } from '../../store/statistics/tallies';
import { moduleOf } from '../games';
import type { GameModule } from '../module/gameModule';

type Modules = readonly (readonly [game: string, module: GameModule])[];

interface Counting {
  readonly tallied: Tallied;
  /** How many records there are to count. */
  readonly all: number;
  readonly modules: Modules;
}

/** Counts somebody's games by the rules of each, a slice at a time. Games this version does not know have none. */
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

/** The rules of all these games; of those that could not be fetched, none. */
async function modulesOf(games: readonly PersonsGame[]): Promise<Modules> {
  const names = [...new Set(games.map(({ game }) => game.game))];
  const found = await Promise.all(names.map(moduleHere));
  return found.flat();
}

async function moduleHere(game: string): Promise<Modules> {
  const part = moduleOf(game);
  await part?.load();
  const arrival = part?.now();
  return arrival?.is === 'here' ? [[game, arrival.value]] : [];
}
