/** A language is called by its own name, in its own letters, whatever language speaks of it. */
export const languageNames = { fa: 'فارسی', he: 'עברית', ru: 'Русский', en: 'English' } as const;

/** Its name where there is room for two letters. */
export const languageSigns = { fa: 'فا', he: 'עב', ru: 'Ру', en: 'En' } as const;
