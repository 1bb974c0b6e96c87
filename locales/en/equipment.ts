/** What each equipment card is called, what it does and when. */
export const equipment = {
  when: {
    anyMoment: 'Any moment',
    ownTurn: 'Only on your own turn',
    beforeShot: 'When a shot is declared',
    afterShot: 'When you are shot',
    ownFall: 'When you are finished off',
    afterLook: 'Right after an investigation',
  },
  blackmail: {
    name: 'Blackmail',
    line: 'Swap one identity card between two other players. Both leaders in one hand? That player wins on the spot.',
  },
  coffee: {
    name: 'Coffee',
    line: 'The next turn is yours, even if this one is too. Play goes on from you.',
  },
  defibrillator: {
    name: 'Defibrillator',
    line: 'Bring back a player who is out: no gun, no equipment, cards still face up.',
  },
  disguise: {
    name: 'Disguise',
    line: 'Lay it before another player, to the end. Nobody can investigate them, and no equipment exposes their cards. Bullets are not fooled.',
  },
  evidenceBag: {
    name: 'Evidence Bag',
    line: 'Take an equipment card from anybody, yourself included, even one that lies before them, and give it to somebody else. Not to yourself.',
  },
  flashbang: {
    name: 'Flashbang',
    line: 'A player turns all their identity cards face down, shuffles them and lays them out anew. Forget where anything was.',
  },
  k9: {
    name: 'K-9 Unit',
    line: 'The police dog makes a player drop their gun. Had they declared a shot, they must do something else.',
  },
  medKit: {
    name: 'Med Kit',
    line: 'Take the wound off a leader. The next shot only wounds again.',
  },
  metalDetector: {
    name: 'Metal Detector',
    line: 'Investigate everybody who has a gun, one hidden card each.',
  },
  mobileDetonator: {
    name: 'Mobile Detonator',
    line: 'Unless the game is over with you, another player is shot too. Why go alone?',
  },
  plantedEvidence: {
    name: 'Planted Evidence',
    line: 'Lay it before another player. To the end, their honest cards count as crooked and the crooked as honest. A leader’s card stays what it is.',
  },
  polygraph: {
    name: 'Polygraph',
    line: 'Investigate one to three of another player’s cards. Then they do the same to you.',
  },
  restrainingOrder: {
    name: 'Restraining Order',
    line: 'The shot is still fired, but first the shooter has to aim at somebody else.',
  },
  riotShield: {
    name: 'Riot Shield',
    line: 'Whoever is being shot, you or another, sends the bullet to their neighbour on the left or right.',
  },
  smokeGrenade: {
    name: 'Smoke Grenade',
    line: 'From the next turn on, play goes the other way round.',
  },
  surveillanceCamera: {
    name: 'Surveillance Camera',
    line: 'The card that was looked at is turned up, and stays up. Smile!',
  },
  taser: {
    name: 'Taser',
    line: 'No gun of your own? Take another player’s and aim it at once. You may not fire it this turn.',
  },
  truthSerum: {
    name: 'Truth Serum',
    line: 'A player turns up one of their hidden identity cards. They choose which.',
  },
  walkieTalkie: {
    name: 'Walkie Talkie',
    line: 'Name some poor soul: everybody else with a gun out aims at them.',
  },
  wiretap: {
    name: 'Wiretap',
    line: 'Investigate one card of one player, then one of another.',
  },
  reportAudit: {
    name: 'Report Audit',
    line: 'Everybody whose identity cards are all hidden turns one up. Not in the book: it joins the deck only if you ask for it.',
  },
  withBand: 'With the band of criminals',
  /** What these cards do in that variant instead. */
  band: {
    defibrillator:
      'Save somebody else who is just being finished off: they stay a cop, cards face up, gun holstered, no equipment.',
    k9: 'The police dog makes a player holster their gun. Had they declared a shot, they must do something else.',
    taser: 'Of no use here: everybody has a gun of their own.',
  },
} as const;
