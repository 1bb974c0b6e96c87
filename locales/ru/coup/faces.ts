/** The bots that have a face: what they are called, and how they lean. */
export const faces = {
  cautious: { name: 'Тихон', called: 'Тихон Осторожный', hint: 'Редко врёт и редко сомневается.' },
  liar: { name: 'Емеля', called: 'Емеля Враль', hint: 'Заявляет куда больше, чем держит в руке.' },
  hunter: { name: 'Фома', called: 'Фома Охотник', hint: 'Сомневается там, где другие промолчат.' },
  miser: { name: 'Кощей', called: 'Кощей Скряга', hint: 'Копит на переворот и ни на что другое не тратит.' },
  avenger: {
    name: 'Мстислав',
    called: 'Мстислав Мститель',
    hint: 'Идёт на того, кто последним пошёл на него.',
  },
  mirror: {
    name: 'Лука',
    called: 'Лука Зеркало',
    hint: 'Делает то же, что сделали до него, и платит той же монетой.',
  },
} as const;

/** Choosing among them. */
export const faceChoice = {
  label: 'Лицо',
  none: 'Без лица',
  noneHint: 'Играет на своём уровне, без причуд.',
  surprise: 'Удивите меня',
  surpriseHint: 'Кто-то из шести. Кто именно — узнаете в конце.',
  all: 'Лица',
  plain: 'Без лиц',
  various: 'Всякие',
  variousHint: 'У каждого соперника своё лицо и своя слабость, которой можно пользоваться.',
  mixed: 'Вперемешку',
  mixedHint: 'Как выбрано для каждого.',
  botWith: 'Бот · {{level}} · {{face}}',
  botWas: 'Бот · {{level}} · {{face}} под маской',
} as const;
