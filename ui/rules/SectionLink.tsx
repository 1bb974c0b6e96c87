import { useState } from 'react';
import type { Rulebook } from '../../locales/rulebooks/books';
import { Button } from '../components/Button';
import { RulesSheet } from './RulesSheet';

interface SectionLinkProps {
  readonly label: string;
  readonly book: Rulebook;
  /** The word of the section; without one, the book from its beginning. */
  readonly section?: string;
}

/** A button that lays a section of a rulebook over the page. */
export function SectionLink({ label, book, section }: SectionLinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="rules" label={label} onPress={() => setOpen(true)} />
      {isOpen && <RulesSheet book={book} section={section} onClose={() => setOpen(false)} />}
    </>
  );
}
