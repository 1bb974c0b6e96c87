/** The reader's languages, the most preferred first. The browser knows them, at less cost than a library. */
export const deviceLanguages = (): readonly (string | null)[] =>
  navigator.languages.map((tag) => tag.split('-')[0] ?? null);
