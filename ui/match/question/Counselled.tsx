import type { GameTypes } from '../../../engine/core';
import { useSettings } from '../../../store/settings';
import type { CounselProps, GameScreens } from '../GameScreens';
import { FoldedHints, useHints } from './Hints';

interface Props<G extends GameTypes> extends Omit<CounselProps<G>, 'hints'> {
  readonly screens: Pick<GameScreens<G>, 'help'>;
}

/**
 * A question as one person alone sees it, with the game's coach beside it if they want one, or else what counting says:
 * one line, so that the answers stay in sight. On a table that several look at, no question is put in here.
 */
export function Counselled<G extends GameTypes>({ screens, ...question }: Props<G>) {
  const wanted = useSettings((settings) => settings.coach);
  const hints = useHints({ screens, ...question });
  const Counsel = screens.help?.coach?.Counsel;
  if (wanted && Counsel) return <Counsel {...question} hints={hints} />;
  return (
    <>
      <FoldedHints lines={hints} />
      {question.children}
    </>
  );
}
