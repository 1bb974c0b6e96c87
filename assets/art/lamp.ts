import type { Drawing } from './drawing';

export const lamp: Drawing = {
  size: [200, 120],
  shapes: [
    { d: 'M98 0L102 0L102 28L98 28Z', fill: 'brassDark' },
    { d: 'M90 24L110 24L114 32L114 42L86 42L86 32Z', fill: 'brass' },
    { d: 'M102 24L110 24L114 32L114 42L102 42Z', fill: 'brassLight' },
    { d: 'M84 42L116 42C154 48 182 70 190 100L10 100C18 70 46 48 84 42Z', fill: 'brass' },
    { d: 'M84 42C62 58 50 78 48 100L10 100C18 70 46 48 84 42Z', fill: 'brassDark' },
    { d: 'M116 42C154 48 182 70 190 100L150 100C147 78 136 58 116 42Z', fill: 'brassLight' },
    { d: 'M6 100L194 100L194 107L6 107Z', fill: 'brassDark' },
    { d: 'M120 100L194 100L194 107L120 107Z', fill: 'brass' },
    { d: 'M70 107L130 107C128 115 116 119 100 119C84 119 72 115 70 107Z', fill: 'brassLight' },
  ],
};
