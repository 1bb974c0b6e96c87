import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Rulebook } from '../../locales/rulebooks/books';
import { IconButton } from '../components/IconButton';
import { useLanguage } from '../i18n/language';
import { space } from '../theme/tokens';
import { anchorNamed } from './anchors';
import { RulesSheet } from './RulesSheet';
import './words';

interface BesideRuleProps {
  readonly book: Rulebook;
  /** The word of the section that explains what stands here. */
  readonly section: string;
  /** What stands here, for whoever cannot see that the door belongs to it. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Something with a small door to its section beside it, if the book has such a section. */
export function BesideRule({ book, section, name, children }: BesideRuleProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (anchorNamed(book, section) === null) return children;
  return (
    <View style={styles.row}>
      <View style={styles.thing}>{children}</View>
      <IconButton icon="rules" label={t('rules.rule', { id: name })} onPress={() => setOpen(true)} />
      {isOpen && <RulesSheet book={book} section={section} onClose={() => setOpen(false)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  thing: { flex: 1 },
});
