/** The terms of Good Cop Bad Cop, and what is counted in it. */
export const terms = {
  actions: {
    investigate: 'Investigate',
    arm: 'Arm',
    equip: 'Equip',
    shoot: 'Shoot',
    grab: 'Grab',
    swap: 'Swap identity',
    infiltrate: 'Infiltrate',
  },
  diamonds_one: '{{count}} diamond',
  diamonds_other: '{{count}} diamonds',
  hidden_one: '{{count}} hidden card',
  hidden_other: '{{count}} hidden cards',
  place: 'card {{place}}',
} as const;
