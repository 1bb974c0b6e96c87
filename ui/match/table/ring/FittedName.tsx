import { use } from 'react';
import { TableNames, shortenings } from '../../../components/tableNames';
import { Name } from '../../../components/Name';
import { pointsOf, type TextVariant } from '../../../components/Text';
import { useLanguage } from '../../../i18n/language';
import { useTextScale } from '../../../theme/textScale';
import { typefaces } from '../../../theme/typeface';

/** Letters for a name on a tile, the largest first. */
const sizes = [
  'largeLabel',
  'subheading',
  'label',
  'small',
  'fine',
  'finest',
] as const satisfies readonly TextVariant[];

export type NameVariant = (typeof sizes)[number];

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
  const from = sizes.indexOf(usual);
  const fitted = ways.flatMap((name) => {
    const letters = sizes.slice(from).find((variant) => [...name].length * pointsOf(variant) <= points);
    return letters ? [{ name, letters }] : [];
  });
  const largest = Math.max(...fitted.map(({ letters }) => pointsOf(letters)));
  return (
    fitted.find(({ letters }) => pointsOf(letters) >= Math.min(largest, readAcross)) ?? {
      name: ways.at(-1) ?? '',
      letters: 'finest',
    }
  );
}
