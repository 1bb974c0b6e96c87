/** The bots that have a face: what they are called, and how they lean. */
export const faces = {
  cautious: { name: 'Prudence', called: 'Prudence the Cautious', hint: 'Seldom lies, and seldom doubts.' },
  liar: { name: 'Barnaby', called: 'Barnaby the Liar', hint: 'Claims far more than it holds.' },
  hunter: { name: 'Basil', called: 'Basil the Hunter', hint: 'Doubts what others would let pass.' },
  miser: {
    name: 'Silas',
    called: 'Silas the Miser',
    hint: 'Saves up for the coup, and spends on nothing else.',
  },
  avenger: { name: 'Vincent', called: 'Vincent the Avenger', hint: 'Goes for whoever went for it last.' },
  mirror: {
    name: 'Echo',
    called: 'Echo the Mirror',
    hint: 'Does what was last done, and pays back in kind.',
  },
} as const;

/** Choosing among them. */
export const faceChoice = {
  label: 'Face',
  none: 'No face',
  noneHint: 'Plays as its level does, with no leaning.',
  surprise: 'Surprise me',
  surpriseHint: 'One of six. At the end you learn which it was.',
  all: 'Faces',
  plain: 'None',
  various: 'All sorts',
  variousHint: 'Each rival has a face of its own, and a leaning you can learn to use.',
  mixed: 'Mixed',
  mixedHint: 'As you chose for each.',
  botWith: 'Bot · {{level}} · {{face}}',
  botWas: 'Bot · {{level}} · {{face}}, in disguise',
} as const;
