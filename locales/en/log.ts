/** The log of any game. */
export const log = {
  title: 'What happened',
  deal: 'The deal',
  turn: '{{name}}’s turn',
  rule: 'The rule behind it',
  here: '{{line}} The table shows this.',
} as const;
