/** The words to the steps of the lesson. */
export const lesson = {
  cards:
    'Your three cards say whose side you are on. One of yours is the Agent: you lead the honest cops. If the Agent falls, they have lost.',
  goal: 'Somebody here is the Kingpin and leads the crooked ones. Find out who, and shoot. But first lay out your cards: touch “{{action}}”.',
  serum:
    '{{rival}} has taken a gun and turned up a card for it: crooked! The gun points at you. Before you act you may play your equipment: “{{card}}” on {{rival}}.',
  look: 'Crooked again. But is this the leader? One card is still hidden. Under “{{action}}”, touch that card of {{rival}} and see for yourself.',
  shot: 'The Kingpin! Looks are secret, talk is free: you have told everybody, and {{ally}} has aimed at {{rival}}. Then {{rival}} shot you.',
  arm: 'A leader survives the first shot: you are wounded, and your cards lie open. The gun is back in the middle. Under “{{action}}”, choose {{rival}}.',
  aim: 'Whoever has a gun aims it at somebody when the turn ends, for all to see. Leave it pointing at {{rival}}.',
  shoot:
    'Now {{ally}} has hit {{rival}}: wounded, too. But {{rival}} has a gun again and aims at you. The next shot decides it, and it is your turn: “{{action}}”!',
  learnt:
    'You have looked, played equipment, taken a gun, aimed, been shot, and shot the Kingpin. There is no more to learn. What each equipment card does stands on the aid card, one touch away in every game.',
} as const;
