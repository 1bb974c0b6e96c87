import type { showdown as en } from '../../en/cops/showdown';
import type { Words } from '../../words';

/** The great moments, large, for the whole table. */
export const showdown: Words<typeof en, 'ru'> = {
  title: {
    shield: 'Щит!',
    explosion: 'Взрыв!',
    wounded: 'Это лидер!',
    out: 'Вне игры!',
    joinedBand: 'В банду!',
    saved: 'Спасение!',
    kingpinDown: 'Главаря больше нет!',
    agentDown: 'Особиста больше нет!',
    bothLeaders: 'Оба лидера!',
    diamonds: 'Все алмазы!',
  },
  by: 'Стреляет {{name}}.',
  shield: 'Пулю ловит {{target}}.',
  explosion: 'За компанию\u00a0— {{target}}.',
  wounded: 'Ранение, но игра продолжается. Следующая пуля\u00a0— последняя.',
  out: 'Карты лидера не оказалось.',
  joinedBand: 'Карты лидера не оказалось. Теперь важны только алмазы.',
  saved: 'Снова в строю, все карты открыты.',
  kingpinDown: 'Победа честных: {{names}}.',
  agentDown: 'Победа продажных: {{names}}.',
  bothLeaders: '{{names}}: победа в одиночку.',
  diamonds: 'Победа банды: {{names}}.',
  you: {
    title: {
      shield: 'Ваш щит!',
      wounded: 'Лидер\u00a0— это вы!',
      out: 'Вы вне игры!',
      joinedBand: 'Вы уходите в банду!',
      saved: 'Вы спасены!',
    },
    by: 'Стреляете вы.',
    shield: 'Пулю ловите вы.',
    explosion: 'За компанию\u00a0— вы.',
    wounded: 'Вы ранены, но игра продолжается. Следующая пуля\u00a0— последняя.',
    out: 'Карты лидера у вас нет.',
    joinedBand: 'Карты лидера у вас нет. Теперь важны только алмазы.',
    saved: 'Вы снова в строю, все карты открыты.',
    kingpinDown: 'Вы побеждаете вместе с честными.',
    agentDown: 'Вы побеждаете вместе с продажными.',
    bothLeaders: 'Вы побеждаете в одиночку.',
    diamonds: 'Вы побеждаете вместе с бандой.',
  },
};
