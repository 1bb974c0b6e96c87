import type { Language } from '../../../store/languages';

type Stemmer = (word: string) => string;

/** Takes the longest of these endings off, if this number of letters or more stay. */
function without(least: number, ...endings: readonly string[]): Stemmer {
  const ending = new RegExp(`^(.{${least},}?)(?:${endings.join('|').replaceAll(' ', '|')})$`);
  return (word) => ending.exec(word)?.[1] ?? word;
}

const inTurn =
  (...steps: readonly Stemmer[]): Stemmer =>
  (word) =>
    steps.reduce((rest, step) => step(rest), word);

/**
 * The part of a folded word that its forms share. It need not be a root: it is enough that a question and a rule lose
 * the same endings.
 */
const stemmers: Readonly<Record<Language, Stemmer>> = {
  en: inTurn(
    (word) => (word.endsWith('ss') ? word : without(3, 's')(word)),
    without(3, 'ment ments ation ations ingly ion ions ing er ers or ors ed ly es'),
    without(3, 'e'),
    (word) => word.replace(/^(..+)([bdfglmnprt])\2$/, '$1$2'),
    without(3, 'at i y'),
  ),
  ru: inTurn(
    without(3, 'ся сь'),
    without(
      3,
      'иями ями ами ого его ому ему ыми ими ать ять еть ить уть ают яют уют ует юет ает яет али яли или ели ала ила ела ыла',
      'ешь ишь ете ите йте ой ей ый ий ая яя ое ее ые ие ых их ую юю ом ем ам ям ах ях ов ев ет ит ут ют ат ят ал ил ел ть',
      'ия ию ии а я о е ы и у ю ь й',
    ),
    without(3, 'ирова иру ыва ива ова ыв ив ов ени ани ств нн н к а и ь'),
  ),
  fa: inTurn(
    (word) => word.replace(/^ن?می(?=...)/, ''),
    without(3, 'هایمان هایتان هایشان هامون هاتون هاشون هایم هایت هایش هایی های هام هات هاش ها'),
    without(3, 'یشان یتان یمان شان تان مان شون تون مون اند ترین تر یم ید ند ین ان'),
    without(3, 'م ش د ه ی ن و'),
  ),
  he: inTurn(
    without(3, 'יותיהמ יהמ יכמ תמ תנ כמ נו ית ות ימ ה ת י ו'),
    // The letters for vowels come and go between a verb and its noun.
    (word) => (/([^וי].*){3}/.test(word) ? word.slice(0, 1) + word.slice(1).replace(/[וי]/g, '') : word),
  ),
};

export const stemOf = (language: Language, folded: string): string => stemmers[language](folded);
