import { Button } from '../../components/Button';
import { DeliberateButton } from '../../components/DeliberateButton';
import type { Answer } from '../GameScreens';
import { AsTarget } from '../targets';
import { Answers } from './Answers';
import { useLook } from './wanted';

interface PublicAnswersProps<Move> {
  readonly answers: readonly Answer<Move>[];
  readonly onMove: (move: Move) => void;
  /** The number key of the first of them. */
  readonly firstKey?: number;
}

/** Answers given aloud, one tap each, or two for what cannot be taken back. */
export function PublicAnswers<Move>({ answers, onMove, firstKey = 1 }: PublicAnswersProps<Move>) {
  const look = useLook();
  return (
    <Answers>
      {answers.map(({ move, label, icon, kind, forGood }, at) => {
        const Answering = forGood ? DeliberateButton : Button;
        return (
          <Answering
            key={label}
            label={label}
            answerKey={firstKey + at}
            {...look(kind, [move])}
            onPress={() => onMove(move)}
            {...(icon ? { icon } : {})}
          />
        );
      })}
    </Answers>
  );
}

/** Those of the answers that name somebody, said by a press on that seat too. */
export const AnswersAtSeats = <Move,>({
  answers,
  onMove,
}: Pick<PublicAnswersProps<Move>, 'answers' | 'onMove'>) =>
  answers.map(
    ({ move, label, seat }) =>
      seat !== undefined && <AsTarget key={seat} {...{ seat, label }} onPress={() => onMove(move)} />,
  );
