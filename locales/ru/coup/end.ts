import type { end as en } from '../../en/coup/end';
import type { Words } from '../../words';

/** The end of a game of Coup: who held what, who lied, and how it went. */
export const end: Words<typeof en, 'ru'> = {
  how: {
    coup: '{{rival}} теряет последнее влияние из-за переворота.',
    assassinate: '{{rival}} теряет последнее влияние от руки Убийцы.',
    challenge: '{{rival}} теряет последнее влияние на проверке.',
    bomb: '{{rival}} теряет последнее влияние при взрыве бомбы.',
  },
  howYou: {
    coup: 'Вы теряете последнее влияние из-за переворота.',
    assassinate: 'Вы теряете последнее влияние от руки Убийцы.',
    challenge: 'Вы теряете последнее влияние на проверке.',
    bomb: 'Вы теряете последнее влияние при взрыве бомбы.',
  },
  yourPlace: 'Ваше место: {{place}} из {{all}}.',
  hands: 'Карты на стол',
  kept: 'На руках: {{roles}}',
  lost: 'Раскрыто: {{roles}}',
  out: 'Выбывает: ход\u00a0{{turn}} ({{by}})',
  by: { coup: 'переворот', assassinate: 'убийство', challenge: 'проверка', bomb: 'бомба' },
  bluffs: 'Блеф',
  noBluffs: 'Никто не блефовал. Ни разу.',
  caught: 'Разоблачено: {{caught}} из {{all}}',
  bluff: '{{name}}: {{claim}}',
  gotAway: 'Ход\u00a0{{turn}}: сошло с рук',
  caughtBy: 'Ход\u00a0{{turn}}: разоблачает {{name}}',
  caughtByYou: 'Ход\u00a0{{turn}}: разоблачаете вы',
  wrong: 'Напрасные проверки',
  noWrong: 'Зря никого не проверяли.',
  doubted: '{{by}} проверяет. Под подозрением\u00a0— {{name}}',
  doubtedYou: '{{by}} проверяет. Под подозрением\u00a0— вы',
  youDoubted: 'Вы проверяете. Под подозрением\u00a0— {{name}}',
  wasTrue: 'Ход\u00a0{{turn}}: {{claim}}, и это правда',
  coins: 'Монеты',
  influence: 'Влияние',
  holding: '{{coins}}, {{influence}}',
  isOut: 'Вне игры',
  coinsOf: '{{name}}: при раздаче {{first}}, максимум {{most}}, в конце {{last}}.',
  influenceOf: '{{name}}: вне игры с хода\u00a0{{turn}}.',
  influenceLeft: '{{name}}: осталось {{influence}}.',
};
