import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import {
  answersAloud,
  bombClaim,
  chanceOfTruth,
  claimBehind,
  inOthersEyes,
  obstacle,
  unseenIn,
  type Claim,
  type CoupView,
} from '../../../engine/coup';
import { listed } from '../../i18n/listed';
import { actionsIn } from './whyNot';
import { hiddenCards, roleName } from './words';

type Percent = (share: number) => string;

/** Something that can be said, and what it says of a hand. */
interface Word {
  readonly label: string;
  readonly claim: Claim;
}

/** What counting says to a seat that sees its own cards, from what it sees; the table is told nothing. */
export function hintsOf(
  t: TFunction,
  view: CoupView,
  _names: readonly string[],
  percent: Percent,
): readonly string[] {
  const { viewer, seats } = view;
  if (viewer === 'table' || view.outcome !== null || seats[viewer]?.out !== false) return [];
  return [
    ...aboutClaim(t, view, viewer, percent),
    ...aboutOwnWords(t, view, viewer, percent),
    ...aboutRisk(t, view, viewer),
  ];
}

/** The word that may be doubted now: how likely it is, and what is left to lose. */
function aboutClaim(t: TFunction, view: CoupView, me: Seat, percent: Percent): readonly string[] {
  const stake = view.pending?.atStake ?? null;
  if (stake === null || !answersAloud(view, me).some(({ type }) => type === 'challenge')) return [];
  const likely = chanceOfTruth(view, stake.seat, stake.claim);
  if (likely <= 0) return [t('coup.hint.surelyFalse')];
  if (likely >= 1) return [t('coup.hint.surelyTrue')];
  const isLast = hiddenCards(view, me).length === 1;
  return [
    t('coup.hint.claim', { chance: percent(likely) }),
    outOfSight(t, view, stake.claim),
    ...(isLast ? [t('coup.hint.wrongLast')] : []),
  ];
}

function outOfSight(t: TFunction, view: CoupView, claim: Claim): string {
  const role = claim === 'noDuke' ? 'duke' : claim;
  const { copiesOf, copies } = unseenIn(view);
  const hidden = copiesOf(role);
  const counted = { role: roleName(t, role), hidden, copies };
  return hidden === copies ? t('coup.hint.allUnseen', counted) : t('coup.hint.unseen', counted);
}

/** What the viewer may say now: what is true of it, and how a bluff looks from outside. */
function aboutOwnWords(t: TFunction, view: CoupView, me: Seat, percent: Percent): readonly string[] {
  const words = wordsOf(t, view, me);
  if (words.length === 0) return [];
  const isTrue = ({ claim }: Word) => chanceOfTruth(view, me, claim) === 1;
  const honest = words.filter(isTrue).map(({ label }) => label);
  const eyes = inOthersEyes(view);
  const bluffs = words
    .filter((word) => !isTrue(word))
    .map(({ label, claim }) =>
      t('coup.hint.likely', { what: label, chance: percent(chanceOfTruth(eyes, me, claim)) }),
    );
  return [
    ...(honest.length > 0 ? [t('coup.hint.honest', { what: listed(t, honest) })] : []),
    ...(bluffs.length > 0 ? [t('coup.hint.bluff', { what: listed(t, bluffs) })] : []),
  ];
}

/** A question that others have put says itself what hangs on it; on one's own turn nobody does. */
function aboutRisk(t: TFunction, view: CoupView, me: Seat): readonly string[] {
  if (view.asked?.kind !== 'act' || wordsOf(t, view, me).length === 0) return [];
  return [t(hiddenCards(view, me).length === 1 ? 'coup.hint.caughtLast' : 'coup.hint.caught')];
}

function wordsOf(t: TFunction, view: CoupView, me: Seat): readonly Word[] {
  const { asked } = view;
  if (asked?.kind === 'act' && asked.seat === me)
    return actionsIn(view).flatMap((action): readonly Word[] => {
      const claim = claimBehind(view, action);
      if (claim === null || obstacle(view, action) !== null) return [];
      return [{ label: t(`coup.actions.${action}`), claim }];
    });
  if (asked?.kind === 'bomb' && asked.seat === me)
    return [{ label: roleName(t, bombClaim), claim: bombClaim }];
  return answersAloud(view, me).flatMap((move): readonly Word[] =>
    move.type === 'block' ? [{ label: roleName(t, move.role), claim: move.role }] : [],
  );
}
