import { ruleBooks, type CoupSetup } from '../../engine/coup';

/** What a game is played by, on the fast table. */
export interface Rules {
  readonly players: number;
  readonly first: number;
  readonly copies: number;
  readonly inquisitor: boolean;
  readonly factions: boolean;
  readonly anarchist: boolean;
  readonly refunds: boolean;
  readonly bottom: boolean;
  readonly mayDecline: boolean;
  readonly mustSwap: boolean;
  readonly strict: boolean;
  readonly drafted: boolean;
  /** Who starts has one coin less. */
  readonly oneCoin: boolean;
  /** Two are told apart by rows of their own. */
  readonly apart: boolean;
}

const copiesFor = (players: number) => (players <= 6 ? 3 : players <= 8 ? 4 : 5);

/** A table of the engine, as the rules of a simulated one. */
export function rulesOf({ book, players, first, options = {} }: CoupSetup): Rules {
  const rules = ruleBooks[book];
  const twoPlayers = players === 2 ? (options.twoPlayers ?? rules.twoPlayers[0] ?? 'plain') : 'plain';
  return {
    players,
    first,
    copies: copiesFor(players),
    inquisitor: options.sixth === 'inquisitor',
    factions: options.factions ?? false,
    anarchist: options.anarchist ?? false,
    refunds: rules.refundOnLostChallenge,
    bottom: rules.replacement === 'bottomAtEndOfTurn',
    mayDecline: rules.mayDeclineProof,
    mustSwap: rules.examine === 'mustSwap',
    strict: options.strictDoubleDanger ?? false,
    drafted: twoPlayers === 'draft',
    oneCoin: twoPlayers === 'oneCoin',
    apart: false,
  };
}
