import type { Language } from '../../../store/languages';

type Stemmer = (word: string) => string;

/** Without the first ending that leaves at least this number of letters. */
const without =
  (endings: RegExp): Stemmer =>
  (word) =>
    word.replace(endings, '');

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
    without(/(?<=..[^s])s$/),
    without(/(?<=...)(?:ments?|ations?|ingly|ions?|ing|ers?|ors?|ed|ly|es)$/),
    without(/(?<=...)e$/),
    (word) => word.replace(/(?<=..)([bdfglmnprt])\1$/, '$1'),
    without(/(?<=...)(?:at|i|y)$/),
  ),
  ru: inTurn(
    without(/(?<=...)(?:с[яь])$/),
    without(
      /(?<=...)(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ать|ять|еть|ить|уть|ают|яют|уют|ует|юет|ает|яет|ует|али|яли|или|ели|ала|ила|ела|ыла|ешь|ишь|ете|ите|йте|ать|ой|ей|ый|ий|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ом|ем|ам|ям|ах|ях|ов|ев|ет|ит|ут|ют|ат|ят|ал|ил|ел|ть|ия|ию|ии|а|я|о|е|ы|и|у|ю|ь|й)$/,
    ),
    without(/(?<=...)(?:ирова|иру|ыва|ива|ова|ыв|ив|ов|ени|ани|ств|нн|н|к|а|и|ь)$/),
  ),
  fa: inTurn(
    without(/^(?:نمی|می)(?=...)/),
    without(/(?<=...)(?:هایمان|هایتان|هایشان|هامون|هاتون|هاشون|هایم|هایت|هایش|هایی|های|هام|هات|هاش|ها)$/),
    without(/(?<=...)(?:یشان|یتان|یمان|شان|تان|مان|شون|تون|مون|اند|ترین|تر|یم|ید|ند|ین|ان)$/),
    without(/(?<=...)(?:م|ش|د|ه|ی|ن|و)$/),
  ),
  he: inTurn(
    without(/(?<=...)(?:יותיהמ|יהמ|יכמ|תמ|תנ|כמ|נו|ית|ות|ימ|ה|ת|י|ו)$/),
    // The letters for vowels come and go between a verb and its noun.
    (word) =>
      /[^וי].*[^וי].*[^וי]/.test(word) ? word.slice(0, 1) + word.slice(1).replace(/[וי]/g, '') : word,
  ),
};

export const stemOf = (language: Language, folded: string): string => stemmers[language](folded);
