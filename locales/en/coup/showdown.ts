/**
 * The great moments, large, for the whole table. `they` stands beside a player's name, `you` is said to a player who
 * plays alone.
 */
export const showdown = {
  doubleDanger: 'Double danger',
  then: {
    action: 'The action fails.',
    block: 'The action goes ahead.',
    bomb: 'The bomb goes off as well.',
    refunded: 'The price comes back: {{coins}}.',
  },
  they: {
    title: {
      proof: 'The truth!',
      exposure: 'A bluff!',
      embezzlement: 'Embezzlement!',
      loss: 'An influence lost',
      explosion: 'The bomb goes off!',
      exile: 'Into exile',
      victory: '{{name}} wins!',
    },
    shows: '{{name}} shows the {{role}}.',
    showsNoDuke: '{{name}} turns up every card: no Duke.',
    hides: '{{name}} does not show the {{role}}.',
    hidesAll: '{{name}} does not show the cards.',
    wasWrong: '{{name}} was wrong to doubt, and loses an influence.',
    pays: '{{name}} loses an influence.',
    holdsBomb: '{{name}} was holding it.',
    why: {
      wrong: 'Doubted an honest word.',
      lie: 'Caught lying.',
      coup: 'Overthrown in a coup.',
      assassinate: 'Assassinated.',
      bomb: 'The bomb went off.',
    },
    left: 'One influence is left.',
    forfeits: '{{coins}} go to the treasury.',
    last: 'The last with any influence.',
  },
  you: {
    title: {
      proof: 'You told the truth!',
      exposure: 'You are found out!',
      embezzlement: 'Your embezzlement is found out!',
      loss: 'You lose an influence',
      explosion: 'The bomb goes off in your hands!',
      exile: 'You are out',
      victory: 'You win!',
    },
    shows: 'You show the {{role}}.',
    showsNoDuke: 'You turn up every card: no Duke.',
    hides: 'You do not show the {{role}}.',
    hidesAll: 'You do not show your cards.',
    wasWrong: 'You were wrong to doubt, and lose an influence.',
    pays: 'You lose an influence.',
    holdsBomb: 'You were holding it.',
    why: {
      wrong: 'You doubted and were wrong.',
      lie: 'You were caught lying.',
      coup: 'You were overthrown in a coup.',
      assassinate: 'You were assassinated.',
      bomb: 'The bomb went off in your hands.',
    },
    left: 'One influence is left to you.',
    forfeits: 'Your coins go to the treasury: {{coins}}.',
    last: 'You are the last with any influence.',
  },
} as const;
