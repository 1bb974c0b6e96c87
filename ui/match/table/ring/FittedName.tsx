import { use } from 'react';
import { TableNames, shortenings } from '../../../components/tableNames';
import { Name } from '../../../components/Name';
import type { TextVariant } from '../../../components/Text';
import { useLanguage } from '../../../i18n/language';
import { useTextScale } from '../../../theme/textScale';
import { typefaces } from '../../../theme/typeface';

/** Letters for a name on a tile, the largest first, in points. */
const sizes = [
  ['largeLabel', 21],
  ['subheading', 17],
  ['label', 16],
  ['small', 14],
  ['fine', 12],
  ['finest', 10],
] as const satisfies (readonly [TextVariant, number])[];

export type NameVariant = (typeof sizes)[number][0];

interface FittedNameProps {
  readonly children: string;
  /** The letters of a short name. */
  readonly variant: NameVariant;
  /** How wide it may be. */
  readonly room: number;
  readonly centred?: boolean;
}

/** A name in one line: in smaller letters or shortened, before any of them is cut off. */
export function FittedName({ children, variant, room, centred = false }: FittedNameProps) {
  const { language } = useLanguage();
  const scale = useTextScale();
  const ways = [children, ...shortenings(children, use(TableNames))];
  const { name, letters } = fittingName(ways, variant, room / (scale * typefaces[language].width));
  return (
    <Name
      variant={letters}
      role="presentation"
      numberOfLines={1}
      align={centred ? 'center' : 'start'}
      style={centred ? {} : { flex: 1 }}
    >
      {name}
    </Name>
  );
}

/** Read across a table. Whole names are written as small as this before any is shortened. */
const readAcross = 16;

interface Fitted {
  readonly name: string;
  readonly letters: NameVariant;
}

/**
 * Of the ways to write a name, the whole one first: that with the largest letters, up to the usual ones, of which so
 * many points of width hold all. Nothing is smaller than the smallest: there the shortest is cut.
 */
export function fittingName(ways: readonly string[], usual: NameVariant, points: number): Fitted {
  const from = sizes.findIndex(([variant]) => variant === usual);
  const fitted = ways.flatMap((name) => {
    const fits = sizes.slice(from).find(([, size]) => [...name].length * size <= points);
    return fits ? [{ name, letters: fits[0], size: fits[1] }] : [];
  });
  const largest = Math.max(...fitted.map(({ size }) => size));
  const { name, letters } = fitted.find(({ size }) => size >= Math.min(largest, readAcross)) ?? {
    name: ways.at(-1) ?? '',
    letters: 'finest' as const,
  };
  return { name, letters };
}
