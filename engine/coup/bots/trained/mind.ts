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

function note(heard: number[], event: CoupEvent, view: CoupView): void {
  const of = (seat: Seat) => seat * ledgerSize;
  const said = claimIn(event, view);
  if (said) ledger.claims(heard, of(said.seat), numberOf(said.claim));
  switch (event.type) {
    case 'acted':
      return isModest(event.action) ? ledger.actsModestly(heard, of(event.seat)) : undefined;
    case 'allowed':
      return event.of === 'claim' ? ledger.letsPass(heard, of(event.seat)) : undefined;
    case 'challenged':
      return ledger.challengesOne(heard, of(event.by));
    case 'proved':
      return ledger.proves(heard, of(event.seat), numberOf(event.claim));
    case 'conceded':
      return ledger.isCaught(heard, of(event.seat), numberOf(event.claim));
    case 'lost':
      return ledger.loses(heard, of(event.seat), partOf(event.role));
    case 'replaced':
      return ledger.draws(heard, of(event.seat));
    case 'returned':
    case 'swapped':
      return ledger.forgets(heard, of(event.seat));
    default:
  }
}
