import type { TFunction } from 'i18next';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { TurnMark } from '../../../engine';
import { Avatar } from '../../Avatar';
import { Button } from '../../Button';
import { useLanguage } from '../../i18n/language';
import { IconButton } from '../../IconButton';
import { LaneChart } from '../../past/LaneChart';
import { Part } from '../../past/Part';
import { colourOf, type Series } from '../../past/series';
import { StepChart } from '../../past/StepChart';
import { Pressable } from '../../Pressable';
import { Text } from '../../Text';
import { useTextScale } from '../../theme/textScale';
import { NightProvider } from '../../theme/ThemeProvider';
import { materials, radius, space } from '../../theme/tokens';

interface CourseProps {
  readonly turns: readonly TurnMark[];
  readonly names: readonly string[];
  /** To the replay, where the turn begins. */
  readonly onOpen: (step: number) => void;
}

/** Coins and influence over time. A finger on a chart points at a turn, and what everybody had then is said below. */
export function Course({ turns, names, onOpen }: CourseProps) {
  const { t } = useLanguage();
  const last = turns.length - 1;
  const [selected, setSelected] = useState(last);
  const [lit, setLit] = useState<number | null>(null);
  const coins = seriesOf(turns, names, 'coins');
  const influence = seriesOf(turns, names, 'influence');
  const shared = { count: turns.length, selected, onSelect: setSelected, lit };
  return (
    <Part title={t('past.course')}>
      <View style={styles.slate}>
        <NightProvider>
          <Text variant="subheading" tone="brassInk">
            {t('past.coins')}
          </Text>
          <StepChart label={coinsInWords(t, coins)} series={coins} {...shared} />
          <Text variant="subheading" tone="brassInk">
            {t('past.influence')}
          </Text>
          <LaneChart label={influenceInWords(t, influence, last)} series={influence} {...shared} />
        </NightProvider>
      </View>
      <View style={styles.pointer}>
        <IconButton
          icon="previous"
          label={t('past.earlier')}
          disabled={selected === 0}
          onPress={() => setSelected(selected - 1)}
        />
        <View style={styles.turn} aria-live="polite">
          <Text variant="label" align="center">
            {selected === 0 ? t('past.deal') : t('past.turn', { turn: turns[selected]?.turn ?? 0 })}
          </Text>
        </View>
        <IconButton
          icon="next"
          label={t('past.later')}
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
            mark={turns[selected]}
            isLit={lit === seat}
            onPress={() => setLit(lit === seat ? null : seat)}
          />
        ))}
      </View>
      <View style={styles.watch}>
        <Button
          label={t('past.watchTurn')}
          icon="play"
          onPress={() => onOpen(turns[Math.max(0, selected - 1)]?.step ?? 0)}
        />
      </View>
    </Part>
  );
}

interface HoldingProps {
  readonly seat: number;
  readonly name: string;
  readonly mark: TurnMark | undefined;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

/** What one player had at the turn pointed at. Pressed, their line stands out. */
function Holding({ seat, name, mark, isLit, onPress }: HoldingProps) {
  const { t } = useLanguage();
  const scale = useTextScale();
  const coins = t('coins', { count: mark?.coins[seat] ?? 0 });
  const left = mark?.influence[seat] ?? 0;
  const influence = t('past.influences', { count: left });
  return (
    <Pressable
      onPress={onPress}
      role="switch"
      checked={isLit}
      style={[
        styles.holding,
        { flexBasis: 136 * scale, borderColor: isLit ? colourOf(seat) : 'transparent' },
      ]}
    >
      <View style={styles.line}>
        <Avatar seat={seat} name={name} size={24} />
        <View style={styles.words}>
          <Text variant="small">{name}</Text>
          <Text variant="small" tone="inkMuted">
            {left === 0 ? t('past.isOut') : t('past.holding', { coins, influence })}
          </Text>
        </View>
      </View>
    </Pressable>
  );
}

/** Until the turn in which the last influence went. */
function seriesOf(
  turns: readonly TurnMark[],
  names: readonly string[],
  what: 'coins' | 'influence',
): readonly Series[] {
  return names.map((label, seat) => {
    const out = turns.findIndex(({ influence }, index) => index > 0 && influence[seat] === 0);
    const alive = out < 0 ? turns : turns.slice(0, out + 1);
    return { seat, label, colour: colourOf(seat), values: alive.map((mark) => mark[what][seat] ?? 0) };
  });
}

const coinsInWords = (t: TFunction, series: readonly Series[]): string =>
  series
    .map(({ label, values }) =>
      t('past.coinsOf', {
        name: label,
        first: values[0] ?? 0,
        most: Math.max(...values),
        last: values.at(-1) ?? 0,
      }),
    )
    .join(' ');

const influenceInWords = (t: TFunction, series: readonly Series[], last: number): string =>
  series
    .map(({ label, values }) => {
      const left = values.at(-1) ?? 0;
      return left === 0 || values.length <= last
        ? t('past.influenceOf', { name: label, turn: values.length - 1 })
        : t('past.influenceLeft', { name: label, influence: t('past.influences', { count: left }) });
    })
    .join(' ');

const styles = StyleSheet.create({
  slate: {
    backgroundColor: materials.night,
    borderRadius: radius.m,
    padding: space.m,
    gap: space.s,
  },
  pointer: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  turn: { flexShrink: 1, minWidth: 96 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  holding: {
    flexGrow: 1,
    borderWidth: 1.5,
    borderRadius: radius.m,
    padding: space.xs,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  watch: { width: '100%', maxWidth: 420, alignSelf: 'center' },
});
