/** What Good Cop Bad Cop counts of everybody's games. */
export const tally = {
  title: 'Looks, shots, equipment',
  looks: 'Cards looked at',
  equipment: 'Equipment played',
  shots: 'Shots',
  leaders: 'Leaders hit',
  hits: 'Times shot',
  firstShot: 'First to be shot',
} as const;
