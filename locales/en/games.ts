/** What pages outside a game say of it. */
export const games = {
  coup: {
    name: 'Coup',
    hint: 'Coup, by four rulebooks',
    differences: 'What differs',
    differencesHint: 'The four books of Coup, side by side',
    variants: {
      persianPlus: 'Coup+',
      persian: 'Coup, Persian edition',
      russian: 'Coup, Russian edition',
      hebrew: 'Coup, Hebrew edition',
    },
  },
  cops: {
    name: 'Good Cop Bad Cop',
    hint: 'Good Cop Bad Cop, with or without the band',
    variants: { base: 'Good Cop Bad Cop', band: 'Band of criminals' },
  },
} as const;
