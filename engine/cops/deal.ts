import type { Seat } from '../core/game';
import { matchVersion } from '../core/match';
import { seeded, shuffled, type Drawn, type Random } from '../core/random';
import { checkSeed } from '../core/setupChecks';
import { ask } from './agenda';
import { equipmentIn } from './equipment/cards';
import { goOn } from './goOn';
import { isLeader, type Identity } from './identities';
import { roundFrom } from './seats';
import { cardsEach, checkedSetup, identitiesFor, type CopsSetup } from './setup';
import { changed, type CopsState, type Player, type Variant } from './state';

/** GC-04: in the band variant everybody has a gun of their own instead (GC-V04). */
function gunsInTheMiddle(variant: Variant, players: number): number {
  if (variant === 'band') return 0;
  return players === 4 ? 2 : players <= 6 ? 3 : 4;
}

/** The whole luck of a game; from here on nothing is left to chance. */
export function deal(setup: CopsSetup, seed: number, version = matchVersion): CopsState {
  checkSeed(seed);
  const checked = checkedSetup(setup);
  const { variant, players, first, reportAudit, holsterAfterShot } = checked;
  const [dealtIdentities, random] = dealIdentities(players, seeded(seed));
  const [shuffledEquipment] = shuffled(equipmentIn(reportAudit), random);
  const cards = checked.identities ?? dealtIdentities;
  const equipment = checked.equipment ?? shuffledEquipment;

  const table = Array.from({ length: players }, (_, seat): Player => {
    const own = cards.slice(seat * cardsEach, (seat + 1) * cardsEach);
    return {
      status: 'cop',
      cards: own.map((identity) => ({ identity, faceUp: false, wounded: false, knownTo: [seat] })),
      hand: equipment.slice(seat, seat + 1),
      attached: [],
      gun: null,
      // GC-03, GC-V05
      diamonds: variant === 'band' ? 1 : 0,
    };
  });
  const state: CopsState = {
    variant,
    holsterAfterShot,
    asksFallenLast: version > 1 || undefined,
    players: table,
    turn: first,
    direction: 1,
    guns: gunsInTheMiddle(variant, players),
    deck: equipment.slice(players),
    spare: cards.slice(players * cardsEach),
    removed: [],
    declared: null,
    shot: null,
    looks: [],
    coffee: null,
    lastShot: null,
    agenda: [],
    asking: null,
    outcome: null,
  };
  return goOn(changed(state, { agenda: opening(state, first) }), []);
}

/** GC-09: everybody lays their cards, and the first turn begins. */
const opening = (state: CopsState, first: Seat): CopsState['agenda'] => [
  ...[first, ...roundFrom(state.players, first).slice(0, -1)].map((seat) => ask({ kind: 'arrange', seat })),
  { do: 'begin' },
];

/**
 * GC-05, GC-06: first one card to each out of a pile with both leaders in it, then two more. So nobody holds both, and
 * neither is left over. Each hand is shuffled, or its first place would tell where the leader lies.
 */
function dealIdentities(players: number, random: Random): Drawn<readonly Identity[]> {
  const all = identitiesFor(players);
  const leaders = all.filter(isLeader);
  const [ordinary, afterOrdinary] = shuffled(
    all.filter((identity) => !isLeader(identity)),
    random,
  );
  const [firstCards, afterFirst] = shuffled(
    [...leaders, ...ordinary.slice(0, players - leaders.length)],
    afterOrdinary,
  );
  const rest = ordinary.slice(players - leaders.length);
  let luck = afterFirst;
  const hands = firstCards.flatMap((card, seat) => {
    const [hand, next] = shuffled([card, ...rest.slice(seat * 2, seat * 2 + 2)], luck);
    luck = next;
    return hand;
  });
  return [[...hands, ...rest.slice(players * 2)], luck];
}
