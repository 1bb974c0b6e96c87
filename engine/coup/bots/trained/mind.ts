import { comesOf, type OfSome } from '../../../core/events';
import type { Seat } from '../../../core/game';
import type { Claim } from '../../actions';
import { claimIn, isModest, seenAfter, type Seen } from '../../evidence';
import type { CoupEvent } from '../../events';
import { noDuke, partOf } from './layout';
import * as ledger from './ledger';
import { ledgerSize } from './ledger';
import type { CoupView } from '../../view';

/** All that a trained bot remembers. Plain JSON. */
export type Mind = {
  readonly seat: Seat;
  /** What everybody heard and saw of each seat, one after the other. */
  readonly ledger: readonly number[];
  /** Cards of others it was shown in secret and that are still there, two places for each seat. */
  readonly seen: Seen;
  /** FC-48: the card it took from its own set; −1: none. */
  readonly picked: number;
};

export const wake = (seat: Seat): Mind => ({ seat, ledger: [], seen: [], picked: -1 });

const numberOf = (claim: Claim): number => (claim === 'noDuke' ? noDuke : partOf(claim));

/** What it witnessed becomes facts; opinions are formed when there is something to decide. */
export function hear(mind: Mind, events: readonly CoupEvent[], view: CoupView): Mind {
  const heard = [...mind.ledger];
  while (heard.length < view.seats.length * ledgerSize) heard.push(0);
  let { seen, picked } = mind;
  for (const event of events) {
    note(heard, event, view);
    if (event.type === 'drafted' && event.secret) picked = partOf(event.secret.roles[0] ?? 'duke');
    seen = seenAfter(seen, event);
  }
  return { seat: mind.seat, ledger: heard, seen, picked };
}

const from = (seat: Seat): number => seat * ledgerSize;

function note(heard: number[], event: CoupEvent, view: CoupView): void {
  const said = claimIn(event, view);
  if (said) ledger.claims(heard, from(said.seat), numberOf(said.claim));
  comesOf(notes, event, heard);
}

const notes: OfSome<CoupEvent, [heard: number[]], void> = {
  acted: ({ seat, action }, heard) => {
    if (isModest(action)) ledger.actsModestly(heard, from(seat));
  },
  allowed: ({ seat, of }, heard) => {
    if (of === 'claim') ledger.letsPass(heard, from(seat));
  },
  challenged: ({ by }, heard) => ledger.challengesOne(heard, from(by)),
  proved: ({ seat, claim }, heard) => ledger.proves(heard, from(seat), numberOf(claim)),
  conceded: ({ seat, claim }, heard) => ledger.isCaught(heard, from(seat), numberOf(claim)),
  lost: ({ seat, role }, heard) => ledger.loses(heard, from(seat), partOf(role)),
  replaced: ({ seat }, heard) => ledger.draws(heard, from(seat)),
  returned: ({ seat }, heard) => ledger.forgets(heard, from(seat)),
  swapped: ({ seat }, heard) => ledger.forgets(heard, from(seat)),
};
