/** The languages the app speaks, in the order they are offered. */
export const languages = ['fa', 'he', 'ru', 'en'] as const;

export type Language = (typeof languages)[number];

/** Something of each language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  fa: make('fa'),
  he: make('he'),
  ru: make('ru'),
  en: make('en'),
});

/** Android still calls Hebrew by the code ISO gave up in 1989. */
const aliases: Readonly<Record<string, Language>> = { iw: 'he' };

/** The first of the device's languages that the app speaks, English if it speaks none of them. */
export function spokenLanguage(deviceLanguages: readonly (string | null)[]): Language {
  for (const code of deviceLanguages) {
    if (code === null) continue;
    const spoken = languages.find((language) => language === code) ?? aliases[code];
    if (spoken) return spoken;
  }
  return 'en';
}
