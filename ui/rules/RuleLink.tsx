import { useState } from 'react';
import type { Rulebook } from '../../locales/rulebooks/books';
import { IconButton } from '../components/IconButton';
import { useLanguage } from '../i18n/language';
import { bookOfRule } from './appliedRule';
import { RulesSheet } from './RulesSheet';
import './words';

interface RuleLinkProps {
  /** A rule as the books' margins number it: FC-22. */
  readonly id: string;
  /** Where a ruling is to be read, which belongs to no book of its own. */
  readonly book?: Rulebook;
}

/** A small door to a rule, beside whatever it explains. */
export function RuleLink({ id, book = bookOfRule(id) ?? undefined }: RuleLinkProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (book === undefined) return null;
  return (
    <>
      <IconButton icon="rules" label={t('rules.rule', { id })} onPress={() => setOpen(true)} />
      {isOpen && <RulesSheet book={book} rule={id} onClose={() => setOpen(false)} />}
    </>
  );
}
