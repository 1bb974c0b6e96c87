import type { GameTypes } from '../../../engine/core';
import { Button } from '../../components/Button';
import { Sheet } from '../../components/Sheet';
import { useLanguage } from '../../i18n/language';
import { RuleDoors } from '../../rules/RuleDoors';
import { AskedLine } from './AskedLine';
import type { GameScreens } from '../GameScreens';
import type { Picture, Speaker } from '../picture/picture';
import { PublicAnswers } from './PublicAnswers';
import { Claim } from '../table/stage/Claim';

interface AnswerSheetProps<G extends GameTypes> {
  readonly screens: GameScreens<G>;
  readonly picture: Picture<G>;
  /** The player who wants to say something; null while nobody does. */
  readonly speaker: Speaker<G> | null;
  readonly onClose: () => void;
}

/** Somebody has touched their own seat: what do they say? */
export function AnswerSheet<G extends GameTypes>(props: AnswerSheetProps<G>) {
  const { screens, picture, speaker, onClose } = props;
  const { view, names, asking } = picture;
  const { match, rulesOf } = screens;
  const { t } = useLanguage();
  const close = (then: () => void) => {
    onClose();
    then();
  };
  return (
    <Sheet
      visible={speaker !== null}
      title={speaker?.title ?? t('match.answerOf', { name: '' })}
      onClose={onClose}
    >
      {speaker !== null && (
        <>
          <Claim {...{ screens, view, names }} />
          {asking.is === 'round' && (
            <RuleDoors rules={rulesOf?.(view)}>
              <AskedLine
                warning={speaker.warning}
                words={asking.question}
                rule={asking.rule}
                lines={speaker.stakes}
              />
            </RuleDoors>
          )}
          <PublicAnswers
            answers={speaker.answers}
            onMove={(move) => close(() => match.speak(speaker.seat, move))}
          />
          {speaker.later.length > 0 && (
            <PublicAnswers
              answers={speaker.later}
              onMove={(move) => close(() => match.speakAhead(speaker.seat, move))}
            />
          )}
          {speaker.hasSpoken && (
            <Button
              label={t('match.withdraw')}
              icon="takeBack"
              onPress={() => close(() => match.withdraw(speaker.seat))}
            />
          )}
        </>
      )}
    </Sheet>
  );
}
