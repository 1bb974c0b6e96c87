import type { Step } from '../../../engine';
import { coup, retrospect, type Coup } from '../../../engine/coup';
import { claimBehind } from '../../../engine/coup/actions';
import { everyStep, expectSame, lazily } from '../core/playout';
import { gamesEverywhere } from './properties/tables';
import { at, type Play } from './support/play';

/** What is seen looking back on these turns. */
function told(start: Play, ...turns: readonly string[]) {
  const end = start.play(...turns);
  return retrospect(end.stepsSince(start), end.moves);
}

describe('a bluff', () => {
  const table = at('persian', { hands: ['captain contessa', 'duke duke', 'assassin ambassador'] });

  test('that everybody lets pass is nobody’s catch', () => {
    expect(told(table, '0 tax, all allow').bluffs).toEqual([
      { step: 1, seat: 0, claim: 'duke', caughtBy: null },
    ]);
  });

  test('is caught by its challenger, at the step it was made', () => {
    expect(told(table, '0 tax, 1 allow, 2 challenge, 0 concede, 0 lose captain').bluffs).toEqual([
      { step: 1, seat: 0, claim: 'duke', caughtBy: 2 },
    ]);
  });

  test('is no bluff where the card is there, even if it is not shown', () => {
    const back = told(table, '0 steal 1, 1 challenge, 0 concede, 0 lose contessa');
    expect(back.bluffs).toEqual([]);
    expect(back.wrongChallenges).toEqual([]);
  });

  test('may be a block', () => {
    const back = told(
      table,
      '0 steal 2, all allow, 2 block captain, 0 challenge, 2 concede, 2 lose assassin',
    );
    expect(back.bluffs).toEqual([{ step: 4, seat: 2, claim: 'captain', caughtBy: 0 }]);
  });

  test('that was let pass is not caught by a challenge of the block on it', () => {
    const back = told(
      table,
      '0 income, 1 steal 2, all allow, 2 block ambassador, 0 allow, 1 challenge, 2 prove',
    );
    expect(back.bluffs).toEqual([{ step: 2, seat: 1, claim: 'captain', caughtBy: null }]);
  });

  test('may deny a Duke', () => {
    const reformed = at('persianPlus', {
      hands: ['duke contessa', 'duke captain', 'assassin ambassador'],
      options: { factions: true },
      parties: ['empire', 'resistance', 'empire'],
      reserve: 3,
    });
    expect(told(reformed, '0 embezzle, 1 challenge, 0 concede, 0 lose contessa').bluffs).toEqual([
      { step: 1, seat: 0, claim: 'noDuke', caughtBy: 1 },
    ]);
  });

  test('may be a Contessa with a bomb in her hand, and again the next time', () => {
    const armed = at('persianPlus', {
      hands: ['duke captain', 'duke captain', 'assassin ambassador', 'contessa duke'],
      options: { anarchist: true },
      coins: [5, 2, 2, 2],
    });
    const back = told(armed, '0 bomb 1, 1 pass 2, all allow, 2 pass 3, all allow, 3 defuse, 0 challenge');
    expect(back.bluffs).toEqual([
      { step: 2, seat: 1, claim: 'contessa', caughtBy: null },
      { step: 6, seat: 2, claim: 'contessa', caughtBy: null },
    ]);
  });

  test('may be a Contessa that defuses; to let it explode claims nothing', () => {
    const armed = at('persianPlus', {
      hands: ['duke captain', 'duke captain', 'assassin ambassador'],
      options: { anarchist: true },
      coins: [5, 5, 2],
    });
    const back = told(armed, '0 bomb 1, 1 defuse, 2 allow, 0 allow, 1 bomb 2, 2 explode');
    expect(back.bluffs).toEqual([{ step: 2, seat: 1, claim: 'contessa', caughtBy: null }]);
  });

  test('is caught at once where the cards answer for themselves', () => {
    const russian = at('russian', {
      hands: ['captain contessa', 'duke duke', 'assassin ambassador'],
      options: { sixth: 'ambassador' },
    });
    expect(told(russian, '0 exchange, 1 challenge').bluffs).toEqual([
      { step: 1, seat: 0, claim: 'ambassador', caughtBy: 1 },
    ]);
  });
});

describe('a wrong challenge', () => {
  const table = at('persian', { hands: ['duke contessa', 'duke captain', 'assassin ambassador'] });

  test('is one that proof was given to', () => {
    expect(told(table, '0 tax, 1 allow, 2 challenge, 0 prove, 2 lose assassin').wrongChallenges).toEqual([
      { step: 3, by: 2, seat: 0, claim: 'duke' },
    ]);
  });

  test('may doubt a block', () => {
    expect(
      told(table, '0 foreignAid, 1 block duke, 2 allow, 0 challenge, 1 prove, 0 lose duke').wrongChallenges,
    ).toEqual([{ step: 4, by: 0, seat: 1, claim: 'duke' }]);
  });
});

describe('a fall', () => {
  const last = (hands: readonly string[], coins: readonly number[]) => at('persian', { hands, coins });

  test('by a coup', () => {
    const table = last(['duke duke', '(captain) contessa', 'assassin captain'], [7, 2, 2]);
    expect(told(table, '0 coup 1').falls).toEqual([{ step: 1, seat: 1, by: 'coup' }]);
  });

  test('by an assassin who was let pass', () => {
    const table = last(['duke assassin', '(captain) contessa', 'assassin captain'], [3, 2, 2]);
    expect(told(table, '0 assassinate 1, all allow, 1 allow').falls).toEqual([
      { step: 4, seat: 1, by: 'assassinate' },
    ]);
  });

  test('by a challenge lost, and not by what was challenged', () => {
    const table = last(['duke assassin', '(captain) contessa', 'assassin captain'], [3, 2, 2]);
    expect(told(table, '0 assassinate 1, 1 challenge, 0 prove').falls).toEqual([
      { step: 3, seat: 1, by: 'challenge' },
    ]);
  });

  test('by both: one card for the lie, the last to the assassin', () => {
    const table = last(['duke assassin', 'captain captain', 'assassin duke'], [3, 2, 2]);
    const played = ['0 assassinate 1, all allow, 1 block contessa, 2 challenge, 1 concede, 1 lose captain'];
    expect(told(table, ...played).falls).toEqual([{ step: 7, seat: 1, by: 'assassinate' }]);
  });

  test('by a lie of one’s own', () => {
    const table = last(['(duke) assassin', 'captain captain', 'assassin duke'], [7, 2, 2]);
    expect(told(table, '0 tax, 1 challenge, 0 concede').falls).toEqual([
      { step: 3, seat: 0, by: 'challenge' },
    ]);
  });

  test('by the bomb, whether its last holder lied about it or not', () => {
    const armed = at('persianPlus', {
      hands: ['duke captain', 'duke captain', '(assassin) ambassador'],
      options: { anarchist: true },
      coins: [5, 2, 2],
    });
    expect(told(armed, '0 bomb 2, 2 explode').falls).toEqual([{ step: 2, seat: 2, by: 'bomb' }]);
    // C-62: two cards at once, the lie's first; a single one goes for the lie.
    expect(told(armed, '0 bomb 1, 1 defuse, 2 challenge, 1 concede').falls).toEqual([
      { step: 4, seat: 1, by: 'bomb' },
    ]);
    expect(told(armed, '0 bomb 2, 2 defuse, 0 challenge, 2 concede').falls).toEqual([
      { step: 4, seat: 2, by: 'challenge' },
    ]);
  });
});

describe('the turns', () => {
  test('are told from the deal on, with what everybody had after each', () => {
    const table = at('persian', { hands: ['duke contessa', 'duke captain', 'assassin ambassador'] });
    expect(told(table, '0 tax, all allow, 1 income, 2 foreignAid').turns).toEqual([
      { step: 0, turn: 0, coins: [2, 2, 2], influence: [2, 2, 2] },
      { step: 3, turn: 1, coins: [5, 2, 2], influence: [2, 2, 2] },
      { step: 4, turn: 2, coins: [5, 3, 2], influence: [2, 2, 2] },
    ]);
  });

  test('begin once two have drafted their cards', () => {
    const drafting = coup.deal(
      { book: 'persian', players: 2, first: 0, options: { twoPlayers: 'draft' } },
      3,
    );
    const one = coup.play(drafting, { type: 'draft', role: 'duke' });
    const two = coup.play(one.state, { type: 'draft', role: 'captain' });
    const { turns } = retrospect(
      [{ state: drafting, events: [] }, one, two],
      [
        { type: 'draft', role: 'duke' },
        { type: 'draft', role: 'captain' },
      ],
    );
    expect(turns).toEqual([{ step: 2, turn: 0, coins: [1, 2], influence: [2, 2] }]);
  });

  test('the last one ends with the game', () => {
    const table = at('hebrew', { hands: ['duke duke', '(captain) contessa'], coins: [7, 4] });
    expect(told(table, '0 coup 1').turns.at(-1)).toEqual({
      step: 1,
      turn: 1,
      coins: [0, 0],
      influence: [2, 0],
    });
  });
});

describe('of games by chance at every table', () => {
  const games = lazily(() =>
    gamesEverywhere().map((game) => ({ game, back: retrospect(game.steps, game.match.moves) })),
  );
  const eventsOf = (steps: readonly Step<Coup>[]) =>
    steps.flatMap(({ events }, step) => events.map((event) => ({ step, event })));

  test('every bluff is a claim its player could not have proven, and those caught were not proven', () => {
    games().forEach(({ game: { steps, match }, back }) =>
      back.bluffs.forEach(({ step, seat, claim, caughtBy }) => {
        const before = steps[step - 1]?.state;
        const held = before?.players[seat]?.cards.some(({ role, faceUp }) => !faceUp && role === claim);
        if (claim !== 'noDuke') expectSame(held, false);
        const move = match.moves[step - 1];
        if (move?.type === 'act' && before) expectSame(claimBehind(before, move.action), claim);
        const answer = eventsOf(steps).find(
          (one) =>
            one.step > step &&
            (one.event.type === 'challenged' || ['acted', 'blocked', 'bombClaimed'].includes(one.event.type)),
        )?.event;
        const challenger = answer?.type === 'challenged' ? answer.by : null;
        expectSame(caughtBy, challenger);
        if (caughtBy === null) return;
        const settled = eventsOf(steps).find(
          (one) => one.step > step && (one.event.type === 'conceded' || one.event.type === 'proved'),
        )?.event;
        expectSame(settled, { type: 'conceded', seat, claim });
      }),
    );
  });

  test('there are as many wrong challenges as proofs', () => {
    games().forEach(({ game: { steps }, back }) =>
      expectSame(
        back.wrongChallenges.map(({ seat, claim }) => ({ seat, claim })),
        eventsOf(steps).flatMap(({ event }) =>
          event.type === 'proved' ? [{ seat: event.seat, claim: event.claim }] : [],
        ),
      ),
    );
  });

  test('everybody who is out has fallen once, and the winner never', () => {
    games().forEach(({ game: { steps }, back }) => {
      const view = coup.view((steps.at(-1) as Step<Coup>).state, 'table');
      const out = view.seats.flatMap((seat, at) => (seat.out ? [at] : []));
      expectSame(
        back.falls.map(({ seat }) => seat).sort((one, other) => one - other),
        out,
      );
    });
  });

  test('each kind of fall happens, and by the action of its turn', () => {
    const kinds = new Set<string>();
    games().forEach(({ game: { steps }, back }) =>
      back.falls.forEach(({ step, by }) => {
        kinds.add(by);
        const before = steps[step - 1]?.state;
        if (by !== 'challenge' && before?.declared) expectSame(before.declared.action, by);
      }),
    );
    expect([...kinds].sort()).toEqual(['assassinate', 'bomb', 'challenge', 'coup']);
  });

  test('coins and influence are those of the state after each turn, and the turns follow one another', () => {
    games().forEach(({ game, back }) => {
      let marks = 0;
      everyStep(game, ({ state, events }, before) => {
        const begins = events.some(({ type }) => type === 'turn' || type === 'won');
        const dealt = !before && state.stage.kind === 'act';
        if (!begins && !dealt) return;
        const mark = back.turns[marks++];
        expectSame(mark?.turn, marks - 1);
        expectSame(
          mark?.coins,
          state.players.map(({ coins }) => coins),
        );
        expectSame(
          mark?.influence,
          coup.view(state, 'table').seats.map(({ cards }) => cards.filter(({ faceUp }) => !faceUp).length),
        );
        expectSame(game.steps[mark?.step ?? -1]?.state === state, true);
      });
      expectSame(back.turns.length, marks);
    });
  });
});
