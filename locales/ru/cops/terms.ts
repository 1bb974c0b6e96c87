import type { terms as en } from '../../en/cops/terms';
import type { Words } from '../../words';

/** The terms of Good Cop Bad Cop, and what is counted in it. */
export const terms: Words<typeof en, 'ru'> = {
  actions: {
    investigate: 'Расследование',
    arm: 'Вооружение',
    equip: 'Снаряжение',
    shoot: 'Огонь',
    grab: 'Налёт',
    swap: 'Подмена личности',
    infiltrate: 'Внедрение',
  },
  diamonds_one: '{{count}}\u00a0алмаз',
  diamonds_few: '{{count}}\u00a0алмаза',
  diamonds_many: '{{count}}\u00a0алмазов',
  diamonds_other: '{{count}}\u00a0алмаза',
  hidden_one: '{{count}}\u00a0скрытая карта',
  hidden_few: '{{count}}\u00a0скрытые карты',
  hidden_many: '{{count}}\u00a0скрытых карт',
  hidden_other: '{{count}}\u00a0скрытой карты',
  place: 'карта\u00a0{{place}}',
};
