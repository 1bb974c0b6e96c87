import {
  StyleSheet,
  Text as NativeText,
  useWindowDimensions,
  type TextProps as NativeTextProps,
  type TextStyle,
} from 'react-native';
import { useLanguage } from './i18n/language';
import { fontFamily } from './theme/family';
import { useFamilyLoaded } from './theme/fonts';
import { useTheme } from './theme/ThemeProvider';
import { textSize, useTextScale } from './theme/textScale';
import { typefaces, type Typeface } from './theme/typeface';

type Cut = 'regular' | 'bold' | 'display';

interface Variant {
  readonly size: number;
  readonly cut: Cut;
  /** Where the variant is a heading, its level. */
  readonly level?: 1 | 2 | 3;
  /** The largest share of the screen's width a letter of this size may take: one long word must fit a line. */
  readonly share?: number;
  /** Set apart as engraved letters are, in scripts that allow it. */
  readonly engraved?: true;
}

const variants = {
  display: { size: 44, cut: 'display', level: 1, share: 0.15 },
  title: { size: 28, cut: 'display', level: 1, share: 0.11 },
  heading: { size: 21, cut: 'display', level: 2, share: 0.1 },
  section: { size: 15, cut: 'bold', level: 2, engraved: true },
  subheading: { size: 17, cut: 'bold', level: 3 },
  name: { size: 34, cut: 'bold', share: 0.13 },
  body: { size: 16, cut: 'regular', share: 0.085 },
  label: { size: 16, cut: 'bold', share: 0.085 },
  small: { size: 14, cut: 'regular', share: 0.075 },
  /** What stands beside a drawing on a crowded table. */
  fine: { size: 12, cut: 'regular' },
} as const satisfies Record<string, Variant>;

type VariantName = keyof typeof variants;

export interface TextProps extends Omit<NativeTextProps, 'style'> {
  readonly variant?: VariantName;
  readonly tone?: 'ink' | 'inkMuted' | 'brassInk' | 'danger';
  /** A colour for text on a material of its own, such as brass or paper. */
  readonly colour?: string;
  readonly align?: 'start' | 'center';
  readonly style?: Pick<TextStyle, 'flex' | 'flexShrink' | 'marginTop' | 'maxWidth'>;
}

/** The only text there is: in the language's letters, its direction and its line height. */
export function Text({ variant = 'body', tone = 'ink', colour, align = 'start', style, ...rest }: TextProps) {
  const { language, direction } = useLanguage();
  const theme = useTheme();
  const { size, cut, level, engraved, share }: Variant = variants[variant];
  const typeface = typefaces[language];
  const face = useFace(typeface, cut);
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
        textSize(points, cut === 'display' ? typeface.displayLeading : typeface.leading),
        align === 'center' ? styles.center : styles.start,
        style,
      ]}
    />
  );
}

/** Beyond twice the size, lines on a phone hold a word each. */
const largestScale = 2;

/** The size that, scaled as the reader likes, still lets a word of a heading fit the screen. */
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
