import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';
import { Avatar } from '../components/Avatar';
import { useTheme } from '../theme/ThemeProvider';
import { ChartArea } from './ChartArea';
import type { Scale } from './scale';
import type { ChartProps } from './series';

const lane = 26;
const strandGap = 8;
const markSize = 20;

/**
 * A lane for each player, with a strand for each piece they have (an influence, say). A cross marks where a strand is
 * lost.
 */
export function LaneChart({ label, series, count, selected, onSelect, lit }: ChartProps) {
  const theme = useTheme();
  return (
    <ChartArea
      height={series.length * lane}
      {...{ label, count, selected, onSelect }}
      lines={(scale) =>
        series.map(({ seat, colour, values }, order) =>
          strandsOf(values).map(({ end, isCut }, strand, { length }) => {
            const y = (order + 0.5) * lane + (strand - (length - 1) / 2) * strandGap;
            return (
              <Path
                key={`${seat} ${strand}`}
                d={`M${scale.x(0)} ${y}H${scale.x(end)}${isCut ? crossAt(scale, end, y) : ''}`}
                fill="none"
                stroke={colour}
                strokeWidth={3}
                strokeLinecap="round"
                opacity={lit === null || lit === seat ? 1 : 0.22}
              />
            );
          }),
        )
      }
      marks={() =>
        series.map(({ seat, label: name }, order) => (
          <View
            key={seat}
            style={[
              styles.mark,
              { top: (order + 0.5) * lane - markSize / 2, borderColor: theme.line },
              lit !== null && lit !== seat && { opacity: 0.3 },
            ]}
          >
            <Avatar seat={seat} name={name} size={markSize} />
          </View>
        ))
      }
    />
  );
}

/** Where each strand ends, the longest first. */
function strandsOf(values: readonly number[]): readonly { readonly end: number; readonly isCut: boolean }[] {
  const strands = Math.max(0, ...values);
  return Array.from({ length: strands }, (_, strand) => {
    const cut = values.findIndex((value, index) => index > 0 && value <= strand);
    return { end: cut < 0 ? values.length - 1 : cut, isCut: cut >= 0 };
  });
}

function crossAt({ x }: Scale, index: number, y: number): string {
  const arm = 3.5;
  const at = x(index);
  return `M${at - arm} ${y - arm}L${at + arm} ${y + arm}M${at - arm} ${y + arm}L${at + arm} ${y - arm}`;
}

const styles = StyleSheet.create({ mark: { position: 'absolute', start: 0 } });
