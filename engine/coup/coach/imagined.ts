import type { Seat } from '../../core/game';
import { draw32, shuffled, type Random } from '../../core/random';
import { costOf } from '../actions';
import { knownHand, seenAt } from '../evidence';
import { placeOf, roles, type Role } from '../roles';
import type { CoupState, Stage } from '../state';
import { latestClaim, type CoupView, type Pending } from '../view';
import { drawnBy, holdingsOf, poolOf } from './belief';
import type { Ledger } from './ledger';

/**
 * A table as it might be: what the viewer sees, with every hidden card dealt by what is likely. It is made of a view and
 * a ledger and of nothing else, so no secret can be in it.
 */
export function imagined(view: CoupView, ledger: Ledger, luck: Random): CoupState {
  const pool = poolOf(view, ledger);
  let random = luck;
  const hands = view.seats.map(({ out }, seat) => {
    if (out || seat === view.viewer) return null;
    const [hand, rest] = drawnHand(view, ledger, seat, pool, random);
    random = rest;
    return hand;
  });
  const left = roles.flatMap((role) => Array.from({ length: pool[placeOf[role]] ?? 0 }, () => role));
  const [court, rest] = shuffled(left, random);
  return {
    book: view.book,
    sixth: view.sixth,
    factions: view.factions,
    anarchist: view.anarchist,
    strictDoubleDanger: view.strictDoubleDanger,
    random: rest,
    court: court.slice(0, view.court),
    reserve: view.reserve,
    players: view.seats.map(({ coins, party, cards }, seat) => {
      const unseen = hands[seat] ?? [];
      let next = 0;
      return {
        coins,
        party,
        cards: cards.map(({ role, faceUp }, card) => ({
          role: role ?? seenAt(ledger.seen, seat, card) ?? unseen[next++] ?? 'contessa',
          faceUp,
        })),
      };
    }),
    turn: view.turn,
    declared: view.pending && declaredIn(view.pending),
    exposed: view.pending?.exposed ?? [],
    stage: stageOf(view, ledger),
  };
}

/** What a seat holds where the viewer sees nothing; it is taken out of the pool. */
function drawnHand(
  view: CoupView,
  ledger: Ledger,
  seat: Seat,
  pool: number[],
  luck: Random,
): readonly [readonly Role[], Random] {
  const known = knownHand(view, ledger.seen, seat).filter((role) => role !== null);
  const holdings = holdingsOf(view, ledger, seat, pool);
  const [word, rest] = draw32(luck);
  let left = word / 2 ** 32;
  const drawn = holdings.find(({ chance }) => (left -= chance) < 0) ?? holdings.at(-1);
  const hand = drawn?.hand.slice(known.length) ?? [];
  for (const role of hand) pool[placeOf[role]] = (pool[placeOf[role]] ?? 0) - 1;
  return [hand, rest];
}

const declaredIn = ({ action, target, seat, block, bomb }: Pending): CoupState['declared'] => ({
  action,
  target,
  paid: costOf(action, seat, target),
  block,
  beyondBlock: false,
  bomb,
});

/** Questions whose answers can be weighed: what comes of an announced action, and one's own cards. */
function stageOf(view: CoupView, { then }: Ledger): Stage {
  const { asked, pending } = view;
  switch (asked?.kind) {
    case 'challenge':
      return { kind: 'challenge', of: pending ? latestClaim(pending) : 'action', asked: asked.seat };
    case 'block':
      return { kind: 'block', asked: asked.seat };
    case 'lose':
      return { kind: 'lose', seat: asked.seat, then };
    case 'keep':
      return { kind: 'keep', drawn: drawnBy(view) };
    case 'bomb':
    case 'redirect':
      return { kind: asked.kind };
    case 'draft':
    case 'side':
    case 'act':
    case 'prove':
    case 'show':
    case 'examine':
    case undefined:
      return { kind: 'act' };
  }
}
