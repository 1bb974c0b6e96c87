import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { CoupEvent, CoupState, Step } from '../../../engine';
import { useLanguage } from '../../i18n/language';
import { Panel } from '../../Panel';
import { LogList } from '../../replay/LogList';
import { Replay } from '../../replay/Replay';
import { Text } from '../../Text';
import { space, twoPaneWidth } from '../../theme/tokens';
import { Board } from '../board/Board';
import { Claim } from '../board/Claim';
import { linesOf } from './lines';
import { openView } from './openView';
import { turnsIn } from './turns';

interface CoupReplayProps {
  /** The deal, then one for each move. */
  readonly steps: readonly Step<CoupState, CoupEvent>[];
  readonly names: readonly string[];
  readonly startAt?: number;
}

/** A game that is over, with every hand open: the table at any moment of it, and what happened beside or below. */
export function CoupReplay({ steps, names, startAt = 0 }: CoupReplayProps) {
  const { t } = useLanguage();
  const { width, height } = useWindowDimensions();
  const sideBySide = width >= twoPaneWidth;
  const last = steps.length - 1;
  const [{ at, before }, setShown] = useState(() => {
    const opened = Math.max(0, Math.min(startAt, last));
    return { at: opened, before: opened };
  });
  const walkTo = (step: number) => setShown((now) => ({ at: step, before: now.at }));
  const step = steps[at];
  if (!step) return null;

  const lines = linesOf(t, steps, names);
  const view = openView(step.state);
  // Only a single step forward is something that happens; anything else is another page.
  const news = at === before + 1 ? { key: at, events: step.events } : null;
  return (
    <View style={sideBySide && styles.sideBySide}>
      <View style={sideBySide && styles.table}>
        <Replay count={last} at={at} onStep={walkTo} turns={turnsIn(lines)}>
          <Board view={view} names={names} news={news} />
          <Claim view={view} names={names} />
        </Replay>
      </View>
      <View style={sideBySide ? styles.beside : styles.below}>
        <Panel>
          <Text variant="section" tone="brassInk">
            {t('story.title')}
          </Text>
          <View style={{ height: logHeight(height, sideBySide) }}>
            <LogList lines={lines} at={at} onStep={walkTo} />
          </View>
        </Panel>
      </View>
    </View>
  );
}

/** Beside the table, as much as the page shows without scrolling; below it, enough for a turn and the one before. */
const logHeight = (height: number, sideBySide: boolean) =>
  sideBySide ? Math.max(240, height - 220) : Math.max(240, Math.min(420, height * 0.5));

const styles = StyleSheet.create({
  sideBySide: { flexDirection: 'row', gap: space.l, alignItems: 'flex-start' },
  table: { flex: 3, minWidth: 0 },
  beside: { flex: 2, minWidth: 0 },
  below: { marginTop: space.l },
});
