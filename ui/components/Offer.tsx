import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { Pressable } from './Pressable';
import { Shut, type Asking } from './Shut';

export interface Offered {
  /** Null where it cannot be chosen now. */
  readonly onPress: (() => void) | null;
  readonly onHold?: (() => void) | undefined;
  /** What pressing it does, where that changes while it stays. */
  readonly meaning?: string;
  /** The number key that presses it; it stays the same while it is shut. */
  readonly answerKey?: number | undefined;
  /** Leads to the rule that shuts it. */
  readonly onWhy?: (() => void) | null;
  readonly asking?: Asking;
  readonly pointedAt?: boolean | undefined;
}

interface OfferProps extends Offered {
  readonly style: StyleProp<ViewStyle>;
  readonly inside: StyleProp<ViewStyle>;
  /** What stands in its place while it cannot be chosen. */
  readonly whenShut: ReactNode;
  readonly children: ReactNode;
}

/** Something to choose. What is out of reach stays legible. */
export function Offer(props: OfferProps) {
  const { onPress, onWhy = null, asking, style, inside, whenShut, children, ...touches } = props;
  const theme = useTheme();
  if (onPress === null)
    return (
      <Shut {...{ onWhy, style, inside }} {...(asking && { asking })} answerKey={touches.answerKey}>
        {whenShut}
      </Shut>
    );
  return (
    <Pressable
      onPress={onPress}
      {...touches}
      style={[style, inside, { backgroundColor: theme.raised, borderColor: theme.brassInk }]}
    >
      {children}
    </Pressable>
  );
}
