import type { TFunction } from 'i18next';
import { partsOf, type Chances, type CopsKind, type CopsView } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { nameAt } from '../../match/seat';
import { identityName } from '../terms';

/** Whom to look at, aim at, shoot at, or play a card on. */
const aboutSomebody: ReadonlySet<CopsKind> = new Set(['act', 'aim', 'use', 'deflect', 'look']);

const parts = ['honest', 'crooked', 'agent', 'kingpin'] as const satisfies (keyof Chances)[];

/** What counting says to a seat that sees its own cards, from what it knows; the table is told nothing. */
export function hintsOf(
  t: TFunction,
  view: CopsView,
  names: readonly string[],
  percent: (share: number) => string,
): readonly string[] {
  const { viewer, asked, seats } = view;
  if (viewer === 'table' || asked?.seat !== viewer || !aboutSomebody.has(asked.kind)) return [];
  const chances = partsOf(view);
  const own = parts.find((part) => (chances[viewer]?.[part] ?? 0) >= 1);
  if (seats[viewer]?.status !== 'cop' || own === undefined) return [];
  const isHonest = own === 'honest' || own === 'agent';
  const [boss, ownBoss] = isHonest ? (['kingpin', 'agent'] as const) : (['agent', 'kingpin'] as const);
  const about = (seat: Seat) => {
    const { honest = 0, crooked = 0, [boss]: leader = 0, [ownBoss]: mine = 0 } = chances[seat] ?? {};
    return t('cops.hint.about', {
      name: nameAt(names, seat),
      enemy: percent((isHonest ? crooked : honest) + leader),
      boss: identityName(t, boss),
      leader: percent(leader),
      ownBoss: identityName(t, ownBoss),
      own: percent(mine),
    });
  };
  const others = [...seats.keys()].filter((seat) => seat !== viewer && seats[seat]?.status === 'cop');
  return [t(`cops.hint.${own}`), ...others.map(about)];
}
