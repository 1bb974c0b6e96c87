import type { aid as en } from '../../en/coup/aid';
import type { Words } from '../../words';

/** The aid card: what everybody can do, who stops it, and what holds for all of it. */
export const aid: Words<typeof en, 'ru'> = {
  goal: 'Побеждает последний, у кого осталось влияние.',
  anybody: 'Любой',
  withoutDuke: 'Тот, у кого нет Губернатора',
  embezzle: 'Забрать весь резерв',
  blockedBy: { anybody: 'Блокирует любой: {{roles}}', target: 'Блокирует жертва: {{roles}}' },
  bomb: 'Получивший обезвреживает или передаёт: {{role}}',
  doubt: 'Проверить можно любые слова, в том числе того, кто блокирует. Кто неправ, теряет влияние.',
  paid: {
    returned: 'Плата возвращается, если блеф раскрыт, но не после блокировки.',
    gone: 'Плата не возвращается, даже если действие сорвалось.',
  },
  spared:
    'Среди своих, пока есть другая сторона, запрещены: {{actions}}. Иностранную помощь своих не блокируют.',
};
