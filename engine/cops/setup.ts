import type { Seat } from '../core/game';
import {
  checkCards,
  checkFirst,
  checkOneOf,
  checkOptions,
  checkSetup,
  checkSwitches,
  isWhole,
  refuse,
  shown,
} from '../core/setupChecks';
import { equipmentIn, type Equipment } from './equipment/cards';
import { copiesOf, identities, isLeader, type Identity } from './identities';
import { variants, type Variant } from './state';

export interface CopsOptions {
  /** The 21st equipment card, which the book does not describe (D.4). */
  readonly reportAudit?: boolean;
  /** Band of criminals: a gun that has been fired goes back into its holster (V-04). */
  readonly holsterAfterShot?: boolean;
}

export interface CopsSetup {
  readonly variant: Variant;
  /** 4–8. */
  readonly players: number;
  /** GC-08: who was shot last, in play or in life. */
  readonly first: Seat;
  readonly options?: CopsOptions;
  /**
   * A fixed deal for tutorials and tests: three cards to seat 0, three to seat 1, …; where one is left over, it is
   * the last.
   */
  readonly identities?: readonly Identity[];
  /** One card to seat 0, one to seat 1, …; the rest is the deck, top first. */
  readonly equipment?: readonly Equipment[];
}

export const cardsEach = 3;

const fewest = 4;
const most = 8;

/** A set-up as somebody wrote it becomes one the rules allow, or the field at fault is named. */
export function checkedSetup(setup: CopsSetup) {
  checkSetup(setup, ['variant', 'players', 'first', 'options', 'identities', 'equipment']);
  const { variant, players, first, options = {} } = setup;
  checkOneOf('variant', variant, variants);
  if (!isWhole(players) || players < fewest || players > most)
    refuse('players', `${shown(players)} cannot play (${fewest}–${most})`);
  checkFirst(first, players);
  const switches = checkedOptions(variant, options);
  checkIdentities(setup.identities, players);
  checkEquipment(setup.equipment, switches.reportAudit);
  return { variant, players, first, ...switches, identities: setup.identities, equipment: setup.equipment };
}

function checkedOptions(variant: Variant, options: CopsOptions): Required<CopsOptions> {
  checkOptions(options, ['reportAudit', 'holsterAfterShot']);
  const { reportAudit = false, holsterAfterShot = false } = options;
  checkSwitches({ reportAudit, holsterAfterShot });
  if (holsterAfterShot && variant === 'base')
    refuse('options.holsterAfterShot', 'the base game drops a gun that has been fired');
  return { reportAudit, holsterAfterShot };
}

/** GC-02, GC-06: the cards of this game, no hand with both leaders, and no leader left over. */
function checkIdentities(cards: readonly Identity[] | undefined, players: number): void {
  if (cards === undefined) return;
  checkCards('identities', cards, identitiesFor(players));
  for (let seat = 0; seat < players; seat++)
    if (cards.slice(seat * cardsEach, (seat + 1) * cardsEach).filter(isLeader).length > 1)
      refuse('identities', `seat ${seat} holds both leaders`);
  if (cards.slice(players * cardsEach).some(isLeader)) refuse('identities', 'a leader is left over');
}

function checkEquipment(cards: readonly Equipment[] | undefined, reportAudit: boolean): void {
  if (cards !== undefined) checkCards('equipment', cards, equipmentIn(reportAudit));
}

/** D.1: every identity card of a game, by its number of players. */
export const identitiesFor = (players: number): readonly Identity[] =>
  identities.flatMap((identity) => Array.from({ length: copiesOf(identity, players) }, () => identity));
