import { games } from './games';

/** The rulebooks: the list of them, the reader and the search. */
export const rules = {
  title: 'Rules',
  intro: 'Each book as it is printed, in your language; where it is silent, the app rules.',
  about: {
    persianPlus: 'With Reformation, the Inquisitor and the Anarchist, for two to ten',
    persian: 'The classic game, told plainly',
    russian: 'Dry and exact, with a table of everything',
    hebrew: 'The classic game on one sheet',
    cops: 'With the band of criminals and all equipment',
  },
  search: 'Search the rules',
  searchHint: 'What to look for',
  scope: 'Where to search',
  thisBook: 'This book',
  allBooks: 'All books',
  hits_one: '{{count}} place',
  hits_other: '{{count}} places',
  nothing: 'Nothing of the kind',
  nothingText:
    'Neither these words nor anything one letter away from them stands in the rules. A shorter beginning finds more.',
  more: 'More places',
  contents: 'Contents',
  before: 'Back: {{section}}',
  after: 'On: {{section}}',
  here: '{{section}} (open)',
  inLanguage: 'The same section in another language',
  inBook: 'The same matter in another book',
  notThere: '{{book}}: not in this book',
  /** What this language calls each book. */
  names: { ...games.coup.variants, cops: 'Good Cop Bad Cop' },
  /** On a tab, a word or two in a line. */
  edition: {
    persianPlus: 'Coup+',
    persian: 'Persian edition',
    russian: 'Russian edition',
    hebrew: 'Hebrew edition',
    cops: 'Good Cop Bad Cop',
  },
  share: 'Share this section',
  copied: 'The address of this section has been copied.',
  notShared: 'This device would not share the address.',
  note: 'Note',
  ruling: 'This app’s ruling',
  noBook: 'No such book',
  noBookText: 'There is no rulebook at this address.',
  toBooks: 'All rulebooks',
  noSection: 'This book has no section called {{section}}. It begins here.',
  rule: 'The rule {{id}}',
  behind: 'In the rules: {{what}}',
  lost: 'This rule is not in the book.',
} as const;
