import * as v from 'valibot';
import type { Entry } from '../entry';
import { recall, revise } from '../remember';
import { ways, type Way } from './way';

/** By game. */
type UsualWays = Readonly<Record<string, Way>>;

const waysEntry: Entry<UsualWays> = {
  key: 'underTheTable.ways',
  version: 1,
  schema: v.record(v.pipe(v.string(), v.maxLength(20)), v.picklist(ways)),
  migrations: {},
};

const rememberedWays = (): UsualWays => recall('table', waysEntry, () => ({}));

/** How a game was last dealt on this device. */
export const usualWay = (game: string): Way => rememberedWays()[game] ?? 'together';

export function rememberWay(game: string, way: Way): void {
  revise('table', waysEntry, rememberedWays, (known) => ({ ...known, [game]: way }));
}
