/** Coup's own terms. A book is called by its own title in every language. */
export const coup = {
  books: {
    persianPlus: 'کودتا+',
    persian: 'کودتا',
    russian: 'Переворот',
    hebrew: 'הפיכה',
  },
  actions: {
    income: 'הכנסה',
    foreignAid: 'סיוע חוץ',
    coup: 'הפיכה',
    tax: 'מיסוי',
    assassinate: 'חיסול',
    steal: 'גניבה',
    exchange: 'החלפה',
    examine: 'חקירה',
    convert: 'מעבר צד',
    embezzle: 'מעילה',
    bomb: 'פצצה',
  },
  parties: { empire: 'האימפריה', resistance: 'ההתנגדות' },
  noDuke: 'אין דוכס',
  court: 'החבילה',
  treasury: 'הקופה',
  reserve: 'הקופה הקטנה',
} as const;
