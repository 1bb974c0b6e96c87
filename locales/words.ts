/** The forms a counted thing has in each language, as Unicode names them. */
export const pluralForms = {
  fa: ['one', 'other'],
  he: ['one', 'two', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
} as const;

type Language = keyof typeof pluralForms;
type FormIn<L extends Language> = (typeof pluralForms)[L][number];

/** English has the plural forms `coins_one` and `coins_other`; these are the keys of another language for them. */
type KeyIn<L extends Language, Key> = Key extends `${infer Counted}_${FormIn<Language>}`
  ? `${Counted}_${FormIn<L>}`
  : Key;

/** The keys of English, in another language. A key that is missing or left over does not compile. */
export type Words<English, L extends Language> = {
  readonly [Key in keyof English as KeyIn<L, Key>]: English[Key] extends string
    ? string
    : Words<English[Key], L>;
};

/** Some of a language's keys, for another voice. */
export type SomeWords<Said> = {
  readonly [Key in keyof Said]?: Said[Key] extends string ? string : SomeWords<Said[Key]>;
};
