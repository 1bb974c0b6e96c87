import type { TFunction } from 'i18next';
import type { CoupMove, CoupView } from '../../../engine/coup';
import type { ClaimOdds, Option, Reason } from '../../../engine/coup/coach';
import type { Language } from '../../../store/languages';
import { chanceIn } from '../../i18n/written';
import { nameAt } from '../../match/seat';
import { answersOf } from '../decisions/answers';
import { claimName } from '../decisions/words';

/** What a coach needs to speak: a language, and what everybody is called. */
export interface Voice {
  readonly t: TFunction;
  readonly language: Language;
  readonly names: readonly string[];
}

/** An answer by its name: an action, or what stands on the button. */
export function answerName({ t, names }: Voice, view: CoupView, move: CoupMove): string {
  if (move.type !== 'act') return answersOf(t, [move], view, names)[0]?.label ?? '';
  const action = t(`coup.actions.${move.action}`);
  return move.target === undefined
    ? action
    : t('coup.coach.at', { action, name: nameAt(names, move.target) });
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
      return t('coup.coach.because.danger', { name: nameAt(names, reason.seat) });
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
