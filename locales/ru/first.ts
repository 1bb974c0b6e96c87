import { languageNames } from '../languageNames';
import type { first as en } from '../en/first';
import type { Words } from '../words';
import { games } from './games';

/** What the first page says, and the page for a missing address: everything that is not fetched later. */
export const first: Words<typeof en, 'ru'> = {
  app: {
    name: 'Под столом',
    tagline: 'Один телефон на весь стол: раздаёт карты, хранит секреты и знает все правила.',
  },
  language: languageNames,
  common: {
    back: 'Назад',
    cancel: 'Отмена',
    close: 'Закрыть',
    home: 'На главную',
    list: '{{one}}, {{more}}',
    readInRules: 'Прочитать в правилах',
    touchAgain: 'Коснитесь ещё раз: {{what}}',
  },
  games,
  home: {
    menu: 'Главное меню',
    continue: 'Продолжить: {{game}}',
    waiting: {
      people_one: '{{count}}\u00a0игрок',
      people_few: '{{count}}\u00a0игрока',
      people_many: '{{count}}\u00a0игроков',
      people_other: '{{count}}\u00a0игрока',
      rivals_one: 'против {{count}}\u00a0бота',
      rivals_few: 'против {{count}}\u00a0ботов',
      rivals_many: 'против {{count}}\u00a0ботов',
      rivals_other: 'против {{count}}\u00a0бота',
      turn: 'ход\u00a0{{turn}}',
      now: 'только что',
      minutes_one: '{{count}}\u00a0минуту назад',
      minutes_few: '{{count}}\u00a0минуты назад',
      minutes_many: '{{count}}\u00a0минут назад',
      minutes_other: '{{count}}\u00a0минуты назад',
      hours_one: '{{count}}\u00a0час назад',
      hours_few: '{{count}}\u00a0часа назад',
      hours_many: '{{count}}\u00a0часов назад',
      hours_other: '{{count}}\u00a0часа назад',
      days_one: '{{count}}\u00a0день назад',
      days_few: '{{count}}\u00a0дня назад',
      days_many: '{{count}}\u00a0дней назад',
      days_other: '{{count}}\u00a0дня назад',
    },
    together: 'Играть вместе',
    alone: 'Играть с ботами',
    learn: 'Как играть',
    lesson: 'Первая партия, шаг за шагом',
    lessonHint: '{{game}}: без спешки',
    learnOn: 'Урок ждёт там, где вы остановились',
    rules: 'Правила',
    history: 'Прошлые партии',
    rehearsal: 'Репетиция',
    rehearsalHint: 'Каждому по карте, и телефон по кругу',
    cast: 'Кто есть кто',
    settings: 'Настройки',
    about: 'О приложении',
  },
  notices: {
    settings: 'настройки',
    names: 'имена за столом',
    table: 'прошлый состав стола',
    match: 'начатая партия',
    places: 'места в книгах правил',
    lessons: 'уроки',
    history: 'прошлые партии',
    damaged:
      'Не удалось прочесть сохранённые данные ({{what}}). Повреждённая запись сохранена отдельно, ничего не стёрто, этот раздел начат с чистого листа.',
    future:
      'Сохранённые данные ({{what}})\u00a0— от более новой версии приложения. Они лежат отдельно, в целости и сохранности, а эта версия начала раздел с чистого листа.',
    locked:
      'Не удалось прочесть сохранённые данные ({{what}}). Они остаются нетронутыми, но изменения пропадут, когда приложение закроется.',
    mended:
      'Сохранённые данные были повреждены ({{what}}). Они восстановлены по самим партиям, а повреждённая запись сохранена отдельно.',
    returned:
      'Вернулись данные, которые сохранила более новая версия приложения ({{what}}). То, что старая версия записала после неё, лежит отдельно, в целости и сохранности.',
    elsewhere:
      'Эта партия продолжилась в другом окне. Теперь она и здесь в том же положении, можно играть дальше.',
    full: 'Не удалось сохранить данные ({{what}}): возможно, на устройстве нет места. Изменения продержатся до закрытия приложения.',
    unkept: 'Сохранено не всё',
    dismiss: 'Понятно',
  },
  trouble: {
    title: 'Лампа погасла',
    text: 'В приложении что-то сломалось. Сохранённые данные целы, можно продолжать с того же места.',
    resume: 'Продолжить',
    details: 'Тому, кто будет чинить: {{message}}',
    lostTitle: 'Это место пустует',
    lostText: 'Страницы с таким адресом нет.',
  },
  later: {
    waiting: 'Минутку…',
    missingTitle: 'Страница не загрузилась',
    missingText: 'Не удалось получить эту часть приложения. Возможно, сейчас нет сети.',
    again: 'Попробовать ещё раз',
  },
};
