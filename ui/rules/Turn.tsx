import { StyleSheet, View } from 'react-native';
import type { BookText } from '../../locales/rulebooks/text';
import { IconButton } from '../components/IconButton';
import { useLanguage } from '../i18n/language';
import { touchTarget } from '../theme/tokens';

interface TurnProps {
  readonly text: BookText;
  readonly way: 'before' | 'after';
  /** The section it leads to. */
  readonly to: number;
  readonly onGo: (index: number) => void;
}

/** Leads to the section before or after; if there is none, it leaves a gap. */
export function Turn({ text, way, to, onGo }: TurnProps) {
  const { t } = useLanguage();
  const section = text.sections[to];
  if (!section) return <View style={styles.none} />;
  return (
    <IconButton
      icon={way === 'before' ? 'backward' : 'forward'}
      label={t(`rules.${way}`, { section: section.title })}
      onPress={() => onGo(to)}
    />
  );
}

const styles = StyleSheet.create({ none: { width: touchTarget } });
