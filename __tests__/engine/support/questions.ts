/** What holds of every question of a game, whatever it is. */
import { MoveError, type Game, type GameTypes, type Question } from '../../../engine';

type Asking = GameTypes & { readonly View: { readonly asked: Question | null } };
type Games<G extends GameTypes> = readonly (readonly [kind: string, game: { readonly state: G['State'] }])[];
type Wanted = Readonly<Record<string, { readonly seat: number; readonly secret: boolean }>>;

/** What nobody may answer to anything in any game. */
const nonsense: readonly (readonly [what: string, move: unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 0],
  ['no number', NaN],
  ['yes', true],
  ['a word', 'allow'],
  ['no word', ''],
  ['a symbol', Symbol('act')],
  ['a large number', 5n],
  ['a list', [{ type: 'allow' }]],
  ['an empty list', []],
  ['a list of lists', [[]]],
  ['an empty object', {}],
  ['an unknown move', { type: 'surrender' }],
  ['no type but a card', { card: 0 }],
  ['a function', () => ({ type: 'allow' })],
  ['a word of the language', { type: 'constructor' }],
];

/** Whose answer each question wants, and whether only they may see it. */
export function everyQuestionIsAsked<G extends Asking>(
  game: Game<G>,
  questions: Games<G>,
  wanted: Wanted,
): void {
  test('there is a game at every kind of question', () => {
    expect(questions.map(([kind]) => kind).sort()).toEqual(Object.keys(wanted).sort());
  });

  describe.each(questions)('asked to %s', (kind, { state }) => {
    test('one seat is asked, in secret where the answer needs or shows what only it may know', () => {
      expect(game.asked(state)).toEqual({ kind, ...wanted[kind] });
    });

    test('every viewer sees who is asked, and what', () => {
      for (const viewer of [0, 1, 'table'] as const)
        expect(game.view(state, viewer).asked).toEqual({ kind, ...wanted[kind] });
    });
  });
}

/** Nothing is taken but what is offered; `more` is nonsense of this game's own. */
export function onlyAnswersAreTaken<G extends GameTypes>(
  game: Game<G>,
  questions: Games<G>,
  more: typeof nonsense,
): void {
  const answers = questions.flatMap(([, { state }]) => game.moves(state));

  describe.each(questions)('asked to %s', (_, { state }) => {
    const before = JSON.stringify(state);
    afterEach(() => expect(JSON.stringify(state)).toBe(before));

    test.each([...nonsense, ...more])('%s is refused by name', (_what, move) => {
      expect(() => game.play(state, move)).toThrow(MoveError);
    });

    test('answers to all other questions are refused, and nothing has changed', () => {
      const offered = new Set(game.moves(state).map((move) => JSON.stringify(move)));
      const strange = answers.filter((move) => !offered.has(JSON.stringify(move)));
      expect(strange.length).toBeGreaterThan(20);
      for (const move of strange) expect(() => game.play(state, move)).toThrow(MoveError);
    });
  });
}
