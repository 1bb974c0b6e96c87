/** The aid card: what everybody can do, who stops it, and what holds for all of it. */
export const aid = {
  goal: 'The last player with any influence wins.',
  anybody: 'Anybody',
  withoutDuke: 'Whoever holds no Duke',
  embezzle: 'Take all that lies in the reserve',
  blockedBy: { anybody: 'Anybody can block: {{roles}}', target: 'The victim can block: {{roles}}' },
  bomb: 'Whoever gets it can defuse it or pass it on: {{role}}',
  doubt:
    'Every claim can be challenged by anybody, that of a blocker too. Whoever is in the wrong loses an influence.',
  paid: {
    returned: 'What was paid comes back after a lie is found out, but not after a block.',
    gone: 'What was paid is gone, even if the action fails.',
  },
  spared:
    'Not against your own side, as long as there is another: {{actions}}. Nor is their foreign aid blocked.',
} as const;
