/** The words to the steps of the lesson. */
export const lesson = {
  deal: 'Two cards lie before you: the Duke and the Assassin. Each of them is a life, and only you can see them. Whoever loses both is out.',
  begins: {
    agree: 'The table agrees on who begins; today it is you. Everybody has 2 coins.',
    lastWinner: 'Whoever won last begins; this time it is you. Everybody has 2 coins.',
    any: 'Who begins is settled any way the table likes; this time it is you. Everybody has 2 coins.',
  },
  tax: 'On your turn you say who you are, and do what that character can do. You are the Duke.',
  claimed: 'Now each of the others may doubt you. If nobody does, you need not show anything.',
  taxed: 'Nobody doubted you: 3 coins are yours. {{rival}} is next.',
  block: '{{rival}} reaches for foreign aid. A Duke can stop that, and a Duke you are.',
  blocked: 'Your word was enough: {{rival}} gets nothing. {{other}} is next.',
  bluff:
    '{{other}} took a coin, which is always allowed. But nobody sees your cards, so you may also lie. The Captain, say, takes 2 coins from a rival.',
  bluffed: 'You are no Captain, and only you know it. Do they believe you?',
  stolen: 'The lie went through: 2 coins from {{rival}}, who is next.',
  doubt: 'Now {{rival}} claims to be the Duke. There are only three of them, and you hold one.',
  lose: 'It was true. Whoever doubts the truth loses a card of their own choice; so does whoever is caught lying.',
  giveUp: 'Give up the Assassin; you still need the Duke.',
  shown: {
    shuffleNow:
      'Everybody has seen that Duke. So it was shuffled in at once, and {{rival}} drew another card. {{other}} is next.',
    bottomAtEndOfTurn:
      'Everybody has seen that Duke. So at the end of the turn it went under the deck, and {{rival}} drew the top card. This book never shuffles again. {{other}} is next.',
  },
  cornered:
    '{{other}} pays 3 coins and claims to be the Assassin, aimed at your last card. If that is true you are lost either way, so a doubt risks nothing.',
  refund: {
    yes: 'A lie! It costs {{other}} a card. But the 3 coins come back, for nothing was done.',
    no: 'A lie! It costs {{other}} a card, and the 3 coins are gone as well: by this book, what is paid is paid.',
  },
  again: 'You have 7 coins, enough for a coup. But first say the same as in the beginning.',
  believed: 'This time it is true. Do they believe you?',
  prove:
    '{{rival}} does not believe you. You might keep the card hidden and lose an influence. But you told the truth.',
  show: 'Show the Duke.',
  mustProve:
    '{{rival}} did not believe you. By this book there is no choice: who is challenged must show the card. You had the Duke, and the doubt cost {{rival}} a card.',
  drawn: {
    shuffleNow:
      'The doubt cost {{rival}} a card. Your Duke was shuffled in, and you drew the Contessa. {{rival}} is next.',
    bottomAtEndOfTurn:
      'At the end of the turn your Duke went under the deck, and you drew the top card: the Contessa. {{rival}} is next.',
  },
  assassin:
    '{{rival}} pays 3 coins for an Assassin, aimed at your last card. Whether that is true need not trouble you.',
  contessa: 'Only the Contessa stops an Assassin, and you hold her.',
  saved: 'Saved! And the 3 coins are gone: for what is blocked nothing comes back. {{other}} is next.',
  exchange:
    '{{other}} claims to be the Ambassador, who draws 2 cards from the court and returns 2. That does you no harm, and you need not doubt everything.',
  coup: 'You have 10 coins, and with 10 you must make a coup. It costs 7, and nobody can stop or doubt it.',
  last: '{{rival}} is out. Only {{other}} is left, and is next.',
  count: '{{other}} claims to be the Captain. Count what lies face up: all three Captains. It must be a lie!',
  learnt:
    'You have said who you are, lied, doubted, blocked, lost a card, made a coup and caught the last lie. There is no more to the game than that. What every character can do stands on the aid card, one touch away in every game.',
} as const;
