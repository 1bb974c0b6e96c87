/** The hints that count cards for a player; nobody else sees them. */
export const hint = {
  whatFor: 'Shown to you alone: how likely each is against you, and who may lead.',
  honest: 'You are with the Honest.',
  crooked: 'You are with the Crooked.',
  agent: 'You are the Agent.',
  kingpin: 'You are the Kingpin.',
  about: '{{name}}: against you {{enemy}}, {{boss}} {{leader}}, {{ownBoss}} {{own}}',
} as const;
