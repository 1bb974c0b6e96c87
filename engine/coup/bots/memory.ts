import { comesOf, type OfSome } from '../../core/events';
import type { Seat } from '../../core/game';
import { roleIn, type Claim } from '../actions';
import { claimIn, currentAfter, omissionsIn, seenAfter, seenAfterNewHand, seenAt } from '../evidence';
import type { CoupEvent } from '../events';
import { placeOf, roles, type Role } from '../roles';
import type { CoupView } from '../view';
import { afterDraw, bury } from './court';
import { impressed, impressionOf, type Mind } from './mind';
import type { Temperament } from './temperament';

/** What a bot makes of what it witnessed: who claimed, proved and lost what, and which cards went back into the court. */
export const hear =
  (temperament: Temperament) =>
  (mind: Mind, events: readonly CoupEvent[], view: CoupView): Mind =>
    events.reduce((now, event) => heard(temperament, now, event, view), mind);

function heard(temperament: Temperament, mind: Mind, event: CoupEvent, view: CoupView): Mind {
  const current = currentAfter(mind.current, event);
  const said = claimIn(event, view);
  let now = comesOf(settledBy, event, mind, { word: temperament.word, view }) ?? mind;
  if (said) now = claimed(temperament, now, said.seat, said.claim);
  if (said && event.type !== 'acted') now = foiled(now, said.seat, roleIn(said.claim));
  for (const { seat, role, tell } of omissionsIn(event, current, view))
    now = leaning(now, seat, role, -temperament.tells[tell]);
  const seen = seenAfter(now.seen, event);
  return current === now.current && seen === now.seen ? now : { ...now, current, seen };
}

interface Hearing {
  readonly word: Temperament['word'];
  readonly view: CoupView;
}

const settledBy: OfSome<CoupEvent, [mind: Mind, hearing: Hearing], Mind> = {
  drafted: ({ secret }, mind) => (secret ? { ...mind, picked: secret.roles[0] ?? null } : mind),
  turn: (_, mind) => ({ ...mind, quietTurns: mind.quietTurns + 1 }),
  acted: (_, mind) => ({ ...mind, proofs: [] }),
  allowed: ({ seat }, mind) => impressed(mind, seat, { passes: impressionOf(mind, seat).passes + 1 }),
  challenged: ({ by }, mind) => impressed(mind, by, { challenges: impressionOf(mind, by).challenges + 1 }),
  proved: ({ seat, claim, roles: shown }, mind, { word }) =>
    trusted(proved(mind, seat, claim, shown), seat, word.proven, word.most),
  conceded: ({ seat, claim }, mind, { word }) =>
    trusted(exposed(mind, seat, claim), seat, -word.caught, word.most),
  lost: ({ seat, role }, mind) => ({ ...clean(mind, seat, role), quietTurns: 0 }),
  replaced: ({ seat, secret }, mind, { view }) => replaced(mind, seat, secret?.roles ?? [], view),
  drew: ({ count, secret }, mind, { view }) =>
    afterDraw(mind, count, secret?.roles ?? [], view.court + count),
  returned: ({ seat, secret }, mind, { view }) => returned(mind, seat, secret?.roles ?? [], view),
  swapped: ({ seat, card, secret }, mind, { view }) => swapped(mind, seat, card, secret?.roles ?? [], view),
};

// — what is said —

/** A first claim weighs as much as its owner's word, more of the same add a little. */
function claimed({ belief }: Temperament, mind: Mind, seat: Seat, claim: Claim): Mind {
  if (claim === 'noDuke') return leaning(mind, seat, 'duke', -belief.first);
  const { leanings, word } = impressionOf(mind, seat);
  const now = leanings[placeOf[claim]] ?? 0;
  const after = Math.max(Math.min(0, now) + belief.first + word, now + belief.again);
  return leaning(mind, seat, claim, Math.min(belief.most, after) - now);
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
  const now = claim === 'noDuke' ? faded(mind, seat, 0) : clean(mind, seat, claim);
  return { ...now, proofs: [...now.proofs, ...shown.map((role) => ({ seat, role }))] };
}

/** The lie is plain: what was claimed is not there. */
function exposed(mind: Mind, seat: Seat, claim: Claim): Mind {
  const role = roleIn(claim);
  return leaning(clean(mind, seat, role), seat, role, claim === 'noDuke' ? 2 : -2);
}

/** A new hand makes old claims stale. */
const faded = (mind: Mind, seat: Seat, left: number): Mind => ({
  ...impressed(mind, seat, {
    leanings: impressionOf(mind, seat).leanings.map((one) => (one === 0 || left === 0 ? 0 : one * left)),
    foils: roles.map(() => 0),
  }),
  seen: seenAfterNewHand(mind.seen, seat),
});

const stale = 0.3;

// — what goes into the court —

/** What was proved goes in, and another comes out. */
function replaced(mind: Mind, seat: Seat, drawn: readonly Role[], view: CoupView): Mind {
  const proof = mind.proofs.find((one) => one.seat === seat);
  if (!proof) return afterDraw(mind, 1, drawn, view.court + 1);
  const rest = { ...mind, proofs: mind.proofs.filter((one) => one !== proof) };
  return afterDraw(bury(rest, [proof.role], view.court, view), 1, drawn, view.court + 1);
}

function returned(mind: Mind, seat: Seat, roles: readonly Role[], view: CoupView): Mind {
  return bury(faded(mind, seat, stale), roles, view.court - roles.length, view);
}

function swapped(mind: Mind, seat: Seat, card: number, drawn: readonly Role[], view: CoupView): Mind {
  const shown = seenAt(mind.seen, seat, card);
  const after = afterDraw(mind, 1, drawn, view.court);
  if (shown === null) return faded(after, seat, stale);
  return bury(clean(after, seat, shown), [shown], view.court - 1, view);
}
