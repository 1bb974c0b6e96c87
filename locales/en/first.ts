import { languageNames } from '../languageNames';
import { games } from './games';

/** What the first page says, and the page for a missing address: everything that is not fetched later. */
export const first = {
  app: {
    name: 'Under the Table',
    tagline: 'One phone goes round. It deals, keeps your secrets, and knows every rule.',
  },
  language: languageNames,
  common: {
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    home: 'To the start',
    list: '{{one}}, {{more}}',
    readInRules: 'Read in the rules',
    touchAgain: 'Touch again: {{what}}',
  },
  games,
  home: {
    menu: 'What to do',
    continue: 'Go on: {{game}}',
    waiting: {
      people_one: '{{count}} player',
      people_other: '{{count}} players',
      rivals_one: 'alone against {{count}} bot',
      rivals_other: 'alone against {{count}} bots',
      turn: 'turn {{turn}}',
      now: 'just now',
      minutes_one: '{{count}} minute ago',
      minutes_other: '{{count}} minutes ago',
      hours_one: '{{count}} hour ago',
      hours_other: '{{count}} hours ago',
      days_one: '{{count}} day ago',
      days_other: '{{count}} days ago',
    },
    together: 'Play together',
    alone: 'Play alone',
    learn: 'Learn to play',
    lesson: 'A first game, step by step',
    lessonHint: '{{game}}, at your own pace',
    learnOn: 'The lesson waits where you left it',
    rules: 'Rules',
    history: 'Past games',
    rehearsal: 'Rehearse the hand-over',
    rehearsalHint: 'A card each, a look each, one phone',
    cast: 'Who is who',
    settings: 'Settings',
    about: 'About',
  },
  notices: {
    settings: 'settings',
    names: 'names at the table',
    table: 'the last table',
    match: 'the running game',
    places: 'places in the rulebooks',
    lessons: 'lessons',
    history: 'past games',
    damaged:
      'What was saved could not be read ({{what}}). The damaged text was put aside, nothing was overwritten, and this part started afresh.',
    future:
      'What was saved comes from a newer version of the app ({{what}}). It was put aside unharmed; this version started that part afresh.',
    locked:
      'What was saved could not be read ({{what}}). It stays untouched where it lies; changes are forgotten when the app closes.',
    mended:
      'What was saved was damaged ({{what}}). It was put together again from the games themselves, and the damaged text was put aside.',
    returned:
      'What a newer version of the app had saved is back ({{what}}). What the older version has saved since was put aside unharmed.',
    elsewhere:
      'This game has gone on in another window. You see now how it stands there, and can go on from here.',
    full: 'The device would not let the app save this ({{what}}): there may be no room left. It holds until the app is closed.',
    unkept: 'Not everything is saved',
    dismiss: 'Understood',
  },
  trouble: {
    title: 'The lamp went out',
    text: 'Something in the app broke. What was saved is safe. You can go on where you were.',
    resume: 'Go on',
    details: 'For whoever mends it: {{message}}',
    lostTitle: 'Nobody sits here',
    lostText: 'There is no page at this address.',
  },
  later: {
    waiting: 'One moment…',
    missingTitle: 'This page did not arrive',
    missingText: 'This part of the app could not be fetched. Perhaps there is no network just now.',
    again: 'Try again',
  },
} as const;
