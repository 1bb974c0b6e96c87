import type { Language } from '../../store/languages';
import lalezar from '@expo-google-fonts/lalezar/Lalezar_400Regular.ttf';
import rubikRegular from '@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf';
import rubikBold from '@expo-google-fonts/rubik/600SemiBold/Rubik_600SemiBold.ttf';
import suezOne from '@expo-google-fonts/suez-one/400Regular/SuezOne_400Regular.ttf';
import vazirmatnRegular from '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf';
import vazirmatnBold from '@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf';
import yesevaOne from '@expo-google-fonts/yeseva-one/400Regular/YesevaOne_400Regular.ttf';

export interface TypefaceFont {
  readonly family: string;
  /** The asset id that Metro gave the file. */
  readonly source: number;
}

/** The letters of one language. */
export interface Typeface {
  readonly regular: TypefaceFont;
  readonly bold: TypefaceFont;
  /** For the app's own titles only: unlike the others it may lack the script of somebody's name. */
  readonly display: TypefaceFont;
  /** Height of a line, in sizes of the letter. Persian reaches further up and down. */
  readonly leading: number;
  /** The average width of a letter, in sizes of the letter. */
  readonly width: number;
  readonly displayLeading: number;
  /** Persian and Hebrew letters do not lean: what leans elsewhere is strong there. */
  readonly leans: boolean;
  /** Persian letters join and Hebrew knows no capitals: neither is ever spaced out. */
  readonly tracking: number;
}

const rubik = {
  regular: { family: 'Rubik', source: rubikRegular },
  bold: { family: 'RubikSemiBold', source: rubikBold },
  leading: 1.42,
  displayLeading: 1.16,
} as const;

const european: Typeface = {
  ...rubik,
  display: { family: 'YesevaOne', source: yesevaOne },
  width: 0.58,
  leans: true,
  tracking: 0.6,
};

export const typefaces: Readonly<Record<Language, Typeface>> = {
  fa: {
    regular: { family: 'Vazirmatn', source: vazirmatnRegular },
    bold: { family: 'VazirmatnSemiBold', source: vazirmatnBold },
    display: { family: 'Lalezar', source: lalezar },
    leading: 1.72,
    width: 0.46,
    displayLeading: 1.42,
    leans: false,
    tracking: 0,
  },
  he: { ...rubik, display: { family: 'SuezOne', source: suezOne }, width: 0.54, leans: false, tracking: 0 },
  ru: { ...european, width: 0.61 },
  en: european,
};

export const fontsOf = ({ regular, bold, display }: Typeface): readonly TypefaceFont[] => [
  regular,
  bold,
  display,
];
