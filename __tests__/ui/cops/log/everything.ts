import { equipment, type CopsEvent, type Equipment, type Use } from '../../../../engine/cops';

type EventOf<Type extends CopsEvent['type']> = Extract<CopsEvent, { readonly type: Type }>;

const known = <const Secret extends object>(secret: Secret) => ({ secret: { knownTo: [0], ...secret } });

const place = { target: 1, card: 2 };
/** What a card is used with; most are used on a player. */
const fields: Partial<Readonly<Record<Equipment, object>>> = {
  coffee: {},
  metalDetector: {},
  reportAudit: {},
  restrainingOrder: {},
  riotShield: {},
  smokeGrenade: {},
  blackmail: { seats: [1, 2], cards: [0, 2] },
  evidenceBag: { from: 1, item: 'hand', target: 2 },
  polygraph: { target: 2, cards: [0, 2] },
  surveillanceCamera: place,
  wiretap: place,
};

const useOf = (card: Equipment) =>
  ({ type: 'used', seat: 0, equipment: card, ...(fields[card] ?? { target: 1 }) }) as EventOf<'used'> &
    Pick<Use, 'equipment'>;

/** One of everything that can happen, the secret part there and left out. */
export const everything: { readonly [Type in CopsEvent['type']]: readonly CopsEvent[] } = {
  arranged: [
    { type: 'arranged', seat: 0 },
    { type: 'arranged', seat: 0, ...known({ order: [2, 0, 1] }) },
  ],
  turn: [{ type: 'turn', seat: 3 }],
  declared: [
    { type: 'declared', seat: 0, action: { type: 'investigate', target: 1, card: 2 } },
    { type: 'declared', seat: 0, action: { type: 'arm', target: 1 } },
    { type: 'declared', seat: 0, action: { type: 'equip' } },
    { type: 'declared', seat: 0, action: { type: 'equip', target: 1 } },
    { type: 'declared', seat: 0, action: { type: 'shoot' } },
    { type: 'declared', seat: 0, action: { type: 'grab', target: 1 } },
    { type: 'declared', seat: 0, action: { type: 'swap', seats: [1, 2], cards: [0, 2] } },
    { type: 'declared', seat: 0, action: { type: 'infiltrate', gun: 1, target: 2 } },
  ],
  passed: [{ type: 'passed', seat: 0, window: 'afterAction' }],
  spoke: [{ type: 'spoke', seat: 0, window: 'afterAction' }],
  withdrew: [{ type: 'withdrew', seat: 0, window: 'afterAction' }],
  used: equipment.map(useOf),
  looked: [
    { type: 'looked', seat: 0, target: 1, card: 2 },
    { type: 'looked', seat: 0, target: 1, card: 2, ...known({ identity: 'kingpin' }) },
  ],
  revealed: [{ type: 'revealed', seat: 0, card: 1, identity: 'honest' }],
  swapped: [{ type: 'swapped', seats: [1, 2], cards: [0, 2] }],
  drew: [
    { type: 'drew', seat: 0 },
    { type: 'drew', seat: 0, ...known({ equipment: 'k9' }) },
  ],
  discarded: [
    { type: 'discarded', seat: 0 },
    { type: 'discarded', seat: 0, ...known({ equipment: 'k9' }) },
  ],
  handed: [
    { type: 'handed', seat: 0, target: 1, item: 'hand' },
    { type: 'handed', seat: 0, target: 1, item: 'hand', ...known({ equipment: 'k9' }) },
    { type: 'handed', seat: 0, target: 1, item: 'disguise' },
  ],
  attached: [{ type: 'attached', seat: 0, equipment: 'disguise' }],
  detached: [{ type: 'detached', seat: 0, equipment: 'plantedEvidence' }],
  armed: [{ type: 'armed', seat: 0 }],
  aimed: [
    { type: 'aimed', seat: 0, target: 1 },
    { type: 'aimed', seat: 0, target: null },
  ],
  dropped: [{ type: 'dropped', seat: 0 }],
  holstered: [{ type: 'holstered', seat: 0 }],
  shot: [{ type: 'shot', seat: 0, target: 1 }],
  deflected: [{ type: 'deflected', seat: 0, target: 1 }],
  wounded: [{ type: 'wounded', seat: 0, by: 1 }],
  saved: [{ type: 'saved', seat: 0, by: 1 }],
  out: [{ type: 'out', seat: 0, by: 1 }],
  joinedBand: [{ type: 'joinedBand', seat: 0, by: 1 }],
  paid: [{ type: 'paid', seat: 0, target: 1 }],
  robbed: [{ type: 'robbed', seat: 0, target: 1, diamonds: 2 }],
  won: [
    { type: 'won', winners: [0, 1], reason: 'kingpinDown' },
    { type: 'won', winners: [0, 1], reason: 'agentDown' },
    { type: 'won', winners: [2], reason: 'bothLeaders' },
    { type: 'won', winners: [0, 1], reason: 'diamonds' },
  ],
};
