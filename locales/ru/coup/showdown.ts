import type { showdown as en } from '../../en/coup/showdown';
import type { Words } from '../../words';

/**
 * The great moments, large, for the whole table. `they` stands beside a player's name, `you` is said to a player who
 * plays alone.
 */
export const showdown: Words<typeof en, 'ru'> = {
  doubleDanger: 'Двойная опасность',
  then: {
    action: 'Действие срывается.',
    block: 'Действие состоится.',
    bomb: 'Бомба взрывается.',
    refunded: 'Плата возвращается: {{coins}}.',
  },
  they: {
    title: {
      proof: 'Это правда!',
      exposure: 'Это блеф!',
      embezzlement: 'Хищение раскрыто!',
      loss: 'Минус одно влияние',
      handing: 'Бомбу держит {{name}}!',
      explosion: 'Взрыв!',
      exile: 'Выбывает',
      victory: '{{name}} побеждает!',
    },
    shows: '{{name}} предъявляет карту «{{role}}».',
    showsNoDuke: '{{name}} открывает все карты: Губернатора нет.',
    hides: '{{name}} не показывает карту «{{role}}».',
    hidesAll: '{{name}} не открывает карты.',
    wasWrong: '{{name}} ошибается с проверкой и теряет влияние.',
    pays: '{{name}} теряет влияние.',
    holdsBomb: '{{name}} остаётся с бомбой в руках.',
    why: {
      wrong: 'Проверка была напрасной.',
      lie: 'Блеф раскрыт.',
      coup: 'Это был переворот.',
      assassinate: 'Это было убийство.',
      bomb: 'Это была бомба.',
    },
    left: 'Остаётся одно влияние.',
    forfeits: 'В казну: {{coins}}.',
    last: 'Больше ни у кого нет влияния.',
  },
  you: {
    title: {
      proof: 'Вы сказали правду!',
      exposure: 'Ваш блеф раскрыт!',
      embezzlement: 'Ваше хищение раскрыто!',
      loss: 'Вы теряете влияние',
      handing: 'Бомба у вас!',
      explosion: 'Бомба взрывается у вас!',
      exile: 'Вы выбываете',
      victory: 'Вы победили!',
    },
    shows: 'Вы предъявляете карту «{{role}}».',
    showsNoDuke: 'Вы открываете все карты: Губернатора нет.',
    hides: 'Вы не показываете карту «{{role}}».',
    hidesAll: 'Вы не открываете карты.',
    wasWrong: 'Вы ошиблись с проверкой и теряете влияние.',
    pays: 'Вы теряете влияние.',
    holdsBomb: 'Бомба осталась у вас в руках.',
    why: {
      wrong: 'Вы проверили\u00a0— и ошиблись.',
      lie: 'Вас поймали на блефе.',
      coup: 'Против вас устроили переворот.',
      assassinate: 'Вы стали жертвой Убийцы.',
      bomb: 'Бомба взорвалась у вас в руках.',
    },
    left: 'У вас остаётся одно влияние.',
    forfeits: 'Ваши монеты уходят в казну: {{coins}}.',
    last: 'Больше ни у кого нет влияния.',
  },
};
