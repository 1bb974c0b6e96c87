/** A book is called by its own title, in its own letters, whatever language speaks of it. */
export const bookTitles = {
  persianPlus: 'کودتا+',
  persian: 'کودتا',
  russian: 'Переворот',
  hebrew: 'הפיכה',
} as const;
