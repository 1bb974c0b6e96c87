import { StyleSheet, View } from 'react-native';
import { Line, Path } from 'react-native-svg';
import { Avatar } from '../components/Avatar';
import { Note } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { ChartArea } from './ChartArea';
import { keptApart } from './keptApart';
import { gutter, ticks, type Scale } from './scale';
import { dashOf, type ChartProps } from './series';

const height = 190;
const room = 16;
const markSize = 20;

/** A line for each player that goes up and down in steps, with the player's mark where it ends. */
export function StepChart({ label, series, count, selected, onSelect, lit }: ChartProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const y = (value: number) => height - room - (value / most) * (height - 2 * room);
  const levels = ticks(most, 5);
  const ends = series.map(({ values }, order) => ({
    turn: values.length - 1,
    y: y(values.at(-1) ?? 0) + besides(order, series.length),
  }));
  /** Those that end at one turn would lie over each other. */
  const markAt = (order: number): number => {
    const fellows = ends.flatMap(({ turn }, at) => (turn === ends[order]?.turn ? [at] : []));
    const wanted = fellows.map((at) => ends[at]?.y ?? 0);
    const least = Math.min(markSize, height / fellows.length);
    return keptApart(wanted, least, height - markSize / 2)[fellows.indexOf(order)] ?? 0;
  };
  return (
    <ChartArea
      {...{ label, height, count, selected, onSelect }}
      lines={(scale) => (
        <>
          {levels.map((level) => (
            <Line
              key={level}
              x1={scale.x(0)}
              x2={scale.x(count - 1)}
              y1={y(level)}
              y2={y(level)}
              stroke={theme.line}
              strokeWidth={1}
            />
          ))}
          {series.map(({ seat, colour, values }, order) => (
            <Path
              key={seat}
              d={stepsOf(values, scale, (value) => y(value) + besides(order, series.length))}
              fill="none"
              stroke={colour}
              strokeWidth={lit === seat ? 4 : 2.4}
              strokeDasharray={dashOf(seat)}
              opacity={lit === null || lit === seat ? 1 : 0.22}
            />
          ))}
        </>
      )}
      marks={(scale) => (
        <>
          {levels.map((level) => (
            <View key={level} style={[styles.level, { top: y(level) - 12 }]}>
              <Note>{t('end.number', { number: level })}</Note>
            </View>
          ))}
          {series.map(({ seat, label: name, values }, order) => (
            <View
              key={seat}
              style={[
                styles.mark,
                {
                  start: scale.along(values.length - 1) - markSize / 2,
                  top: markAt(order) - markSize / 2,
                  opacity: lit === null || lit === seat ? 1 : 0.3,
                },
              ]}
            >
              <Avatar seat={seat} name={name} size={markSize} />
            </View>
          ))}
        </>
      )}
    />
  );
}

/** Shifts lines a little, so that equal values do not lie on top of each other. */
const besides = (order: number, count: number) => (order - (count - 1) / 2) * Math.min(2.4, 12 / count);

function stepsOf(values: readonly number[], { x }: Scale, y: (value: number) => number): string {
  const [first = 0, ...rest] = values;
  const steps = rest.map((value, index) => `H${x(index + 1)}V${y(value)}`);
  return `M${x(0)} ${y(first)}${steps.join('')}`;
}

const styles = StyleSheet.create({
  level: { position: 'absolute', start: 0, width: gutter },
  mark: { position: 'absolute' },
});
