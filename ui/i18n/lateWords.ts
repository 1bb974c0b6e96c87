import { inEachLanguage, type Language } from '../../store/languages';
import { arriving, type Later } from '../arriving';
import type { Tree } from './pluralForms';
import { addWords } from './translations';

/** What a chunk of words holds. */
export interface Said {
  readonly words: Tree;
  /** Replacements for some of the app's common words, used on the pages of these words. */
  readonly voice?: Tree;
}

/** Words that are fetched with the part of the app that says them, in each language on their own. */
export type LateWords = Readonly<Record<Language, Later<Said>>>;

/** A chunk is named after its file, so the file's name says what it holds and in which language. */
export const lateWords = (chunks: Readonly<Record<Language, () => Promise<Said>>>): LateWords =>
  inEachLanguage((language) =>
    arriving(async () => {
      const said = await chunks[language]();
      addWords(language, said.words);
      return said;
    }),
  );
