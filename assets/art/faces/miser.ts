import type { Drawing } from '../drawing';
import { block, disc, hatching } from '../paths';

const cap = 'M36 34C34 14 48 4.5 62 5C80 6 94 18 101 34L104 41L94 44C88 34 84 32 80 34L38 38Z';
const tassel = disc(101, 49, 8);
const head = 'M38 34L80 32L82 42L89 51L82 54L83 60L79 63L80 68C76 74 68 76 58 75C44 73 36 62 36 48Z';
const bag =
  'M40 68L26 66L33 76C14 82 5 94 7 105C9 113 24 116 44 116L76 116C96 116 111 113 113 105C115 94 104 82 86 76' +
  'L94 66L78 70L60 66Z';
const hands = [
  'M12 84C18 78 26 80 30 86L40 92L36 102L20 98C12 96 8 90 12 84Z',
  'M108 84C102 78 94 80 90 86L80 92L84 102L100 98C108 96 112 90 108 84Z',
] as const;

/** Both arms round a bag. */
export const miser: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(head, cap, tassel, ...hands, bag),
    { d: 'M56 40L78 38L79 44L84 51L78 54L79 61L75 64L75 69C70 72 64 72 58 71L52 58Z', fill: 'paper' },
    { d: 'M44 40L57 40L60 56L60 71.5L56 71C48 68 42 58 42 48Z', fill: 'paperShade' },
    { d: 'M60 46C63 43 68 43 71 45L70 49C67 50 63 50 60 46ZM74 45L79 44L80 48L75 48Z', fill: 'ink' },
    { d: 'M68 62L78 60L76 64L69 65Z', fill: 'ink' },
    { d: 'M40 33C39 18 48 9 58 9C54 16 52 24 53 34Z', fill: 'accentShade' },
    { d: 'M62 9C78 10 90 20 97 34L99 39L95 40C90 30 82 26 76 30L56 33C55 24 57 16 62 9Z', fill: 'accent' },
    { d: 'M39 34L78 32L78 37L40 39Z', fill: 'brassLight' },
    { d: disc(101, 49, 6), fill: 'brass' },
    { d: 'M101 43A6 6 0 0 1 101 55Z', fill: 'brassLight' },
    { d: 'M36 78L58 78L58 112L44 112C26 112 12 110 11 104C9 95 18 84 36 78Z', fill: 'accentShade' },
    { d: 'M62 78L84 78C102 84 111 95 109 104C108 110 94 112 76 112L62 112Z', fill: 'accent' },
    { d: 'M34 70L44 71L60 69L76 73L86 70L80 76L40 76Z', fill: 'brassLight' },
    { d: disc(60, 95, 14.5), fill: 'ink' },
    { d: disc(60, 95, 13), fill: 'brass' },
    { d: 'M60 82A13 13 0 0 1 60 108Z', fill: 'brassLight' },
    { d: 'M60 87L67 95L60 103L53 95Z', fill: 'ink' },
    ...hands.map((d) => ({ d, fill: 'paper', stroke: 'ink', width: 2.4, round: true }) as const),
    hatching('M30 88L38 93M28 93L37 97M90 88L82 93M92 93L83 97'),
  ],
};
