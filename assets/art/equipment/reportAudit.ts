import type { Drawing } from '../drawing';
import { block, box, disc, hatching, turned } from '../paths';

const lean = (d: string) => turned(d, -9, [46, 62]);
const board = lean(box(12, 18, 66, 92, 5));
const clip = lean('M30 13L37 13C38 5 52 5 53 13L60 13L64 28L26 28Z');
const grip = (d: string) => turned(d, -45, [80, 72]);
const lens = disc(80, 72, 26);

export const reportAudit: Drawing = {
  size: [120, 120],
  shapes: [
    ...block(board),
    { d: lean(box(14.6, 20.6, 60.8, 86.8, 3)), fill: 'brassDark' },
    { d: lean('M20 28L70 28L70 102L20 102Z'), fill: 'ink' },
    { d: lean('M22 30L68 30L68 100L22 100Z'), fill: 'paper' },
    {
      d: lean('M27 43L31 48L38 38M27 63L31 68L38 58M27 83L31 88L38 78'),
      stroke: 'accent',
      width: 4,
      round: true,
    },
    { d: lean('M44 44L62 44M44 64L62 64M44 84L62 84'), stroke: 'ink', width: 3.4 },
    ...block(clip),
    { d: lean('M32 15.6L39 15.6C40 7.6 50 7.6 51 15.6L58 15.6L60.6 25.4L29.4 25.4Z'), fill: 'brass' },
    { d: lean('M45 9.6C49 9.6 50.4 12 51 15.6L58 15.6L60.6 25.4L45 25.4Z'), fill: 'brassLight' },
    ...block(grip(box(73, 94, 14, 23, 6)), lens),
    { d: grip(box(75.6, 101, 4.2, 13.4, 1.6)), fill: 'accentShade' },
    { d: grip(box(80.2, 101, 4.2, 13.4, 1.6)), fill: 'accent' },
    { d: disc(80, 72, 23.6), fill: 'brass' },
    { d: 'M63.3 55.3A23.6 23.6 0 0 1 96.7 88.7Z', fill: 'brassLight' },
    { d: disc(80, 72, 19), fill: 'ink' },
    { d: disc(80, 72, 16.6), fill: 'paper' },
    { d: 'M71 72L78 80L90 63', stroke: 'accent', width: 6.4, round: true },
    hatching('M67.4 78L71 81.6M70 84L75 87'),
  ],
};
