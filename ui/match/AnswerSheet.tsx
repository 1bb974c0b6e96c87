import type { GameTypes, Seat } from '../../engine/core';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { useLanguage } from '../i18n/language';
import type { GameScreens, SeenTable } from './GameScreens';
import { PublicAnswers } from './PublicAnswers';
import { RuleDoors } from '../rules/RuleDoors';
import { AskedLine } from './AskedLine';
import { Claim } from './stage/Claim';
import { Stakes } from './Stakes';

interface AnswerSheetProps<G extends GameTypes> extends SeenTable<G> {
  readonly screens: GameScreens<G>;
  /** Who wants to say something. */
  readonly seat: Seat | null;
  /** They have said something already, and their question has not come yet. */
  readonly hasSpoken: boolean;
  readonly onClose: () => void;
}

/** Somebody has touched their own seat: what do they say? */
export function AnswerSheet<G extends GameTypes>(props: AnswerSheetProps<G>) {
  const { screens, view, names, seat, hasSpoken, onClose } = props;
  const { match, words, answersAloud } = screens;
  const { t } = useLanguage();
  const close = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <Sheet
      visible={seat !== null}
      title={t('match.answerOf', { name: seat === null ? '' : (names[seat] ?? '') })}
      onClose={onClose}
    >
      {seat !== null && <Claim {...{ screens, view, names }} />}
      {seat !== null && (
        <RuleDoors book={screens.bookOf?.(view)}>
          <AskedLine words={words.question(t, view, names)} rule={screens.ruleAsked?.(view) ?? null} />
        </RuleDoors>
      )}
      {seat !== null && <Stakes lines={words.stakes(t, view, seat, names)} />}
      {seat !== null && (
        <PublicAnswers
          answers={words.answers(t, answersAloud(view, seat), view, names)}
          onMove={(move) => close(() => match.speak(seat, move))()}
        />
      )}
      {seat !== null && hasSpoken && (
        <Button label={t('match.withdraw')} icon="takeBack" onPress={close(() => match.withdraw(seat))} />
      )}
    </Sheet>
  );
}
