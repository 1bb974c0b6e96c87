import { StyleSheet, View } from 'react-native';
import { Circle, Path } from 'react-native-svg';
import { Avatar } from '../components/Avatar';
import { useTheme } from '../theme/ThemeProvider';
import { ChartArea } from './ChartArea';
import { colourOf, type ChartProps } from './series';

/** What one player did to others, and for how long. */
export interface SpanLane {
  readonly seat: number;
  readonly label: string;
  readonly spans: readonly Span[];
  /** Single moments. */
  readonly blows: readonly { readonly at: number; readonly target: number }[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly target: number;
}

interface SpanChartProps extends Omit<ChartProps, 'series'> {
  readonly lanes: readonly SpanLane[];
  readonly names: readonly string[];
}

const lane = 26;
const markSize = 20;
const targetSize = 14;

/** A lane for each player, with a line for each span in the colour and with the mark of its target. */
export function SpanChart({ label, lanes, names, count, selected, onSelect, lit }: SpanChartProps) {
  const theme = useTheme();
  const middle = (order: number) => (order + 0.5) * lane;
  const dimmed = (seat: number) => (lit === null || lit === seat ? 1 : 0.22);
  return (
    <ChartArea
      height={lanes.length * lane}
      {...{ label, count, selected, onSelect }}
      lines={(scale) =>
        lanes.flatMap(({ seat, spans, blows }, order) => [
          ...spans.map(({ from, to, target }) => (
            <Path
              key={`${seat} ${from}`}
              d={`M${scale.x(from)} ${middle(order)}H${scale.x(to)}`}
              stroke={colourOf(target)}
              strokeWidth={3}
              strokeLinecap="round"
              opacity={dimmed(seat)}
            />
          )),
          ...blows.map(({ at, target }, blow) => (
            <Circle
              key={`${seat} blow ${blow}`}
              cx={scale.x(at)}
              cy={middle(order)}
              r={6}
              fill={colourOf(target)}
              stroke={theme.danger}
              strokeWidth={2.5}
              opacity={dimmed(seat)}
            />
          )),
        ])
      }
      marks={(scale) =>
        lanes.flatMap(({ seat, label: name, spans }, order) => [
          <View
            key={seat}
            style={[styles.mark, { top: middle(order) - markSize / 2, start: 0, opacity: dimmed(seat) }]}
          >
            <Avatar seat={seat} name={name} size={markSize} />
          </View>,
          ...spans.map(({ from, target }) => (
            <View
              key={`${seat} ${from}`}
              style={[
                styles.mark,
                {
                  top: middle(order) - targetSize / 2,
                  start: scale.along(from) - targetSize / 2,
                  opacity: dimmed(seat),
                },
              ]}
            >
              <Avatar seat={target} name={names[target] ?? ''} size={targetSize} />
            </View>
          )),
        ])
      }
    />
  );
}

const styles = StyleSheet.create({ mark: { position: 'absolute' } });
