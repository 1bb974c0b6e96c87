/** Who plays in the books' examples, in the order of their seats: the first three as the worked example names them. */
export const people = {
  fa: ['ملوک', 'حشمت', 'نصرت', 'طلعت'],
  he: ['נעמה', 'יובל', 'רוני', 'טל'],
  ru: ['Рита', 'Женя', 'Валя', 'Саша'],
  en: ['Nell', 'Frankie', 'Charlie', 'Robin'],
} as const;
