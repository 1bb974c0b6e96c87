import {
  StyleSheet,
  Text as NativeText,
  useWindowDimensions,
  type TextProps as NativeTextProps,
  type TextStyle,
} from 'react-native';
import { useLanguage } from '../i18n/language';
import { fontFamily } from '../theme/family';
import { useFamilyLoaded } from '../theme/fonts';
import { textSize, useTextScale } from '../theme/textScale';
import { useTheme } from '../theme/ThemeProvider';
import { typefaces, type Typeface } from '../theme/typeface';

type Cut = 'regular' | 'bold' | 'display';

interface Variant {
  readonly size: number;
  readonly cut: Cut;
  /** The heading level, if it is a heading. */
  readonly level?: 1 | 2 | 3;
  /** The largest share of the screen's width a letter of this size may take: one long word must fit a line. */
  readonly share?: number;
  /** With letter spacing, in scripts that allow it. */
  readonly engraved?: true;
  /** For long texts: its lines stand further apart. */
  readonly airy?: true;
}

const variants = {
  display: { size: 44, cut: 'display', level: 1, share: 0.15 },
  title: { size: 28, cut: 'display', level: 1, share: 0.095 },
  heading: { size: 21, cut: 'display', level: 2, share: 0.085 },
  /** The title of one of two posters, side by side. */
  poster: { size: 21, cut: 'display', level: 2, share: 0.057 },
  section: { size: 15, cut: 'bold', level: 2, engraved: true },
  subheading: { size: 17, cut: 'bold', level: 3, share: 0.075 },
  name: { size: 34, cut: 'bold', share: 0.13 },
  body: { size: 16, cut: 'regular', share: 0.085 },
  label: { size: 16, cut: 'bold', share: 0.085 },
  lowLabel: { size: 14, cut: 'bold', share: 0.075 },
  reading: { size: 17, cut: 'regular', share: 0.07, airy: true },
  readingStrong: { size: 17, cut: 'bold', share: 0.07, airy: true },
  /** Figures and names that are read across a table. */
  figure: { size: 20, cut: 'bold' },
  largeFigure: { size: 28, cut: 'bold' },
  largeLabel: { size: 21, cut: 'bold' },
  small: { size: 14, cut: 'regular', share: 0.075 },
  /** For words beside a drawing on a crowded table. */
  fine: { size: 12, cut: 'regular', share: 0.06 },
  /** Fits a long name on the narrowest tile. */
  finest: { size: 10, cut: 'regular', share: 0.05 },
} as const satisfies Record<string, Variant>;

export type TextVariant = keyof typeof variants;

/** How large its letters are at the usual size of text. */
export const pointsOf = (variant: TextVariant): number => variants[variant].size;

type Leadings = Pick<Typeface, 'leading' | 'displayLeading'>;

const leadingOf = ({ cut }: Pick<Variant, 'cut'>, { leading, displayLeading }: Leadings): number =>
  cut === 'display' ? displayLeading : leading;

/** How high a line of them is then. */
export const lineHeightOf = (variant: TextVariant, typeface: Leadings): number =>
  pointsOf(variant) * leadingOf(variants[variant], typeface);

export interface TextProps extends Omit<NativeTextProps, 'style'> {
  readonly variant?: TextVariant;
  readonly tone?: 'ink' | 'inkMuted' | 'brassInk' | 'danger';
  /** For text on a material such as brass or paper. */
  readonly colour?: string;
  readonly align?: 'start' | 'center';
  readonly style?: Pick<TextStyle, 'flex' | 'flexShrink' | 'fontStyle' | 'marginTop' | 'maxWidth'>;
}

/** The only text there is: in the language's letters, its direction and its line height. */
export function Text({ variant = 'body', tone = 'ink', colour, align = 'start', style, ...rest }: TextProps) {
  const { language, direction } = useLanguage();
  const theme = useTheme();
  const { size, cut, level, engraved, airy, share }: Variant = variants[variant];
  const typeface = typefaces[language];
  const face = useFace(typeface, cut);
  const leading = leadingOf({ cut }, typeface);
  const points = useFittingSize(size, share);
  return (
    <NativeText
      maxFontSizeMultiplier={largestScale}
      {...(level && rest.role === undefined ? { role: 'heading', 'aria-level': level } : {})}
      {...{ dir: direction }}
      {...rest}
      style={[
        face,
        engraved && { letterSpacing: typeface.tracking },
        { color: colour ?? theme[tone] },
        textSize(points, leading * (airy ? airiness : 1)),
        align === 'center' ? styles.center : styles.start,
        style,
      ]}
    />
  );
}

/** Small, quiet words beside something else. */
export const Note = (props: TextProps) => <Text variant="small" tone="inkMuted" {...props} />;

/** The factor for the line height of long texts. */
const airiness = 1.12;

/** Beyond twice the size, lines on a phone hold a word each. */
const largestScale = 2;

/** The largest size at which, scaled as the reader likes, a long word still fits the screen. */
function useFittingSize(size: number, share: number | undefined): number {
  const { width } = useWindowDimensions();
  const scale = Math.min(useTextScale(), largestScale);
  return share === undefined ? size : Math.min(size, (share * width) / scale);
}

/** The family already is the weight; asking for a weight as well would embolden it twice. */
function useFace(typeface: Typeface, cut: Cut): TextStyle {
  const { family } = typeface[cut];
  const loaded = useFamilyLoaded(family);
  return loaded
    ? { fontFamily: fontFamily(family), fontWeight: 'normal' }
    : { fontWeight: cut === 'regular' ? 'normal' : '600' };
}

const styles = StyleSheet.create({
  /** React Native's `left` is the start of the line once a direction is set; react-native-web has the word itself. */
  start: { textAlign: process.env.EXPO_OS === 'web' ? ('start' as 'left') : 'left' },
  center: { textAlign: 'center' },
});
