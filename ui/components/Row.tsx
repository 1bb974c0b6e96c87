import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { Pressable } from './Pressable';
import { Shut } from './Shut';

interface RowProps {
  /** Null where it cannot be chosen now. */
  readonly onPress: (() => void) | null;
  readonly onHold?: (() => void) | undefined;
  /** What pressing it does, where that changes while it stays. */
  readonly meaning?: string;
  /** All of it in words, signs and figures too. */
  readonly label: string;
  readonly answerKey?: number | undefined;
  /** Leads to the rule that shuts it. */
  readonly onWhy?: (() => void) | null;
  readonly pointedAt?: boolean | undefined;
  /** How small its words are: the smaller, the less is round them. */
  readonly print: 'small' | 'fine';
  /** What is to be read beside the label. */
  readonly besides?: ReactNode;
  readonly children: ReactNode;
}

/** Something to choose among many, as low as it can be. What is out of reach stays legible. */
export function Row(props: RowProps) {
  const { onPress, onHold, meaning = '', label, answerKey, onWhy = null, pointedAt, print } = props;
  // Signs and figures are one picture with words of its own; a name on the button would have to repeat what is drawn.
  const told = (
    <View role="img" aria-label={label}>
      {props.children}
    </View>
  );
  const theme = useTheme();
  const width = { flexBasis: narrowest * useTextScale() };
  if (onPress === null)
    return (
      <Shut onWhy={onWhy} style={[styles.row, width]} inside={[styles.inside, styles[print]]}>
        {told}
      </Shut>
    );
  return (
    <Pressable
      onPress={onPress}
      {...{ onHold, meaning, answerKey, pointedAt }}
      style={[
        styles.row,
        styles.inside,
        styles[print],
        width,
        { backgroundColor: theme.raised, borderColor: theme.brassInk },
      ]}
    >
      {told}
      {props.besides}
    </Pressable>
  );
}

/** One below the other on a phone, two abreast where there is room. */
const narrowest = 300;

export function Rows({ children }: { readonly children: ReactNode }) {
  return <View style={styles.rows}>{children}</View>;
}

const styles = StyleSheet.create({
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  row: {
    flexGrow: 1,
    flexShrink: 1,
    maxWidth: '100%',
    minHeight: 48,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  inside: { justifyContent: 'center', paddingHorizontal: space.s },
  small: { paddingVertical: 3 },
  fine: { paddingVertical: 0 },
});
