/** The characters of both games. */
export const cast = {
  duke: {
    name: 'Duke',
    line: 'The tax collector',
    power: 'Tax: takes 3 coins from the treasury.',
    block: 'Blocks foreign aid, whoever is taking it.',
  },
  assassin: {
    name: 'Assassin',
    line: 'Three coins and a name',
    power: 'Assassinate: pays 3 coins, and the victim loses an influence.',
    block: '',
  },
  captain: {
    name: 'Captain',
    line: 'Order has its price',
    power: 'Steal: takes 2 coins from a rival, or their last one.',
    block: 'Blocks a steal from the one who claims it.',
  },
  ambassador: {
    name: 'Ambassador',
    line: 'Knows who is at court',
    power: 'Exchange: draws 2 cards from the court, keeps what suits and returns 2.',
    block: 'Blocks a steal from the one who claims it.',
  },
  contessa: {
    name: 'Contessa',
    line: 'Nobody dies at her table',
    power: '',
    block: 'Blocks an assassination of the one who claims her.',
  },
  inquisitor: {
    name: 'Inquisitor',
    line: 'Asks once, politely',
    power:
      'Exchange: draws 1 card and returns 1. Or examine: a rival picks one of their own cards, shows it in secret, and may have to change it.',
    block: 'Blocks a steal from the one who claims it. Plays in the Ambassador’s place.',
  },
  anarchist: {
    name: 'Anarchist',
    line: 'Pass it on, quickly',
    power:
      'For 5 coins anybody may hand another player the bomb. It costs that player an influence, unless they claim the Contessa to defuse it or to pass it on to somebody new.',
    block: '',
  },
  honest: {
    name: 'Honest',
    line: 'By the book',
    power: 'Most of your cards say this, and none is a leader? Then you are with the honest cops.',
    block: '',
  },
  crooked: {
    name: 'Crooked',
    line: 'By the envelope',
    power: 'Most of your cards say this, and none is a leader? Then you are with the crooked cops.',
    block: '',
  },
  agent: {
    name: 'Agent',
    line: 'Leads the honest',
    power:
      'Holding this card makes you honest, whatever your other cards say. A first shot only wounds you; shot while wounded, you lose the game for the honest.',
    block: 'You hold the Kingpin as well? You win alone, at once.',
  },
  kingpin: {
    name: 'Kingpin',
    line: 'Leads the crooked',
    power:
      'Holding this card makes you crooked, whatever your other cards say. A first shot only wounds you; shot while wounded, you lose the game for the crooked.',
    block: 'You hold the Agent as well? You win alone, at once.',
  },
} as const;
