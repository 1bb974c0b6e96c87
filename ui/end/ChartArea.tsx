import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Line } from 'react-native-svg';
import { Note } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { scaleOf, ticks, type Scale } from './scale';

interface ChartAreaProps {
  /** The whole chart in words, for screen readers. */
  readonly label: string;
  readonly height: number;
  /** The number of turns along it, including the deal. */
  readonly count: number;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** Drawn as SVG. */
  readonly lines: (scale: Scale) => ReactNode;
  /** Laid over the drawing. */
  readonly marks: (scale: Scale) => ReactNode;
}

const labelWidth = 44;

/** A chart along the turns of a game. It runs in the reading direction, and a touch selects a turn. */
export function ChartArea({ label, height, count, selected, onSelect, lines, marks }: ChartAreaProps) {
  const { t, direction } = useLanguage();
  const theme = useTheme();
  const [width, setWidth] = useState(0);
  const scale = scaleOf(width, count, direction);
  const under = 24 * Math.min(2, useTextScale());
  return (
    <View
      role="img"
      aria-label={label}
      accessible
      style={{ height: height + under }}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onResponderRelease={({ nativeEvent }) => onSelect(scale.at(nativeEvent.locationX))}
    >
      {width > 0 && (
        <View style={styles.drawing}>
          <Svg width={width} height={height}>
            <Line
              x1={scale.x(selected)}
              x2={scale.x(selected)}
              y1={0}
              y2={height}
              stroke={theme.brassInk}
              strokeWidth={1.5}
            />
            {lines(scale)}
          </Svg>
          {marks(scale)}
          {ticks(count - 1, width / 64).map((turn) => (
            <View
              key={turn}
              style={[styles.tick, { start: scale.along(turn) - labelWidth / 2, top: height }]}
            >
              <Note align="center">{t('end.number', { number: turn })}</Note>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  drawing: { position: 'absolute', inset: 0, pointerEvents: 'none' },
  tick: { position: 'absolute', width: labelWidth },
});
