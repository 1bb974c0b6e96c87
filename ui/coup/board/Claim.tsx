import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { CoupView } from '../../../engine';
import { Avatar } from '../../Avatar';
import { useLanguage } from '../../i18n/language';
import { Icon } from '../../Icon';
import { Text } from '../../Text';
import { useTheme } from '../../theme/ThemeProvider';
import { useTextScale } from '../../theme/textScale';
import { space } from '../../theme/tokens';
import { statementsIn, type Statement } from './statements';

interface ClaimProps {
  readonly view: CoupView;
  readonly names: readonly string[];
}

/** What has been announced, legible across the table. What it answers stands above it, smaller. */
export function Claim({ view, names }: ClaimProps) {
  const { t } = useLanguage();
  const theme = useTheme();
  const window = useWindowDimensions();
  const [width, setWidth] = useState(window.width - 2 * space.l);
  const statements = statementsIn(t, view, names);
  const latest = statements.at(-1);
  if (!latest) return null;
  const challenge = view.pending?.challenge ?? null;
  const doubted = view.pending?.atStake?.seat;
  return (
    <View
      style={styles.claim}
      role="group"
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      {statements.slice(0, -1).map((statement, at) => (
        <Earlier key={at} statement={statement} name={names[statement.seat] ?? ''} />
      ))}
      <Latest statement={latest} name={names[latest.seat] ?? ''} width={width} />
      {challenge !== null && doubted !== undefined && (
        <View style={styles.row}>
          <Icon name="challenge" colour={theme.danger} />
          <Text
            variant="subheading"
            tone="danger"
            role="presentation"
            align="center"
            style={{ flexShrink: 1 }}
          >
            {t('board.doubts', { by: names[challenge.by] ?? '', seat: names[doubted] ?? '' })}
          </Text>
        </View>
      )}
    </View>
  );
}

interface StatementProps {
  readonly statement: Statement;
  readonly name: string;
}

function Earlier({ statement: { claim, deed }, name }: StatementProps) {
  const { t } = useLanguage();
  const said = [claim, deed]
    .flatMap((words) => words ?? [])
    .reduce((one, two) => t('board.pair', { first: one, second: two }));
  return (
    <Text variant="small" tone="inkMuted" align="center">
      {t('board.about', { what: name, state: said })}
    </Text>
  );
}

/** A name as long as this would take two lines in large letters. */
const longName = 12;

function Latest({ statement: { seat, claim, deed }, name, width }: StatementProps & { width: number }) {
  const { largest, short } = useLargest(claim ?? '', width);
  return (
    <>
      <View style={styles.row}>
        <Avatar seat={seat} name={name} size={short ? 28 : 36} />
        <Text
          variant={short || name.length > longName ? 'subheading' : 'name'}
          role="presentation"
          style={{ flexShrink: 1 }}
        >
          {name}
        </Text>
      </View>
      {claim !== null && (
        <Text variant={largest} aria-level={2} align="center">
          {claim}
        </Text>
      )}
      {deed !== null && (
        <Text
          variant={claim === null ? 'title' : 'heading'}
          {...(claim === null ? { 'aria-level': 2 } : { role: 'presentation' })}
          align="center"
        >
          {deed}
        </Text>
      )}
    </>
  );
}

/** A screen lower than this has its table to show, too: a claim gets one line rather than two. */
const lowScreen = 900;

/** The largest letters that leave the longest word whole, and the table in sight. */
function useLargest(claim: string, width: number) {
  const scale = Math.min(2, useTextScale());
  const window = useWindowDimensions();
  const letter = Math.min(44 * scale, 0.15 * window.width) * 0.66;
  const longest = Math.max(...claim.split(' ').map((word) => word.length));
  const short = window.height < lowScreen;
  const whole = (short ? claim.length : longest) * letter <= width;
  return { largest: whole ? 'display' : 'title', short } as const;
}

const styles = StyleSheet.create({
  claim: { alignItems: 'center', gap: space.xs },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    maxWidth: '100%',
  },
});
