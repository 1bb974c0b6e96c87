import type { TFunction } from 'i18next';
import type { CoupMove, CoupView, Role } from '../../../engine/coup';
import type { ClaimOdds, Option, Reason } from '../../../engine/coup/coach';
import type { Language } from '../../../store/languages';
import { listed } from '../../i18n/listed';
import { chanceIn } from '../../i18n/written';
import { nameAt } from '../../match/seat';
import { answersOf } from '../decisions/answers';
import { claimName, roleName } from '../decisions/words';

/** What a coach needs to speak: a language, and what everybody is called. */
export interface Voice {
  readonly t: TFunction;
  readonly language: Language;
  readonly names: readonly string[];
}

/** An answer by its name: an action, or what stands on the button. */
export function answerName({ t, names }: Voice, view: CoupView, move: CoupMove): string {
  const roles = ofCards(view, move).map((role) => roleName(t, role));
  if (move.type === 'lose') return t('coup.coach.lose', { role: listed(t, roles) });
  if (move.type === 'keep') return t('coup.coach.keep', { roles: listed(t, roles) });
  if (move.type !== 'act') return answersOf(t, [move], view, names)[0]?.label ?? '';
  const action = t(`coup.actions.${move.action}`);
  return move.target === undefined
    ? action
    : t('coup.coach.at', { action, name: nameAt(names, move.target) });
}

/** The card that goes, or those that stay. */
function ofCards({ viewer, seats, offered }: CoupView, move: CoupMove): readonly Role[] {
  if (move.type === 'keep') return move.cards.flatMap((at) => offered?.[at] ?? []);
  if (move.type !== 'lose' || viewer === 'table') return [];
  return [seats[viewer]?.cards[move.card]?.role ?? []].flat();
}

/** Why an answer is worth what it is, a sentence each. */
export const reasonsInWords = (voice: Voice, { reasons }: Pick<Option, 'reasons'>): string =>
  reasons.map((reason) => reasonInWords(voice, reason)).join(' ');

function reasonInWords({ t, language, names }: Voice, reason: Reason): string {
  const percent = (chance: number) => chanceIn(language, chance);
  switch (reason.why) {
    case 'honest':
      return t(reason.claim === 'noDuke' ? 'coup.coach.because.honestNoDuke' : 'coup.coach.because.honest');
    case 'bluff':
      return t('coup.coach.because.bluff', { percent: percent(reason.doubted) });
    case 'strike':
      return t(reason.last ? 'coup.coach.because.strikeLast' : 'coup.coach.because.strike', {
        name: nameAt(names, reason.target),
        percent: percent(reason.chance),
      });
    case 'danger':
    case 'leader':
      return t(`coup.coach.because.${reason.why}`, { name: nameAt(names, reason.seat) });
    case 'blocker':
      return t('coup.coach.because.blocker', {
        name: nameAt(names, reason.seat),
        role: roleName(t, reason.role),
        percent: percent(reason.chance),
      });
    case 'weighty':
      return t('coup.coach.because.weighty', { role: roleName(t, reason.role) });
    case 'stopped':
    case 'lie':
    case 'loses':
      return t(`coup.coach.because.${reason.why}`, { percent: percent(reason.chance) });
    case 'hopeless':
    case 'sure':
    case 'armed':
    case 'surelyLie':
    case 'surelyTrue':
    case 'lastCard':
    case 'stillBlocks':
    case 'backed':
    case 'unbacked':
    case 'twin':
    case 'safer':
    case 'freer':
    case 'richer':
    case 'alike':
      return t(`coup.coach.because.${reason.why}`);
  }
}

/** The claim on the stage, and what speaks for it and against it, a sentence each. */
export function oddsInWords({ t, language, names }: Voice, odds: ClaimOdds): readonly string[] {
  const { proven, caught } = odds;
  const claim = claimName(t, odds.claim);
  const said = t('coup.coach.claim', {
    name: nameAt(names, odds.seat),
    claim,
    percent: chanceIn(language, odds.chance),
  });
  const count = odds.unseen;
  const hidden = count > 0 ? t('coup.coach.unseen', { count }) : t('coup.coach.noneUnseen');
  const unseen = odds.claim === 'noDuke' ? [] : [hidden];
  const tested = proven + caught === 0 ? [] : [t('coup.coach.word', { proven, caught })];
  return [said, ...unseen, ...tested];
}
