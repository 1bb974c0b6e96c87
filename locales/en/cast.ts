export const cast = {
  duke: {
    name: 'Duke',
    line: 'The tax collector',
    power: 'Tax: takes 3 coins from the treasury.',
    block: 'Blocks foreign aid, whoever asks for it.',
  },
  assassin: {
    name: 'Assassin',
    line: 'Three coins and a name',
    power: 'Assassinate: pays 3 coins, and the victim loses an influence.',
    block: '',
  },
  captain: {
    name: 'Captain',
    line: 'Your purse or your ship',
    power: 'Steal: takes 2 coins from a rival, or the only one there is.',
    block: 'Blocks a steal.',
  },
  ambassador: {
    name: 'Ambassador',
    line: 'Knows who is at court',
    power: 'Exchange: draws 2 cards from the court, keeps the best and returns 2.',
    block: 'Blocks a steal.',
  },
  contessa: {
    name: 'Contessa',
    line: 'Nobody dies at her table',
    power: '',
    block: 'Blocks an assassination aimed at her.',
  },
  inquisitor: {
    name: 'Inquisitor',
    line: 'Asks once, politely',
    power:
      'Exchange: draws 1 card and returns 1. Or examine: a rival shows one card of their choice in secret, and may have to change it.',
    block: 'Blocks a steal. Plays in the Ambassador’s place.',
  },
  anarchist: {
    name: 'Anarchist',
    line: 'Pass it on, quickly',
    power:
      'For 5 coins anybody hands a rival the bomb. It costs them an influence, unless they claim the Contessa to defuse it or to pass it on.',
    block: '',
  },
  honest: {
    name: 'Honest',
    line: 'By the book',
    power: 'Hold more of these than of the others, and no leader’s card, and you are with the honest cops.',
    block: '',
  },
  crooked: {
    name: 'Crooked',
    line: 'By the envelope',
    power: 'Hold more of these than of the others, and no leader’s card, and you are with the crooked cops.',
    block: '',
  },
  agent: {
    name: 'Agent',
    line: 'Leads the honest',
    power:
      'Whoever holds this card is honest, whatever the other two say. The first shot only wounds; the second loses the game for the honest.',
    block: 'Holds the Kingpin as well? Wins alone, at once.',
  },
  kingpin: {
    name: 'Kingpin',
    line: 'Leads the crooked',
    power:
      'Whoever holds this card is crooked, whatever the other two say. The first shot only wounds; the second loses the game for the crooked.',
    block: 'Holds the Agent as well? Wins alone, at once.',
  },
} as const;
