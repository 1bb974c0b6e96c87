import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import type { CoupEvent, CoupView } from '../../../engine';
import { Button } from '../../Button';
import { useLanguage } from '../../i18n/language';
import { LogList } from '../../replay/LogList';
import { Replay } from '../../replay/Replay';
import { Sheet } from '../../Sheet';
import { Board } from '../board/Board';
import { Claim } from '../board/Claim';
import { linesOf } from './lines';
import { turnsIn } from './turns';

interface LogProps {
  /** As the viewer witnessed them: the deal, then one for each move. */
  readonly steps: readonly { readonly events: readonly CoupEvent[] }[];
  /** The table at a step, as the same viewer saw it. */
  readonly views: (step: number) => CoupView;
  readonly names: readonly string[];
}

interface CoupLogSheetProps extends LogProps {
  readonly visible: boolean;
  readonly onClose: () => void;
}

/** What happened so far, in the middle of a game: nothing that its viewer did not see at the time. */
export function CoupLogSheet({ visible, onClose, ...log }: CoupLogSheetProps) {
  const { t } = useLanguage();
  return (
    <Sheet visible={visible} title={t('story.title')} onClose={onClose}>
      {visible && <Log {...log} />}
    </Sheet>
  );
}

/** First the lines, at their end; then the table that one of them led to. */
function Log({ steps, views, names }: LogProps) {
  const { t } = useLanguage();
  const { height } = useWindowDimensions();
  const last = steps.length - 1;
  const [at, setAt] = useState(last);
  const [looking, setLooking] = useState(false);
  const lines = linesOf(t, steps, names);
  const leadTo = (step: number) => {
    setAt(step);
    setLooking(true);
  };

  if (!looking)
    return (
      <View style={{ height: height * 0.6 }}>
        <LogList lines={lines} at={at} onStep={leadTo} />
      </View>
    );
  const view = views(Math.min(at, last));
  return (
    <>
      <Button icon="log" label={t('story.replay.toLog')} onPress={() => setLooking(false)} />
      <Replay count={last} at={at} onStep={setAt} turns={turnsIn(lines)}>
        <Board view={view} names={names} />
        <Claim view={view} names={names} />
      </Replay>
    </>
  );
}
