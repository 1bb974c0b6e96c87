import type { Seat } from '../../core/game';
import { claimBehind, type Claim } from '../actions';
import type { CoupEvent } from '../events';
import { roles, type Role } from '../roles';
import type { CoupView } from '../view';
import { afterDraw, bury } from './court';
import { impressed, impressionOf, placeOf, type Mind } from './mind';
import type { Temperament } from './temperament';

/** What a bot makes of what it witnessed: who claimed, proved and lost what, and which cards went back into the court. */
export const hear =
  (temperament: Temperament) =>
  (mind: Mind, events: readonly CoupEvent[], view: CoupView): Mind =>
    events.reduce((now, event) => heard(temperament, now, event, view), mind);

function heard(temperament: Temperament, mind: Mind, event: CoupEvent, view: CoupView): Mind {
  const { tells, word } = temperament;
  switch (event.type) {
    case 'drafted':
      return event.secret ? { ...mind, picked: event.secret.roles[0] ?? null } : mind;
    case 'turn':
      return { ...mind, current: null, quietTurns: mind.quietTurns + 1 };
    case 'acted':
      return acted(temperament, mind, event, view);
    case 'blocked':
      return foiled(claimed(temperament, onBlock(mind), event.seat, event.role), event.seat, event.role);
    case 'bombClaimed':
      return foiled(claimed(temperament, mind, event.seat, 'contessa'), event.seat, 'contessa');
    case 'bombExploded':
      return leaning(mind, event.seat, 'contessa', -tells.exploded);
    case 'allowed':
      return passed(temperament, mind, event.seat);
    case 'challenged':
      return impressed(mind, event.by, { challenges: impressionOf(mind, event.by).challenges + 1 });
    case 'proved':
      return trusted(proved(mind, event.seat, event.claim, event.roles), event.seat, word.proven, word.most);
    case 'conceded':
      return trusted(exposed(mind, event.seat, event.claim), event.seat, -word.caught, word.most);
    case 'gained':
      return robbed(temperament, mind, event.from, view);
    case 'lost':
      return lost(temperament, mind, event.seat, event.card, event.role);
    case 'replaced':
      return replaced(mind, event.seat, event.card, event.secret?.roles ?? [], view);
    case 'drew':
      return afterDraw(mind, event.count, event.secret?.roles ?? [], view.court + event.count);
    case 'returned':
      return returned(mind, event.seat, event.secret?.roles ?? [], view);
    case 'shown':
      return saw(mind, event.seat, event.card, event.secret?.roles[0] ?? null);
    case 'swapped':
      return swapped(mind, event.seat, event.card, event.secret?.roles ?? [], view);
    default:
      return mind;
  }
}

// — what is said —

function acted(
  temperament: Temperament,
  mind: Mind,
  event: Extract<CoupEvent, { type: 'acted' }>,
  view: CoupView,
): Mind {
  const { seat, action, target } = event;
  const now: Mind = { ...mind, current: { seat, action, target, blocked: false, proofs: [] } };
  const claim = claimBehind(view, action);
  // Who takes less than the Duke would has perhaps no Duke.
  if (claim === null)
    return action === 'income' || action === 'foreignAid'
      ? leaning(now, seat, 'duke', -temperament.tells.modestIncome)
      : now;
  return claim === 'noDuke'
    ? leaning(now, seat, 'duke', -temperament.belief.first)
    : claimed(temperament, now, seat, claim);
}

/** A first claim weighs as much as its owner's word, more of the same add a little. */
function claimed({ belief }: Temperament, mind: Mind, seat: Seat, role: Role): Mind {
  const { leanings, word } = impressionOf(mind, seat);
  const now = leanings[placeOf[role]] ?? 0;
  const after = Math.max(Math.min(0, now) + belief.first + word, now + belief.again);
  return leaning(mind, seat, role, Math.min(belief.most, after) - now);
}

const onBlock = (mind: Mind): Mind =>
  mind.current ? { ...mind, current: { ...mind.current, blocked: true } } : mind;

/** Who lets foreign aid pass has perhaps no Duke. Any claim let pass is a challenge not made. */
function passed({ tells }: Temperament, mind: Mind, seat: Seat): Mind {
  const { action, blocked } = mind.current ?? {};
  const after = impressed(mind, seat, { passes: impressionOf(mind, seat).passes + 1 });
  return action === 'foreignAid' && blocked === false ? leaning(after, seat, 'duke', -tells.noBlock) : after;
}

/** Who lets themselves be robbed has perhaps nobody to prevent it. */
function robbed(
  { tells }: Temperament,
  mind: Mind,
  from: Seat | 'treasury' | 'reserve',
  { sixth }: CoupView,
): Mind {
  if (typeof from !== 'number' || mind.current?.blocked !== false) return mind;
  const noCaptain = leaning(mind, from, 'captain', -tells.noBlock);
  return leaning(noCaptain, from, sixth, -tells.noBlock);
}

/** One more action stopped by the same word. Whether it is true nobody may ever ask. */
function foiled(mind: Mind, seat: Seat, role: Role): Mind {
  const foils = impressionOf(mind, seat).foils.slice();
  foils[placeOf[role]] = (foils[placeOf[role]] ?? 0) + 1;
  return impressed(mind, seat, { foils });
}

/** The word has been put to the test, or the card behind it has gone: what it stopped says nothing more. */
const forgotten = (mind: Mind, seat: Seat, role: Role): Mind =>
  impressed(mind, seat, {
    foils: impressionOf(mind, seat).foils.map((times, at) => (at === placeOf[role] ? 0 : times)),
  });

function leaning(mind: Mind, seat: Seat, role: Role, by: number): Mind {
  const leanings = impressionOf(mind, seat).leanings.slice();
  leanings[placeOf[role]] = (leanings[placeOf[role]] ?? 0) + by;
  return impressed(mind, seat, { leanings });
}

function trusted(mind: Mind, seat: Seat, by: number, most: number): Mind {
  const word = impressionOf(mind, seat).word + by;
  return impressed(mind, seat, { word: Math.max(-most, Math.min(most, word)) });
}

// — what is shown, and leaves the hand —

const clean = (mind: Mind, seat: Seat, role: Role): Mind =>
  leaning(forgotten(mind, seat, role), seat, role, -(impressionOf(mind, seat).leanings[placeOf[role]] ?? 0));

/** A card that was shown is on its way out: it says nothing of those that stay, or of the one that comes. */
function proved(mind: Mind, seat: Seat, claim: Claim, shown: readonly Role[]): Mind {
  const settled = claim === 'noDuke' ? faded(mind, seat, 0) : clean(mind, seat, claim);
  const { current } = settled;
  if (!current) return settled;
  const proofs = [...current.proofs, ...shown.map((role) => ({ seat, role }))];
  return { ...settled, current: { ...current, proofs } };
}

/** The lie is plain: what was claimed is not there. */
function exposed(mind: Mind, seat: Seat, claim: Claim): Mind {
  const role = claim === 'noDuke' ? 'duke' : claim;
  return leaning(clean(mind, seat, role), seat, role, claim === 'noDuke' ? 2 : -2);
}

function lost({ tells }: Temperament, mind: Mind, seat: Seat, card: number, role: Role): Mind {
  const { current } = mind;
  const undefended =
    current?.action === 'assassinate' && current.target === seat && !current.blocked && role !== 'contessa';
  const after = { ...clean(saw(mind, seat, card, null), seat, role), quietTurns: 0 };
  return undefended ? leaning(after, seat, 'contessa', -tells.noBlock) : after;
}

/** What is known of a card, wherever it lay hidden. */
function saw(mind: Mind, seat: Seat, card: number, role: Role | null): Mind {
  const { seen } = impressionOf(mind, seat);
  if (seen[card] === role) return mind;
  return impressed(mind, seat, { seen: seen.map((one, at) => (at === card ? role : one)) });
}

/** A new hand makes old claims stale. */
const faded = (mind: Mind, seat: Seat, left: number): Mind =>
  impressed(mind, seat, {
    leanings: impressionOf(mind, seat).leanings.map((one) => (one === 0 || left === 0 ? 0 : one * left)),
    foils: roles.map(() => 0),
    seen: [null, null],
  });

const stale = 0.3;

// — what goes into the court —

/** What was proved goes in, and another comes out. */
function replaced(mind: Mind, seat: Seat, card: number, drawn: readonly Role[], view: CoupView): Mind {
  const after = saw(mind, seat, card, null);
  const { current } = after;
  const proof = current?.proofs.find((one) => one.seat === seat);
  if (!current || !proof) return afterDraw(after, 1, drawn, view.court + 1);
  const rest = { ...after, current: { ...current, proofs: current.proofs.filter((one) => one !== proof) } };
  return afterDraw(bury(rest, [proof.role], view.court, view), 1, drawn, view.court + 1);
}

function returned(mind: Mind, seat: Seat, roles: readonly Role[], view: CoupView): Mind {
  return bury(faded(mind, seat, stale), roles, view.court - roles.length, view);
}

function swapped(mind: Mind, seat: Seat, card: number, drawn: readonly Role[], view: CoupView): Mind {
  const shown = impressionOf(mind, seat).seen[card] ?? null;
  const after = afterDraw(saw(mind, seat, card, null), 1, drawn, view.court);
  if (shown === null) return faded(after, seat, stale);
  return bury(clean(after, seat, shown), [shown], view.court - 1, view);
}
