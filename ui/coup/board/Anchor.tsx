import { createContext, use, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import type { Seat } from '../../../engine/core';

/** Where things fly from and to. */
export type AnchorName =
  | 'court'
  | 'treasury'
  | 'reserve'
  | 'bomb'
  | `coins${Seat}`
  | `cards${Seat}`
  | `card${Seat}.${number}`
  | `party${Seat}`;

type Hold = (name: AnchorName, node: View | null) => void;

export const AnchorContext = createContext<Hold>(() => {});

interface AnchorProps {
  readonly name: AnchorName;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** A place on the table that can be found again when something flies there. */
export function Anchor({ name, style, children }: AnchorProps) {
  const hold = use(AnchorContext);
  return (
    <View ref={(node) => hold(name, node)} style={style} collapsable={false}>
      {children}
    </View>
  );
}
