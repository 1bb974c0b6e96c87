/** The hints that count cards for a player; nobody else sees them. */
export const hint = {
  whatFor: 'Shown to you alone: what is a bluff, and how likely others tell the truth.',
  honest: 'No bluff: {{what}}.',
  bluff: 'A bluff; in brackets, how likely the others think it is true: {{what}}.',
  likely: '{{what}} ({{chance}})',
  caught: 'A bluff that is challenged costs an influence.',
  caughtLast: 'A bluff that is challenged costs your last influence.',
  claim: 'By the cards alone, {{chance}} likely to be true.',
  unseen: '{{role}}: you do not know where {{hidden}} of the {{copies}} cards are.',
  allUnseen: '{{role}}: you do not know where any of the {{copies}} cards is.',
  surelyTrue: 'By the cards, this is certainly true.',
  surelyFalse: 'By the cards, this is certainly a bluff.',
  wrongLast: 'If it is true, a challenge costs your last influence.',
} as const;
