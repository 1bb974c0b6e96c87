import { useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Icon } from '../../components/Icon';
import { Pressable } from '../../components/Pressable';
import { Note } from '../../components/Text';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, space } from '../../theme/tokens';

interface FoldedProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What one seldom needs while one decides: it opens at a touch. */
export function Folded({ label, children }: FoldedProps) {
  const theme = useTheme();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Pressable
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        style={[styles.fold, { borderColor: theme.line }]}
      >
        <Note>{label}</Note>
        <Icon name={isOpen ? 'fold' : 'unfold'} size={20} colour={theme.brassInk} />
      </Pressable>
      {isOpen && children}
    </>
  );
}

const styles = StyleSheet.create({
  fold: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
    paddingHorizontal: space.s,
  },
});
