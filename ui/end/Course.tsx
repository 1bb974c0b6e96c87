import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/core';
import { Avatar } from '../components/Avatar';
import { Button } from '../components/Button';
import { IconButton } from '../components/IconButton';
import { Pressable } from '../components/Pressable';
import { Name } from '../components/Name';
import { Note, Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTextScale } from '../theme/textScale';
import { NightProvider } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import { LaneChart } from './LaneChart';
import { Part } from './Part';
import { colourOf, type ChartProps, type Series } from './series';
import { SpanChart, type SpanLane } from './SpanChart';
import { StepChart } from './StepChart';

/** A turn of a finished game, and the step with which it ended. */
export interface CourseMark {
  readonly turn: number;
  readonly step: number;
}

interface Titled {
  readonly title: string;
  /** All of it in words. */
  readonly label: string;
}

/**
 * A number that every player had, drawn as steps that rise and fall or as lanes that end; or what every player did to
 * others, and for how long.
 */
export type CourseChart =
  | (Titled & { readonly kind: 'steps' | 'lanes'; readonly series: readonly Series[] })
  | (Titled & { readonly kind: 'spans'; readonly lanes: readonly SpanLane[] });

interface CourseProps {
  /** The deal first, then one for each turn. */
  readonly marks: readonly CourseMark[];
  readonly names: readonly string[];
  readonly charts: readonly CourseChart[];
  /** What a player had at one of the marks. */
  readonly holding: (seat: Seat, mark: number) => string;
  /** Opens the replay at the step where the turn begins. */
  readonly onOpen: (step: number) => void;
}

interface DrawnProps extends Omit<ChartProps, 'label' | 'series'> {
  readonly chart: CourseChart;
  readonly names: readonly string[];
}

function Drawn({ chart, names, ...shared }: DrawnProps) {
  const { kind, label } = chart;
  if (kind === 'spans') return <SpanChart lanes={chart.lanes} {...{ label, names }} {...shared} />;
  const Chart = kind === 'steps' ? StepChart : LaneChart;
  return <Chart label={label} series={chart.series} {...shared} />;
}

/** A game over time. A touch on a chart selects a turn, and what every player had then is listed below. */
export function Course({ marks, names, charts, holding, onOpen }: CourseProps) {
  const { t } = useLanguage();
  const last = marks.length - 1;
  const [selected, setSelected] = useState(last);
  const [lit, setLit] = useState<Seat | null>(null);
  const shared = { count: marks.length, selected, onSelect: setSelected, lit };
  return (
    <Part title={t('end.course')}>
      <View style={styles.slate}>
        <NightProvider>
          {charts.map((chart) => (
            <View key={chart.title} style={styles.chart}>
              <Text variant="subheading" tone="brassInk">
                {chart.title}
              </Text>
              <Drawn {...{ chart, names }} {...shared} />
            </View>
          ))}
        </NightProvider>
      </View>
      <View style={styles.pointer}>
        <IconButton
          icon="previous"
          label={t('end.earlier')}
          disabled={selected === 0}
          onPress={() => setSelected(selected - 1)}
        />
        <View style={styles.turn} aria-live="polite">
          <Text variant="label" align="center">
            {selected === 0 ? t('end.deal') : t('end.turn', { turn: marks[selected]?.turn ?? 0 })}
          </Text>
        </View>
        <IconButton
          icon="next"
          label={t('end.later')}
          disabled={selected === last}
          onPress={() => setSelected(selected + 1)}
        />
      </View>
      <View style={styles.legend}>
        {names.map((name, seat) => (
          <Holding
            key={seat}
            seat={seat}
            name={name}
            words={holding(seat, selected)}
            isLit={lit === seat}
            onPress={() => setLit(lit === seat ? null : seat)}
          />
        ))}
      </View>
      <View style={styles.watch}>
        <Button
          label={t('end.watchTurn')}
          icon="play"
          onPress={() => onOpen(marks[Math.max(0, selected - 1)]?.step ?? 0)}
        />
      </View>
    </Part>
  );
}

interface HoldingProps {
  readonly seat: Seat;
  readonly name: string;
  readonly words: string;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

/** What one player had at the selected turn. A press highlights their line. */
function Holding({ seat, name, words, isLit, onPress }: HoldingProps) {
  const scale = useTextScale();
  return (
    <Pressable
      onPress={onPress}
      role="switch"
      aria-checked={isLit}
      style={[
        styles.holding,
        { flexBasis: 136 * scale, borderColor: isLit ? colourOf(seat) : 'transparent' },
      ]}
    >
      <View style={styles.line}>
        <Avatar seat={seat} name={name} size={24} />
        <View style={styles.words}>
          <Name variant="small">{name}</Name>
          <Note>{words}</Note>
        </View>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  slate: { backgroundColor: materials.night, borderRadius: radius.m, padding: space.m, gap: space.s },
  chart: { gap: space.s },
  pointer: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  turn: { flexShrink: 1, minWidth: 96 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  holding: { flexGrow: 1, borderWidth: 1.5, borderRadius: radius.m, padding: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  watch: { width: '100%', maxWidth: 420, alignSelf: 'center' },
});
