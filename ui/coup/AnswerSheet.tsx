import type { CoupMove, CoupView, Seat } from '../../engine';
import { coupTable } from '../../store/match/coupTable';
import type { Standing } from '../../store/match/standing';
import { Button } from '../Button';
import { useLanguage } from '../i18n/language';
import { Sheet } from '../Sheet';
import { answersOf } from './decisions/answers';
import { PublicAnswers } from './decisions/PublicAnswers';
import { answersAtTable, speak } from './speaking';

interface AnswerSheetProps {
  readonly view: CoupView;
  readonly names: readonly string[];
  readonly standing: readonly Standing<CoupMove>[];
  /** Who wants to say something. */
  readonly seat: Seat | null;
  readonly onClose: () => void;
}

/** Somebody has touched their own seat: what do they say? */
export function AnswerSheet({ view, names, standing, seat, onClose }: AnswerSheetProps) {
  const { t } = useLanguage();
  const say = (move: CoupMove) => {
    onClose();
    if (seat !== null) speak(view, seat, move);
  };
  const withdraw = () => {
    onClose();
    if (seat !== null) coupTable.say(seat, []);
  };
  return (
    <Sheet
      visible={seat !== null}
      title={t('match.answerOf', { name: seat === null ? '' : (names[seat] ?? '') })}
      onClose={onClose}
    >
      {seat !== null && (
        <PublicAnswers answers={answersOf(t, answersAtTable(view, seat), view, names)} onMove={say} />
      )}
      {standing.some((word) => word.seat === seat) && (
        <Button label={t('match.withdraw')} icon="takeBack" onPress={withdraw} />
      )}
    </Sheet>
  );
}
