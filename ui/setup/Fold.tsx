import { createContext, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { moveFocusTo } from '../input/focus';
import { Icon } from '../components/Icon';
import { Panel } from '../components/Panel';
import { Pressable } from '../components/Pressable';
import { Note, Text } from '../components/Text';
import { useTheme } from '../theme/ThemeProvider';
import { space } from '../theme/tokens';

interface FoldProps {
  readonly title: string;
  /** What was chosen inside, shown while it is folded. */
  readonly summary: string;
  /** What the choice means. */
  readonly hint?: string;
  /** Something inside needs attention. */
  readonly isAmiss?: boolean;
  readonly children: ReactNode;
}

/** Folds the enclosing panel. */
export const Folding = createContext<() => void>(() => undefined);

/** A panel that is one line until it is opened. */
export function Fold({ title, summary, hint, isAmiss = false, children }: FoldProps) {
  const theme = useTheme();
  const [open, setOpen] = useState(false);
  const words = useRef<View>(null);
  const fold = () => {
    setOpen(false);
    moveFocusTo(words.current);
  };
  return (
    <Panel>
      <Pressable onPress={() => setOpen(!open)} aria-expanded={open}>
        <View style={styles.line}>
          <View ref={words} tabIndex={-1} style={styles.words}>
            <Note>{title}</Note>
            <Text variant="label">{summary}</Text>
            {hint !== undefined && <Note>{hint}</Note>}
          </View>
          {isAmiss && <Icon name="warning" size={20} colour={theme.danger} />}
          <Icon name={open ? 'fold' : 'unfold'} size={20} colour={theme.brassInk} />
        </View>
      </Pressable>
      {open && <Folding value={fold}>{children}</Folding>}
    </Panel>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, gap: space.hair },
});
