/** What is chosen before a game: the variant, its options, how well the bots play. */
export const setup = {
  variant: 'Variant',
  variants: {
    base: {
      name: 'Base game',
      first: 'Honest against crooked: find the other side’s leader, and shoot twice.',
      second: 'A few guns lie in the middle. Whoever is shot and leads nobody is out.',
    },
    band: {
      name: 'Band of criminals',
      first: 'Everybody has a gun of their own, and a diamond.',
      second: 'Whoever is shot and leads nobody joins the band, and goes for all the diamonds.',
    },
  },
  levels: { random: 'Reckless', steady: 'Steady' },
  levelHints: {
    random: 'Does anything the rules allow, for no reason at all.',
    steady: 'Remembers what it has seen, and works out who is with whom.',
  },
  reportAuditHint: 'A 21st equipment card, which is not in the book.',
  holster: 'Holster after a shot',
  holsterHint: 'A gun that has been fired goes back into its holster. In the book it stays out.',
  lastShot: 'Last one shot',
  lastShotHint: '{{name}} was shot last at this table.',
  seats: 'Good Cop Bad Cop is for {{fewest}} to {{most}}. There are {{players}} of you.',
} as const;
