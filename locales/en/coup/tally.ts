/** What Coup counts of everybody's games. */
export const tally = {
  title: 'Bluffs, challenges, coups',
  bluffs: 'Bluffs',
  bluffsFoundOut: 'Bluffs found out',
  challenges: 'Challenges',
  wrongChallenges: 'Wrong challenges',
  coups: 'Coups',
  firstOut: 'First into exile',
  /** In the picture of the end: what somebody did more than anybody else, and how often. */
  honours: {
    bluffs: 'Best liar',
    bluffsTimes_one: '{{count}} lie nobody caught',
    bluffsTimes_other: '{{count}} lies nobody caught',
    wrongChallenges: 'Most wasted doubt',
    wrongChallengesTimes_one: '{{count}} doubt of the truth',
    wrongChallengesTimes_other: '{{count}} doubts of the truth',
    coups: 'Hardest hand',
    coupsTimes_one: '{{count}} coup',
    coupsTimes_other: '{{count}} coups',
  },
} as const;
