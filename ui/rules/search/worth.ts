import type { Rulebook } from '../../../locales/rulebooks/books';
import { rulebooks } from '../../../locales/rulebooks/books';
import { anchors } from '../../../locales/rulebooks/anchors';
import { partOf } from '../../../locales/rulebooks/parts';
import type { Language } from '../../../store/languages';
import { ownFirst } from '../../../store/rules/ownBooks';
import type { RulesPlayed } from '../appliedRule';
import type { Worth } from './search';

/** A rule of another book seldom helps, nor does one of a part that is not in play, nor a story. */
const elsewhere = 0.5;
const notInPlay = 0.7;
const optional = 0.9;
const asideOfRules = 0.75;

const isAside = (book: Rulebook, anchor: string): boolean =>
  (anchors[book][anchor] ?? []).every((word) => /^(?:example|story|credits)/.test(word));

/**
 * What a section is worth to somebody who plays by these rules, or who has played nothing yet and reads first what was
 * written in their language.
 */
export function worthTo(played: RulesPlayed | null, language: Language): Worth {
  const [ownBook] = ownFirst(rulebooks, language);
  return ({ book, anchor }) => {
    const part = partOf(book, anchor)?.part;
    const ofBook = book === (played?.book ?? ownBook) ? 1 : elsewhere;
    const ofPart =
      part === undefined || played?.parts.includes(part) ? 1 : played?.book === book ? notInPlay : optional;
    return ofBook * ofPart * (isAside(book, anchor) ? asideOfRules : 1);
  };
}
