import type { hint as en } from '../../en/cops/hint';
import type { Words } from '../../words';

/** The hints that count cards for a player; nobody else sees them. */
export const hint: Words<typeof en, 'ru'> = {
  whatFor: 'Только для вас: насколько вероятно, что игрок против вас или что он лидер.',
  honest: 'Вы за честных.',
  crooked: 'Вы за продажных.',
  agent: 'Вы\u00a0— Особист.',
  kingpin: 'Вы\u00a0— Главарь.',
  about: '{{name}}: против вас\u00a0— {{enemy}}, {{boss}}\u00a0— {{leader}}, {{ownBoss}}\u00a0— {{own}}',
};
