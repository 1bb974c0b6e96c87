import { useLanguage } from '../i18n/language';
import { InPlace } from '../later/InPlace';
import { slugOf } from './anchors';
import { Contents } from './Contents';
import { anchorAt } from './passages';
import { useDoors } from './RuleDoors';
import { Search } from './search/Search';
import { bookTexts } from './texts';

/** In the middle of a game: the search in all rules, those that are played by first, and the contents of their book. */
export function RulesAtHand() {
  const { language } = useLanguage();
  const doors = useDoors();
  if (doors === null) return null;
  const { rules, open } = doors;
  const { book } = rules;
  return (
    <Search
      played={rules}
      language={language}
      onOpen={(other, anchor) => open({ book: other, section: slugOf(other, anchor) })}
    >
      <InPlace part={bookTexts[book][language]}>
        {(text) => (
          <Contents
            text={text}
            at={-1}
            onGo={(index) => open({ book, section: slugOf(book, anchorAt(text, index)) })}
          />
        )}
      </InPlace>
    </Search>
  );
}
