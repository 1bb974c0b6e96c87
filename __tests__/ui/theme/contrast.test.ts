import { accents } from '../../../assets/art';
import { dark, light } from '../../../ui/theme/themes';
import { materials, onFelt, seatColours } from '../../../ui/theme/tokens';

function channel(hex: string, at: number): number {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** The ratio of two colours as WCAG reckons it: 1 is none, 21 is black on white. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text of the usual size. */
const legible = 4.5;
/** What is not read but must be seen: the edge of a field, the knob of a switch. */
const visible = 3;

test('the reckoning is the published one', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each([dark, light])('by $name', (theme) => {
  const grounds = ['room', 'glow', 'surface', 'raised'] as const;

  test.each(['ink', 'inkMuted', 'brassInk', 'danger'] as const)('%s is legible on every ground', (tone) => {
    expect(grounds.filter((ground) => contrast(theme[tone], theme[ground]) < legible)).toEqual([]);
  });

  test('edges of what can be touched are seen', () => {
    expect(grounds.filter((ground) => contrast(theme.inkMuted, theme[ground]) < visible)).toEqual([]);
  });
});

test('an engraving in brass, a name on a card and an initial on a seat are legible', () => {
  expect(contrast(materials.ink, materials.brass)).toBeGreaterThanOrEqual(legible);
  expect(contrast(materials.ink, materials.paper)).toBeGreaterThanOrEqual(legible);
  for (const { accentShade } of Object.values(accents))
    expect(contrast(materials.paper, accentShade)).toBeGreaterThanOrEqual(legible);
  for (const colour of seatColours) expect(contrast(materials.night, colour)).toBeGreaterThanOrEqual(legible);
});

/** Half way between two colours, and the like. */
const mixed = (one: string, other: string, share: number) =>
  `#${[1, 3, 5]
    .map(
      (at) =>
        parseInt(one.slice(at, at + 2), 16) * (1 - share) + parseInt(other.slice(at, at + 2), 16) * share,
    )
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;

test.each([dark, light])(
  'what is told on the felt is legible by $name, also in the light of the lamp',
  ({ felt }) => {
    const grounds = [felt, mixed(felt, materials.brassLight, 0.1)];
    for (const ground of grounds)
      for (const ink of Object.values(onFelt)) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(legible);
  },
);

test('no two seats have the same colour', () => {
  expect(new Set(seatColours).size).toBe(seatColours.length);
});
