import { useId, type RefObject } from 'react';
import Svg, { Defs, G, Line, LinearGradient, Path, Rect, Stop, Text } from 'react-native-svg';
import { lamp } from '../../../assets/art';
import { laurel } from '../../../assets/art/laurel';
import { Shapes } from '../../art/Artwork';
import { useLanguage } from '../../i18n/language';
import { fontFamily } from '../../theme/family';
import { materials, onFelt } from '../../theme/tokens';
import { typefaces } from '../../theme/typeface';
import { fitted } from './lines';
import type { Souvenir } from './souvenir';

/** In points: what a messenger shows whole on a phone that is held upright. */
export const pictureSize = { width: 1080, height: 1350 } as const;

const middle = pictureSize.width / 2;
const margin = 90;
const room = pictureSize.width - 2 * margin;

/** The near edge of the table. */
const edge = `M0 975C240 885 840 885 ${pictureSize.width} 975`;

const crown = 'M4 8l4 4 4-6 4 6 4-4-1.5 10h-13Z';

/** One or two winners stand on a line; a whole side on three. */
const victor = { size: 96, most: 1 };
const crowd = { size: 52, most: 3 };

interface PictureProps {
  readonly souvenir: Souvenir;
  /** The game, and when it was played. */
  readonly game: string;
  readonly when: string;
  /** How wide it is on the page. */
  readonly shown: number;
  readonly svg: RefObject<Svg | null>;
  readonly id: string;
}

/** The end of a game as a picture: under the lamp the winner, below what is worth a word. It is the same by night and by day. */
export function Picture({ souvenir, game, when, shown, svg, id }: PictureProps) {
  const { t } = useLanguage();
  const falling = useId();
  const { winners, title, lines, honours } = souvenir;
  const { width, height } = pictureSize;
  return (
    <Svg
      ref={svg}
      id={id}
      width={shown}
      height={(shown * height) / width}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      <Defs>
        <LinearGradient id={falling} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={materials.brassLight} stopOpacity={0.42} />
          <Stop offset="1" stopColor={materials.brassLight} stopOpacity={0} />
        </LinearGradient>
      </Defs>
      <Rect width={width} height={height} fill={materials.night} />
      <Path d={`${edge}V${height}H0Z`} fill={materials.felt} />
      <Path d={edge} fill="none" stroke={materials.brassDark} strokeWidth={6} />
      <Path d={`M400 150H680L${width} 960H0Z`} fill={`url(#${falling})`} />
      <Line x1={middle} y1={0} x2={middle} y2={30} stroke={materials.brassDark} strokeWidth={8} />
      <G x={middle - 140} y={-6} scale={1.4}>
        <Shapes drawing={lamp} />
      </G>
      <G x={middle - 132} y={190} scale={1.1}>
        <Shapes drawing={laurel} />
      </G>
      <G x={middle - 60} y={255} scale={5}>
        <Path d={crown} fill={materials.brassLight} />
      </G>
      <Words
        at={590}
        text={title}
        cut="bold"
        colour={onFelt.ink}
        {...(winners.length > 2 ? crowd : victor)}
      />
      <Words at={750} text={lines.join(' ')} size={36} most={2} cut="regular" colour={onFelt.muted} />
      {honours.map((honour, row) => (
        <Honour key={honour.title} {...honour} at={995 + row * 108} />
      ))}
      <Words
        at={1318}
        text={`${t('app.name')} · ${game} · ${when}`}
        size={32}
        most={1}
        cut="regular"
        colour={onFelt.muted}
      />
    </Svg>
  );
}

interface HonourProps {
  readonly at: number;
  readonly title: string;
  readonly names: string;
  readonly times: string;
}

function Honour({ at, title, names, times }: HonourProps) {
  return (
    <>
      <Words at={at} text={title} size={30} most={1} cut="bold" colour={onFelt.brass} />
      <Words at={at + 50} text={`${names} · ${times}`} size={42} most={1} cut="regular" colour={onFelt.ink} />
    </>
  );
}

interface WordsProps {
  /** The foot of the first line. */
  readonly at: number;
  readonly text: string;
  readonly size: number;
  /** The number of lines there is room for. */
  readonly most: number;
  readonly cut: 'regular' | 'bold';
  readonly colour: string;
}

const isolates = { rtl: '\u2067', ltr: '\u2066' } as const;

/** Each line stands in the middle and runs as its language does, whatever letters it begins with. */
function Words({ at, text, size, most, cut, colour }: WordsProps) {
  const { language, direction } = useLanguage();
  const typeface = typefaces[language];
  const words = fitted(text, { width: room, lines: most, size, letter: typeface.width });
  const isolate = isolates[direction];
  return words.lines.map((line, row) => (
    <Text
      key={row}
      x={middle}
      y={at + row * words.size * typeface.leading}
      textAnchor="middle"
      fontFamily={fontFamily(typeface[cut].family)}
      fontSize={words.size}
      fill={colour}
    >
      {`${isolate}${line}\u2069`}
    </Text>
  ));
}
