import type { Rulebook } from '../../locales/rulebooks/books';
import { Sheet } from '../components/Sheet';
import { useLanguage } from '../i18n/language';
import { bookName } from './bookNames';
import { RulesInPlace } from './RulesInPlace';

interface RulesSheetProps {
  readonly book: Rulebook;
  /** The word of a section, such as `challenge`; the cover if neither this nor a rule is named. */
  readonly section?: string | undefined;
  /** The id of a rule, such as `FC-22`. */
  readonly rule?: string | undefined;
  readonly onClose: () => void;
}

/** A rulebook laid over the game: nothing below it moves, and closing it leads back to the very same question. */
export function RulesSheet({ book, section, rule, onClose }: RulesSheetProps) {
  const { t } = useLanguage();
  return (
    <Sheet visible title={bookName(t, book)} onClose={onClose}>
      <RulesInPlace book={book} section={section} rule={rule} />
    </Sheet>
  );
}
