/** A book’s own title, in its own letters. What each language calls it stands in `games`. */
export const bookTitles = {
  persianPlus: 'کودتا+',
  persian: 'کودتا',
  russian: 'Переворот',
  hebrew: 'הפיכה',
  cops: 'پلیس خوب، پلیس بد',
} as const;
