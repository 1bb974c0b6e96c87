import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import type { GameTypes, Seat } from '../../../../engine/core';
import { Button } from '../../../components/Button';
import { useLanguage } from '../../../i18n/language';
import { linesOf } from '../../../log/eventRow';
import { LogList } from '../../../log/LogList';
import { turnsIn, type LogLine } from '../../../log/logLine';
import { StepThrough } from '../../../log/StepThrough';
import type { GameScreens } from '../../GameScreens';
import { SpeechPanel } from '../stage/SpeechPanel';
import type { Past } from '../../picture/past';
import { toldOnStage } from '../../picture/toldOnStage';

interface LogProps<G extends GameTypes> {
  readonly screens: GameScreens<G>;
  readonly past: Past<G>;
  readonly names: readonly string[];
  /** The only person at the table. */
  readonly own: Seat | null;
}

/**
 * What happened so far, in the middle of a game: nothing that its viewer did not see at the time. The words are found
 * here, above the step that is looked at, so that no step finds them again.
 */
export function Log<G extends GameTypes>(log: LogProps<G>) {
  const { t } = useLanguage();
  const { screens, past, names, own } = log;
  return <Leafing {...log} lines={linesOf(screens.events, t, past.steps, names, past.viewAt(0), own)} />;
}

interface LeafingProps<G extends GameTypes> extends LogProps<G> {
  readonly lines: readonly LogLine[];
}

/** First the lines, at their end; then the table or the rule that one of them led to. */
function Leafing<G extends GameTypes>({ screens, past, names, own, lines }: LeafingProps<G>) {
  const { steps, viewAt } = past;
  const { Board } = screens;
  const { t } = useLanguage();
  const { height } = useWindowDimensions();
  const last = steps.length - 1;
  const [at, setAt] = useState(last);
  const [looking, setLooking] = useState(false);
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
  const view = viewAt(Math.min(at, last));
  const recent = steps[at]?.events ?? [];
  const speech = toldOnStage(t, { screens, view, names, recent, own, over: false });
  return (
    <>
      <Button icon="log" label={t('replay.toLog')} onPress={() => setLooking(false)} />
      <StepThrough count={last} at={at} onStep={setAt} turns={turnsIn(lines)}>
        <Board view={view} names={names} stage={(room) => <SpeechPanel {...{ room, speech }} />} />
      </StepThrough>
    </>
  );
}
