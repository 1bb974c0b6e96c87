/** The words to the steps of the lesson. */
export const lesson = {
  cards:
    'Your three cards say whose side you are on. One of yours is the Agent: you lead the honest cops. If the Agent falls, they have lost.',
  goal: 'Somebody here is the Kingpin and leads the crooked ones. Find out who, and shoot. But first everybody lays out their cards.',
  first: 'All cards are laid out. {{rival}} begins.',
  gun: '{{rival}} has taken a gun and turned up a card for it: crooked! And the gun points at you. {{other}} is next.',
  serum:
    '{{other}} has looked at a card in secret. Now it is your turn, and before you act you may play your equipment.',
  look: 'Crooked again. But is this the leader? One card is still hidden. See for yourself.',
  lookAt: 'Under “{{action}}”, touch the hidden card of {{rival}}.',
  found: 'The Kingpin! Looks are secret, but talk is free: you tell everybody. {{ally}} is next.',
  told: '{{ally}} has taken the other gun and aims at {{rival}}. But now it is the Kingpin’s turn …',
  shot: '{{rival}} has shot you! A leader survives the first shot: you are wounded, and your cards lie open. {{other}} is next.',
  arm: 'The gun is back in the middle, and it is your turn.',
  armAt: 'Under “{{action}}”, choose {{rival}}.',
  aim: 'Whoever has a gun aims it at somebody when the turn ends, for all to see.',
  aimAt: 'Leave it pointing at {{rival}}.',
  aimed: 'Two guns point at {{rival}} now. {{ally}} is next.',
  wounded: '{{ally}} has hit {{rival}}, who is wounded, too, but not down yet. {{rival}} is next.',
  danger: '{{rival}} has a gun again and aims at you. {{other}} is next.',
  shoot: 'It is your turn, and this shot decides it!',
  learnt:
    'You have looked, played equipment, taken a gun, aimed, been shot, and shot the Kingpin. There is no more to learn. What each equipment card does stands on the aid card, one touch away in every game.',
} as const;
