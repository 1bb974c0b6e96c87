/** Every lesson can be played as it has been arranged, by every book, and the learner is bidden whenever it is their move. */
import type { GameTypes } from '../../../engine/core';
import { books, coup, type Book } from '../../../engine/coup';
import { languages } from '../../../store/languages';
import { people } from '../../../locales/rulebooks/people';
import { copsLesson } from '../../../ui/cops/lesson';
import { coupLessons } from '../../../ui/coup/lesson';
import { translatorOf } from '../../../ui/i18n/translations';
import type { GameLesson } from '../../../ui/lesson/lesson';

function course<G extends GameTypes>(lesson: GameLesson<G>) {
  const { game } = lesson.match.table;
  let state = game.deal(lesson.setup, lesson.seed);
  const asked = lesson.beats.map(({ moves, bid }) => {
    const seat = game.asked(state)?.seat;
    for (const move of moves) {
      if (!game.moves(state).some((legal) => JSON.stringify(legal) === JSON.stringify(move)))
        throw new Error(`${JSON.stringify(game.asked(state))} cannot be answered by ${JSON.stringify(move)}`);
      state = game.play(state, move).state;
    }
    return { isBidden: bid !== undefined, isLearners: seat === 0 };
  });
  return { asked, outcome: game.outcome(state) };
}

const lessonBy = (book: Book) => {
  const lesson = coupLessons.find((one) => one.book === book);
  if (!lesson) throw new Error(`Nobody learns ${book}.`);
  return lesson;
};

test.each([
  ...books.map((book) => [`Coup by ${book}`, () => course(lessonBy(book)), 'lastInfluence'] as const),
  ['Good Cop Bad Cop', () => course(copsLesson), 'kingpinDown'],
] as const)(
  'the lesson of %s: every move is legal, the learner is bidden before each of theirs, and wins',
  (_, play, reason) => {
    const { asked, outcome } = play();
    expect(asked.filter(({ isBidden, isLearners }) => isBidden !== isLearners)).toEqual([]);
    expect(outcome).toMatchObject({ winners: expect.arrayContaining([0]), reason });
  },
);

/** What the learner does by a book. */
const ownMoves = (book: Book) =>
  lessonBy(book).beats.flatMap(({ bid, moves: [move] }) => (bid === undefined ? [] : [move]));

test('the learner of Coup says who they are, blocks, lies, loses by a doubt, doubts well, proves, is saved by the Contessa, lets pass, makes a coup, and catches the last lie', () => {
  const throughout = [
    { type: 'act', action: 'tax' },
    { type: 'block', role: 'duke' },
    { type: 'act', action: 'steal', target: 1 },
    { type: 'challenge' },
    { type: 'lose', card: 1 },
    { type: 'challenge' },
    { type: 'act', action: 'tax' },
    { type: 'prove' },
    { type: 'allow' },
    { type: 'block', role: 'contessa' },
    { type: 'allow' },
    { type: 'act', action: 'coup', target: 1 },
    { type: 'challenge' },
  ];
  for (const book of ['persianPlus', 'persian', 'hebrew'] as const)
    expect(ownMoves(book)).toEqual(throughout);
  // B6: the Russian book asks nobody whether they prove what they have said.
  expect(ownMoves('russian')).toEqual(throughout.filter(({ type }) => type !== 'prove'));
});

describe('what a book decides in its lesson', () => {
  /** How the table stands when the learner is told something that begins so. */
  function when(book: Book, begins: string) {
    const lesson = lessonBy(book);
    const t = translatorOf('en');
    const at = lesson.beats.findIndex(({ told }) =>
      told(t, ['You', 'Ann', 'Bob']).some((words) =>
        words.replace(/[\u2066-\u2069]/g, '').startsWith(begins),
      ),
    );
    if (at < 0) throw new Error(`Nobody who learns ${book} is told "${begins}".`);
    return lesson.beats
      .slice(0, at)
      .flatMap(({ moves }) => moves)
      .reduce((state, move) => coup.play(state, move).state, coup.deal(lesson.setup, lesson.seed));
  }

  test.each([
    ['persianPlus', 'A lie! It costs Bob a card. But the 3 coins come back', 3],
    ['persian', 'A lie! It costs Bob a card. But the 3 coins come back', 3],
    ['hebrew', 'A lie! It costs Bob a card. But the 3 coins come back', 3],
    ['russian', 'A lie! It costs Bob a card, and the 3 coins are gone', 0],
  ] as const)(
    'FC-41, FP-33, C-03, RU-29: by %s the liar is left with what is told',
    (book, begins, coins) => {
      expect(when(book, begins).players[2]?.coins).toBe(coins);
    },
  );

  test('FP-32: a Duke that was shown is shuffled in; RU-26: by the Russian book it lies under the deck', () => {
    const { court } = when('russian', 'Everybody has seen that Duke. So at the end of the turn');
    expect(court.at(-1)).toBe('duke');
    expect(when('hebrew', 'Everybody has seen that Duke. So it was shuffled in at once').court).toContain(
      'duke',
    );
  });

  test('the Contessa is drawn in time, and all Captains lie open at last', () => {
    for (const book of books) {
      const [you] = when(book, 'Only the Contessa').players;
      expect(you).toMatchObject({ coins: 10, cards: [{ role: 'contessa' }, { faceUp: true }] });
      const open = when(book, 'Bob claims to be the Captain').players.flatMap(({ cards }) =>
        cards.filter(({ faceUp }) => faceUp).map(({ role }) => role),
      );
      expect(open.filter((role) => role === 'captain')).toHaveLength(3);
    }
  });

  test('FC-22: with ten coins nothing but a coup is offered', () => {
    for (const book of books)
      expect(
        coup.moves(when(book, 'You have 10 coins')).map((move) => 'action' in move && move.action),
      ).toEqual(['coup', 'coup']);
  });
});

describe('what sets a book apart', () => {
  const topicsOf = (book: Book) =>
    lessonBy(book)
      .apart?.inDetail(translatorOf('en'))
      .map(({ topic }) => topic);

  test('is told of each at the end of its lesson', () => {
    expect(topicsOf('russian')).toEqual([
      'Who begins',
      'Dealt to two',
      'Coins paid, when the challenge is won',
      'A card that was proved',
      'May the truthful decline to prove?',
      'Ambassador or Inquisitor',
      'The examined card',
    ]);
    expect(topicsOf('persianPlus')).toContain('The Anarchist');
    expect(topicsOf('persian')).toContain('Dealt to two');
    expect(topicsOf('hebrew')).toContain('Who begins');
    for (const book of books) expect(topicsOf(book)).not.toEqual([]);
  });
});

test.each(languages)('every lesson has all its words in %s', (language) => {
  const t = translatorOf(language);
  const names = ['A', ...people[language].slice(1)];
  for (const { beats } of [...coupLessons, copsLesson])
    for (const { told, bid } of beats)
      for (const words of [...told(t, names), ...(bid ? [bid(t, names)] : [])])
        expect(words).not.toMatch(/\{\{|lesson\.|undefined/);
});
