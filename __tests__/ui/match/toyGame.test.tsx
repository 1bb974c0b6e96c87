import '../../support/nothingOfCoup';
import { fireEvent } from 'expo-router/testing-library';
import { openHistory, useHistory } from '../../../store/history/history';
import type { Language } from '../../../store/languages';
import type * as GameModule from '../../../ui/module/gameModule';
import { isolated } from '../../../ui/i18n/written';
import { translatorOf } from '../../../ui/i18n/translations';
import type * as Later from '../../../ui/later/later';
import {
  act,
  everythingSaid,
  hastenShowdowns,
  pass,
  press,
  screen,
  settled,
  visit,
} from '../../app/support/visit';
import type { Matches } from '../../../store/history/countedMatch';
import { pebbleMatch, type Pebble, type PebbleMove } from '../../support/pebble';
import { eachDirection } from '../../support/languages';
import type * as PebbleScreens from '../../support/pebbleScreens';

/** The only game there is. */
jest.mock('../../../ui/games', () => {
  const { later } = jest.requireActual<typeof Later>('../../../ui/later/later');
  const pebble = later(async () => {
    const { gameModule } = jest.requireActual<typeof GameModule>('../../../ui/module/gameModule');
    const { pebbleScreens, pebbleSetupScreens, pebbleWords } = jest.requireActual<typeof PebbleScreens>(
      '../../support/pebbleScreens',
    );
    const { pebbleMatches } = jest.requireActual<{ pebbleMatches: Matches<Pebble> }>('../../support/pebble');
    return gameModule(pebbleScreens, pebbleMatches, pebbleSetupScreens, pebbleWords);
  });
  return {
    gameModules: { pebble },
    gameWords: [],
    gameIds: ['pebble'],
    moduleOf: (id: string) => (id === 'pebble' ? pebble : null),
    moduleHere: async () => {
      await pebble.load();
      const arrival = pebble.now();
      return arrival.is === 'here' ? arrival.value : null;
    },
  };
});

const settings = { uncover: 'tapTwice', botPace: 'instant' } as const;
const secret = /In this hand|holds (a pebble|nothing)/;

const people = [{ name: 'Sara' }, { name: 'Dan' }, { name: 'Noa' }];
/** Nobody doubts Sara, Noa catches Dan, and Sara is wrong about Noa. */
const game: readonly PebbleMove[] = [
  { type: 'hide', pebble: false },
  { type: 'pass' },
  { type: 'pass' },
  { type: 'hide', pebble: true },
  { type: 'call' },
  { type: 'hide', pebble: false },
  { type: 'call' },
];

const said = (words: string) => expect(screen.getByText(words)).toBeOnTheScreen();
/** In the bar and on the stage. */
const turnOf = (words: string) => expect(screen.getAllByText(words)).toHaveLength(2);
const claimed = () => screen.queryByText(/ holds /)?.children.join('') ?? null;
const movesMade = () => pebbleMatch.useMatch.getState().running?.match.moves.map(({ type }) => type);

/** Four sit down: three people and a bot. Sara is to begin. */
async function deal(language: Language) {
  const t = await visit('/new/pebble', { language, ...settings });
  ['Sara', 'Dan', 'Noa'].forEach((name, seat) =>
    fireEvent.changeText(screen.getByLabelText(t('players.nameOf', { number: seat + 1 })), name),
  );
  await press(t('setup.botsForEmpty'));
  await press('A short game');
  fireEvent.press(screen.getByRole('radio', { name: t('setup.starts.agreed') }));
  // The seed is the same every time, and so is what the bot does.
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0.3);
  await press(t('setup.deal'));
  chance.mockRestore();
  return t;
}

/** Two taps, once the curtain listens. */
async function lift(language: Language) {
  const t = translatorOf(language);
  await pass(600);
  for (const words of [t('curtain.tapTwice'), t('curtain.tapAgain')]) await press(words);
}

/** Bots wait until what is held up to the table has been seen. */
async function botsAnswer(language: Language) {
  const t = translatorOf(language);
  for (let times = 0; times < 2; times++) {
    await hastenShowdowns(t);
    await pass(1000);
  }
  await hastenShowdowns(t);
}

/** The phone goes to somebody, who answers behind the curtain. */
async function hide(language: Language, name: string, hand: 'Hide a pebble' | 'Hide nothing') {
  expect(screen.getByLabelText(translatorOf(language)('match.handTo', { name }))).toBeOnTheScreen();
  expect(screen.queryByText(hand)).toBeNull();
  await lift(language);
  await press(hand);
}

/** The app is killed, and opened again at the table. */
async function comeBack(language: Language) {
  act(() => pebbleMatch.useMatch.setState({ running: null, early: [], undoPoints: [], newsSince: 0 }));
  return visit('/play/pebble', { language, ...settings });
}

afterEach(() =>
  act(() => {
    pebbleMatch.clear();
    useHistory.setState(null, true);
  }),
);

describe('a game nobody has heard of', () => {
  test.each(eachDirection)(
    'is dealt, kept secret, played by touch, resumed, finished, and dealt again, in %s',
    async (language) => {
      const t = await deal(language);
      turnOf(t('match.turnOf', { name: 'Sara' }));

      // Sara hides a pebble, and nobody sees it.
      await hide(language, 'Sara', 'Hide a pebble');
      said('Sara holds something.');
      expect(everythingSaid()).not.toMatch(secret);

      // Only she may look at it again.
      await press(t('match.menu'));
      fireEvent.press(screen.getByRole('menuitem', { name: t('match.peek') }));
      await settled();
      fireEvent.press(screen.getByRole('button', { name: isolated('Sara') }));
      await settled();
      expect(everythingSaid()).not.toMatch(secret);
      await lift(language);
      said('In this hand: a pebble');
      await press(t('curtain.cover'));
      expect(everythingSaid()).not.toMatch(secret);

      // One touch lets it pass for everybody; a slip of the finger.
      await press('Nobody calls');
      expect(movesMade()).toEqual(['hide', 'pass', 'pass']);
      await press(t('match.takeBackOf', { what: 'Dan passes. Noa passes.' }));
      const takenBack = t('match.takenBack', { what: 'Dan passes. Noa passes.' });
      said(takenBack);
      expect(movesMade()).toEqual(['hide']);
      await pass(6000);
      expect(screen.queryByText(takenBack)).toBeNull();

      // The aid card is the game's own, and there is nobody to tell of.
      await press(t('match.aid'));
      said('A point, if nobody sees through it');
      await press(t('common.close'));
      await press(t('match.menu'));
      expect(screen.queryByRole('menuitem', { name: t('castPage.title') })).toBeNull();
      fireEvent.press(screen.getByRole('menuitem', { name: t('match.seats') }));
      await settled();
      expect(screen.getByRole('heading', { name: t('match.seats') })).toBeOnTheScreen();
      await press(t('common.close'));

      // Noa touches her seat and calls.
      await press(t('match.answerOf', { name: 'Noa' }));
      await press('Call');
      expect(movesMade()).toEqual(['hide', 'pass', 'call']);
      said('A pebble!');
      await hastenShowdowns(t);
      said('Sara held a pebble.');
      said('Noa: 1');
      expect(screen.getByRole('button', { name: t('match.takeBack') })).toBeDisabled();
      await press(t('match.takeBack'));
      expect(screen.getByText(t('match.cannotTakeBack'))).toBeOnTheScreen();

      // The phone dies, and wakes with Dan's lamp lowered.
      await comeBack(language);
      await hide(language, 'Dan', 'Hide nothing');

      // The bot has seen a pebble and calls; Dan's hand was empty.
      await press('Nobody calls');
      await botsAnswer(language);
      expect(movesMade()?.slice(-3)).toEqual(['hide', 'pass', 'call']);
      said('Dan: 1');

      await hide(language, 'Noa', 'Hide a pebble');
      await botsAnswer(language);
      // Then the bot hides something, and the last hand is opened.
      while (screen.queryByText('Nobody calls')) {
        await press('Nobody calls');
        await botsAnswer(language);
      }
      said(t('match.over'));
      expect(openHistory().games).toHaveLength(1);

      await press(t('match.howItWent'));
      expect(screen.getByRole('heading', { name: t('end.result') })).toBeOnTheScreen();
      said('Rounds: 1');
      await press(t('end.again'));
      turnOf(t('match.turnOf', { name: 'Sara' }));
      expect(movesMade()).toEqual([]);
    },
  );

  test('lies in the history, and is replayed step by step with every hand open', async () => {
    act(() => {
      pebbleMatch.start({ players: 3, first: 0, rounds: 1 }, people);
      for (const move of game) pebbleMatch.answer(move);
    });
    const t = await visit('/history', { language: 'en', ...settings });
    fireEvent.press(screen.getByRole('link', { name: /Dan/ }));
    await settled();
    expect(screen.getByRole('heading', { name: t('end.result') })).toBeOnTheScreen();
    await press(t('end.replay'));
    const shown: (string | null)[] = [claimed()];
    while (shown.length <= game.length) {
      await press(t('replay.moveOn'));
      shown.push(claimed());
    }
    expect(shown).toEqual([
      null,
      'Sara holds nothing.',
      'Sara holds nothing.',
      null,
      'Dan holds a pebble.',
      null,
      'Noa holds nothing.',
      null,
    ]);
    expect(screen.getByRole('button', { name: t('replay.moveOn') })).toBeDisabled();
    said('Sara hides nothing.');
    await press(t('replay.toResult'));
    expect(screen.getByRole('heading', { name: t('end.result') })).toBeOnTheScreen();
  });

  test('is counted by name, in figures of its own', async () => {
    act(() => {
      pebbleMatch.start({ players: 3, first: 0, rounds: 1 }, [{ name: 'Zoe' }, ...people.slice(1)]);
      for (const move of game) pebbleMatch.answer(move);
    });
    await visit('/statistics?name=zoe', { language: 'en', ...settings });
    expect(screen.getByRole('heading', { name: '\u2068Zoe\u2069' })).toBeOnTheScreen();
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Pebbles' })).toBeOnTheScreen();
    said('Hands closed');
    said('Empty ones');
  });
});

test('Coup would have been noticed', () => {
  expect(() => require('../../../engine/coup')).toThrow('belongs to Coup');
});
