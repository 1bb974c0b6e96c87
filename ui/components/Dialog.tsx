import { ScrollView, StyleSheet, View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { Button } from './Button';
import { Overlay } from './Overlay';
import { Text } from './Text';

interface DialogProps {
  readonly visible: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** One question that must be answered before anything else. Walking away from it is the same as "no". */
export function Dialog({ visible, title, text, confirm, cancel, onConfirm, onCancel }: DialogProps) {
  const theme = useTheme();
  return (
    <Overlay label={title} visible={visible} onClose={onCancel} at="middle">
      <View style={[styles.box, { backgroundColor: theme.raised, borderColor: theme.brassInk }]}>
        <ScrollView contentContainerStyle={styles.content} style={styles.scroll}>
          <Text variant="heading">{title}</Text>
          <Text tone="inkMuted">{text}</Text>
          <View style={styles.answers}>
            <Button label={cancel} onPress={onCancel} />
            <Button label={confirm} onPress={onConfirm} kind="danger" />
          </View>
        </ScrollView>
      </View>
    </Overlay>
  );
}

const styles = StyleSheet.create({
  box: { width: '88%', maxWidth: 440, maxHeight: '88%', borderRadius: radius.m, borderWidth: 1 },
  scroll: { flexGrow: 0 },
  content: { padding: space.xl, gap: space.m },
  answers: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.s,
    marginTop: space.s,
  },
});
