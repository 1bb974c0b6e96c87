import type { Drawing } from './drawing';

const size = 240;
const middle = size / 2;
const radius = 92;
const leaves = 9;

const at = (value: number) => Number(value.toFixed(2));

/** A leaf on one `side` of the wreath, the `index`th from its foot. */
function leaf(side: 1 | -1, index: number, outward: boolean): string {
  const angle = Math.PI * (0.1 + (0.74 * index) / (leaves - 1));
  const foot = { x: middle + side * radius * Math.sin(angle), y: middle + radius * Math.cos(angle) };
  const length = 34 - index * 1.3;
  const lean = angle + Math.PI / 2 + (outward ? -0.62 : 0.62);
  const tip = { x: foot.x + side * length * Math.sin(lean), y: foot.y + length * Math.cos(lean) };
  const bulge = { x: side * 7 * Math.cos(lean), y: -7 * Math.sin(lean) };
  const halfway = { x: (foot.x + tip.x) / 2, y: (foot.y + tip.y) / 2 };
  const curve = (sign: number) => `${at(halfway.x + sign * bulge.x)} ${at(halfway.y + sign * bulge.y)}`;
  return (
    `M${at(foot.x)} ${at(foot.y)}Q${curve(1)} ${at(tip.x)} ${at(tip.y)}` +
    `Q${curve(-1)} ${at(foot.x)} ${at(foot.y)}Z`
  );
}

const bough = (outward: boolean): string =>
  ([1, -1] as const)
    .flatMap((side) => Array.from({ length: leaves }, (_, index) => leaf(side, index, outward)))
    .join('');

/** From the foot of the wreath up one side. */
const stem = (side: 1 | -1): string => {
  const end = Math.PI * 0.84;
  const x = at(middle + side * radius * Math.sin(end));
  const y = at(middle + radius * Math.cos(end));
  return `M${middle} ${middle + radius}A${radius} ${radius} 0 0 ${side === 1 ? 0 : 1} ${x} ${y}`;
};

/** The wreath round the winner's sign. */
export const laurel: Drawing = {
  size: [size, size],
  shapes: [
    { d: stem(1), stroke: 'brassDark', width: 3, round: true },
    { d: stem(-1), stroke: 'brassDark', width: 3, round: true },
    { d: bough(true), fill: 'brass', stroke: 'brassDark', width: 1.2, round: true },
    { d: bough(false), fill: 'brassLight', stroke: 'brassDark', width: 1.2, round: true },
  ],
};
