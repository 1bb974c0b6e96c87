import type { hint as en } from '../../en/coup/hint';
import type { Words } from '../../words';

/** The hints that count cards for a player; nobody else sees them. */
export const hint: Words<typeof en, 'ru'> = {
  whatFor: 'Только для вас: где у\u00a0вас блеф и\u00a0насколько вероятно, что другие говорят правду.',
  honest: 'Не блеф: {{what}}.',
  bluff: 'Блеф; в скобках\u00a0— вероятность правды в глазах других: {{what}}.',
  likely: '{{what}} ({{chance}})',
  caught: 'Поймают на блефе\u00a0— потеряете влияние.',
  caughtLast: 'Поймают на блефе\u00a0— потеряете последнее влияние.',
  claim: 'Только по картам: правда с вероятностью {{chance}}.',
  unseen: '{{role}}: вы не видите {{hidden}} из {{copies}}\u00a0карт.',
  allUnseen: '{{role}}: вы не видите ни одной из {{copies}}\u00a0карт.',
  surelyTrue: 'Судя по картам, это точно правда.',
  surelyFalse: 'Судя по картам, это точно блеф.',
  wrongLast: 'Если это правда, проверка отнимет у вас последнее влияние.',
};
