import Svg, { Path } from 'react-native-svg';
import type { Drawing, Tone } from '../../assets/art';
import { materials } from '../theme/tokens';

type Tones = Readonly<Record<Tone, string>>;

/** Drawings without a colour of their own take the lamp's brass for accent. */
const plain: Tones = { ...materials, accent: materials.brass, accentShade: materials.brassDark };

interface ArtworkProps {
  readonly drawing: Drawing;
  readonly width: number;
  readonly tones?: Partial<Tones> | undefined;
}

/** A drawing on screen. It says nothing to a screen reader: the component that shows it says what it means there. */
export function Artwork({ drawing, width, tones }: ArtworkProps) {
  const [fullWidth, fullHeight] = drawing.size;
  return (
    <Svg
      width={width}
      height={(width * fullHeight) / fullWidth}
      viewBox={`0 0 ${fullWidth} ${fullHeight}`}
      aria-hidden
    >
      <Shapes {...{ drawing, tones }} />
    </Svg>
  );
}

/** The same as a part of a larger drawing. */
export function Shapes({ drawing, tones }: Pick<ArtworkProps, 'drawing' | 'tones'>) {
  const colours = { ...plain, ...tones };
  return drawing.shapes.map((shape, index) => (
    <Path
      key={index}
      d={shape.d}
      fill={shape.fill ? colours[shape.fill] : 'none'}
      {...(shape.stroke ? { stroke: colours[shape.stroke], strokeWidth: shape.width ?? 1 } : {})}
      {...(shape.opacity === undefined ? {} : { opacity: shape.opacity })}
      {...(shape.round ? { strokeLinecap: 'round', strokeLinejoin: 'round' } : {})}
    />
  ));
}
