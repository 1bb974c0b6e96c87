/** The players in the books' examples, in the order of their seats. The worked example names the first three. */
export const people = {
  fa: ['ملوک', 'حشمت', 'نصرت', 'طلعت'],
  he: ['נעמה', 'יובל', 'רוני', 'טל'],
  ru: ['Рита', 'Женя', 'Валя', 'Саша'],
  en: ['Nell', 'Frankie', 'Charlie', 'Robin'],
} as const;
