/** The rulebooks that can be read, in the order they are listed. */
export const rulebooks = ['persianPlus', 'persian', 'russian', 'hebrew', 'cops'] as const;

export type Rulebook = (typeof rulebooks)[number];

export const isRulebook = (word: string | undefined): word is Rulebook =>
  rulebooks.some((book) => book === word);
