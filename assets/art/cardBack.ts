import type { Drawing, Shape, Tone } from './drawing';

const width = 200;
const height = 280;

/** The same path turned half round the middle of the card. Only for M, L, C, Q and Z, which hold points. */
function turned(d: string): string {
  let count = 0;
  return d.replace(/[\d.]+/g, (number) => {
    const side = count++ % 2 === 0 ? width : height;
    return String(Number((side - Number(number)).toFixed(2)));
  });
}

function twice(fill: Tone, d: string): readonly Shape[] {
  return [
    { d, fill },
    { d: turned(d), fill },
  ];
}

function frame(inset: number, corner: number): string {
  const [l, t, r, b] = [inset, inset, width - inset, height - inset];
  return (
    `M${l + corner} ${t}L${r - corner} ${t}L${r} ${t + corner}L${r} ${b - corner}L${r - corner} ${b}` +
    `L${l + corner} ${b}L${l} ${b - corner}L${l} ${t + corner}Z`
  );
}

/** One ray of the lamp, from under its shade to the middle line of the card. */
function ray(left: number, right: number): string {
  const foot = (x: number) => 100 + (x - 100) * 0.22;
  return `M${foot(left)} 78L${foot(right)} 78L${right} 140L${left} 140Z`;
}

const rays: readonly (readonly [Tone, number, number])[] = [
  ['brassDark', 26, 42],
  ['brass', 50, 66],
  ['brassLight', 75, 91],
  ['brassLight', 109, 125],
  ['brass', 134, 150],
  ['brassDark', 158, 174],
];

export const cardBack: Drawing = {
  size: [width, height],
  shapes: [
    {
      d:
        'M14 0L186 0C194 0 200 6 200 14L200 266C200 274 194 280 186 280L14 280C6 280 0 274 0 266' +
        'L0 14C0 6 6 0 14 0Z',
      fill: 'night',
    },
    { d: frame(8, 14), fill: 'brass' },
    { d: frame(11.5, 13), fill: 'night' },
    { d: frame(16, 12), fill: 'brassDark' },
    { d: frame(18, 11.5), fill: 'night' },
    ...rays.flatMap(([tone, left, right]) => twice(tone, ray(left, right))),
    ...twice('brass', 'M18 60L60 18L68 18L18 68ZM182 60L140 18L132 18L182 68Z'),
    ...twice('brassDark', 'M18 46L46 18L54 18L18 54ZM182 46L154 18L146 18L182 54Z'),
    ...twice('brass', 'M29.5 18L40 18L18 40L18 29.5ZM170.5 18L160 18L182 40L182 29.5Z'),
    ...twice(
      'brass',
      'M98 18L102 18L102 40L108 40L108 47C124 50 134 60 136 73L64 73C66 60 76 50 92 47L92 40L98 40Z',
    ),
    ...twice('brassLight', 'M108 47C124 50 134 60 136 73L114 73C115 62 113 54 108 47Z'),
    ...twice('brassDark', 'M92 47C87 54 85 62 86 73L64 73C66 60 76 50 92 47Z'),
    { d: 'M100 96L144 140L100 184L56 140Z', fill: 'night' },
    { d: 'M100 102L138 140L100 178L62 140Z', fill: 'brass' },
    { d: 'M100 108L132 140L100 172L68 140Z', fill: 'night' },
    { d: 'M100 116L124 140L76 140ZM100 164L76 140L124 140Z', fill: 'brassDark' },
    ...twice('brassLight', 'M100 116L124 140L100 140Z'),
    ...twice('brass', 'M100 116L100 140L76 140Z'),
    { d: 'M100 129L111 140L100 151L89 140Z', fill: 'night' },
  ],
};
