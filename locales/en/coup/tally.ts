/** What Coup counts of everybody's games. */
export const tally = {
  title: 'Bluffs, challenges, coups',
  bluffs: 'Bluffs',
  bluffsFoundOut: 'Bluffs found out',
  challenges: 'Challenges',
  wrongChallenges: 'Wrong challenges',
  coups: 'Coups',
  firstOut: 'First into exile',
} as const;
