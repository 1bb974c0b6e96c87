/** What Good Cop Bad Cop counts of everybody's games. */
export const tally = {
  title: 'Looks, shots, equipment',
  looks: 'Cards looked at',
  equipment: 'Equipment played',
  shots: 'Shots',
  leaders: 'Leaders hit',
  hits: 'Times shot',
  firstShot: 'First to be shot',
  /** In the picture of the end: what somebody did more than anybody else, and how often. */
  honours: {
    shots: 'Boldest shot',
    shotsTimes_one: '{{count}} shot fired',
    shotsTimes_other: '{{count}} shots fired',
    looks: 'Keenest eye',
    looksTimes_one: '{{count}} card looked at',
    looksTimes_other: '{{count}} cards looked at',
    hits: 'Favourite target',
    hitsTimes_one: '{{count}} bullet taken',
    hitsTimes_other: '{{count}} bullets taken',
  },
} as const;
