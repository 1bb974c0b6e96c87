import { fireEvent } from 'expo-router/testing-library';
import { books, coup, type Book } from '../../engine/coup';
import { coupMatches } from '../../store/coup/match';
import { coupSetup } from '../../store/coup/setup';
import type { Language } from '../../store/languages';
import { coupFaces } from '../../ui/coup/faces/faces';
import { isolated } from '../../ui/i18n/written';
import { bothNames } from '../../ui/rules/bookNames';
import { eachDirection } from '../support/languages';
import { screen, settled, visit, within, press } from './support/visit';

/** A phone: there is no room for all books at once. */
jest.mock('react-native/Libraries/Utilities/useWindowDimensions', () => ({
  default: () => ({ width: 390, height: 844, scale: 3, fontScale: 1 }),
}));

const started = jest.fn<undefined, Parameters<typeof coupMatches.alone.start>>();
const startedAlone = jest.spyOn(coupMatches.alone, 'start').mockImplementation(started);
jest.spyOn(coupMatches.together, 'start').mockImplementation(started);
const waiting = jest.spyOn(coupMatches.together, 'waiting');

beforeEach(() => {
  started.mockClear();
  startedAlone.mockClear();
  waiting.mockReturnValue(null);
});

type Words = Awaited<ReturnType<typeof visit>>;

/** Somebody at the page of a new game, and what they do there. */
async function atTheTable(language: Language = 'en', address = '/new/coup') {
  const t: Words = await visit(address, { language });
  const field = (seat: number) => screen.getByLabelText(t('players.nameOf', { number: seat }));
  const choose = async (role: 'radio' | 'switch', name: string | RegExp) => {
    fireEvent.press(screen.getByRole(role, { name }));
    await settled();
  };
  /** Opens what lies folded, or leaves it open. */
  const unfold = async (title: string) => {
    const folded = screen.queryByRole('button', { name: new RegExp(`^${title}`), expanded: false });
    if (folded) fireEvent.press(folded);
    await settled();
  };
  return {
    t,
    field,
    unfold,
    write: (seat: number, name: string) => fireEvent.changeText(field(seat), name),
    choose: (name: string | RegExp) => choose('radio', name),
    flip: async (name: string) => {
      await unfold(t('setup.options'));
      await choose('switch', new RegExp(name));
    },
    book: async (book: Book) => {
      await unfold(t('coup.setup.book'));
      await choose('radio', new RegExp(t(`coup.setup.books.${book}.first`)));
    },
    remove: async (name: string) => {
      await press(t('setup.arrange', { name }));
      await press(t('setup.remove'));
    },
    deal: () => press(t('setup.deal')),
    dealButton: () => screen.getByRole('button', { name: t('setup.deal') }),
    leave: () => screen.unmount(),
    unnamed: (number: number) => t('players.unnamed', { number }),
  };
}

/** What was handed to the game the last time. */
function dealt() {
  const [setup, players] = started.mock.lastCall ?? [];
  if (!setup || !players) throw new Error('Nothing was dealt.');
  expect(coup.deal(setup, 1)).toBeDefined();
  return { setup, players };
}

const titles = ['کودتا\\+', 'کودتا', 'Переворот', 'הפיכה'];

/** They sat here the last time: people by their names, bots by their level. */
function theyWereHere(players: readonly { readonly name: string; readonly bot: string | null }[]) {
  const value = { players, choices: coupSetup.firstChoices('en'), start: null, first: null };
  localStorage.setItem('underTheTable.table.coup', JSON.stringify({ version: 2, value }));
}

test('one tap deals to four who have no names yet, by the book of the language', async () => {
  const table = await atTheTable('he');
  await table.deal();
  expect(dealt().setup).toMatchObject({ book: 'hebrew', players: 4 });
  expect(dealt().players).toEqual([{ name: '' }, { name: '' }, { name: '' }, { name: '' }]);
});

test.each(eachDirection)(
  'in %s Sara sits down with three bots, chooses a book, and the second place begins',
  async (language) => {
    const { t, ...table } = await atTheTable(language);
    table.write(1, ' Sara ');
    await press(t('setup.botsForEmpty'));
    await table.book('persianPlus');
    await table.flip(t('coup.setup.factions'));
    await table.choose(t('setup.starts.chosen'));
    await table.choose(isolated(t('setup.botNames.a')));
    await table.deal();
    expect(dealt().setup).toMatchObject({ first: 1, options: { factions: true, anarchist: false } });
    expect(dealt().players).toEqual([
      { name: 'Sara' },
      { name: t('setup.botNames.a'), bot: 'steady' },
      { name: t('setup.botNames.b'), bot: 'steady' },
      { name: t('setup.botNames.c'), bot: 'steady' },
    ]);
  },
);

test('a name too long is cut, and a second of the same is told: nobody is dealt cards until it is changed', async () => {
  const { t, ...table } = await atTheTable();
  const full = t('players.nameFull', { longest: 20 });
  table.write(1, 'Maximilian');
  expect(screen.queryByText(full)).toBeNull();
  table.write(1, 'Maximilian-Bartholomew the Third');
  expect(table.field(1)).toHaveProp('value', 'Maximilian-Bartholom');
  expect(screen.getByText(full)).toBeOnTheScreen();

  table.write(1, 'Sara');
  table.write(3, 'sara');
  expect(screen.getByText(t('players.nameTaken'))).toBeOnTheScreen();
  expect(table.dealButton()).toBeDisabled();
  await table.deal();
  expect(started).not.toHaveBeenCalled();
  table.write(3, 'Noa');
  expect(screen.queryByText(t('players.nameTaken'))).toBeNull();
  await table.deal();
  expect(dealt().players[2]).toEqual({ name: 'Noa' });
});

test('the keyboard leads from name to name, in the order they sit, and away from the last', async () => {
  const { t } = await atTheTable();
  const keys = () => screen.getAllByLabelText(/^Name of/).map(({ props }) => String(props.returnKeyType));
  expect(keys()).toEqual(['next', 'next', 'next', 'done']);
  await press(t('setup.removeOne'));
  expect(keys()).toEqual(['next', 'next', 'done']);
});

/** Somebody who plays with bots alone. */
const alone = () => atTheTable('en', '/new/coup?way=alone');

test('Sara alone wants one rival fewer, all of them reckless', async () => {
  const { t, ...table } = await alone();
  table.write(1, 'Sara');
  await press(t('setup.rivals.fewer'));
  expect(screen.getByText(t('setup.rivals.count', { count: 2 }))).toBeOnTheScreen();
  await table.choose(t('coup.setup.levels.novice'));
  await table.deal();
  expect(dealt().players).toEqual([
    { name: 'Sara' },
    { name: t('setup.botNames.a'), bot: 'novice' },
    { name: t('setup.botNames.b'), bot: 'novice' },
  ]);
});

describe('faces', () => {
  const bots = () => dealt().players.flatMap(({ bot }) => bot ?? []);

  test('all rivals get one each, and the name that goes with it; the next time they have it still, and those who play together have not', async () => {
    const { t, ...table } = await alone();
    await table.choose(t('coup.faceChoice.various'));
    await table.deal();
    const met = bots();
    expect(new Set(met).size).toBe(3);
    for (const bot of met) expect(bot).toMatch(/^steady:[a-z]+$/);
    const names = coupFaces.ids.map((id) => coupFaces.inWords(t, id)?.name);
    for (const { name } of dealt().players.slice(1)) expect(names).toContain(name);
    table.leave();
    const again = await alone();
    expect(screen.getByRole('radio', { name: t('coup.faceChoice.various') })).toBeChecked();
    await again.deal();
    expect(bots()).toEqual(met);
    again.leave();
    const together = await atTheTable();
    expect(together.field(4)).toHaveProp('value', '');
  });

  test('a surprise is drawn when the cards are dealt, and no name gives it away', async () => {
    const { t, ...table } = await alone();
    await table.choose(t('coup.faceChoice.surprise'));
    await table.choose(t('coup.setup.levels.sharp'));
    await table.deal();
    for (const bot of bots()) expect(bot).toMatch(/^sharp\?[a-z]+$/);
    expect(
      dealt()
        .players.slice(1)
        .map(({ name }) => name),
    ).toEqual((['a', 'b', 'c'] as const).map((letter) => t(`setup.botNames.${letter}`)));
  });

  test('one rival is a reckless liar, another a liar at the usual level: their names differ', async () => {
    const { t, ...table } = await alone();
    await press(t('setup.rivals.show'));
    const arrange = async (letter: 'a' | 'b', ...wishes: readonly string[]) => {
      const name = t(`setup.botNames.${letter}`);
      await press(t('setup.arrange', { name }));
      const seat = within(screen.getByLabelText(name));
      for (const wish of wishes) fireEvent.press(seat.getByRole('radio', { name: wish }));
      await settled();
    };
    await arrange('a', t('coup.setup.levels.novice'), t('coup.faces.liar.called'));
    await arrange('b', t('coup.faces.liar.called'));
    expect(screen.getByText(t('coup.faces.liar.hint'))).toBeOnTheScreen();
    // Their levels, and their faces.
    expect(screen.getAllByRole('radio', { name: t('setup.rivals.mixed'), checked: true })).toHaveLength(2);
    await table.deal();
    const { name } = coupFaces.inWords(t, 'liar') ?? {};
    expect(dealt().players.slice(1)).toEqual([
      { name, bot: 'novice:liar' },
      { name: `${name} 2`, bot: 'steady:liar' },
      { name: t('setup.botNames.c'), bot: 'steady' },
    ]);
  });
});

test('a bot this version does not know is shown at the level it will play at', async () => {
  theyWereHere([
    { name: 'Sara', bot: null },
    { name: 'Hal', bot: 'ninethousand' },
  ]);
  const { t } = await atTheTable();
  expect(screen.getByText(t('setup.botAt', { level: t('coup.setup.levels.steady') }))).toBeOnTheScreen();
});

describe('who sits where', () => {
  test('Dan is moved up, becomes a bot that plays recklessly, and is Dan again', async () => {
    const { t, ...table } = await atTheTable();
    table.write(1, 'Sara');
    table.write(2, 'Dan');
    await press(t('setup.arrange', { name: 'Dan' }));
    await press(t('setup.up'));
    expect(table.field(1)).toHaveProp('value', 'Dan');
    await table.choose(t('setup.bot'));
    await table.choose(t('coup.setup.levels.novice'));
    expect(table.field(1)).toHaveProp('value', t('setup.botNames.a'));
    expect(screen.getByText(t('coup.setup.levelHints.novice'))).toBeOnTheScreen();
    await table.choose(t('setup.person'));
    expect(table.field(1)).toHaveProp('value', 'Dan');
    await table.deal();
    expect(dealt().players.slice(0, 2)).toEqual([{ name: 'Dan' }, { name: 'Sara' }]);
  });

  test('at ten the table is full, at two nobody may go', async () => {
    theyWereHere([...'abcdefghij'].map((name) => ({ name, bot: null })));
    const { t, ...ten } = await atTheTable();
    expect(screen.getByRole('button', { name: t('setup.addBot') })).toBeDisabled();
    expect(screen.getByRole('button', { name: t('setup.addPerson') })).toBeDisabled();
    await ten.remove('j');
    expect(screen.getByRole('button', { name: t('setup.addBot') })).toBeEnabled();
    ten.leave();

    theyWereHere([...'ab'].map((name) => ({ name, bot: null })));
    await atTheTable();
    await press(t('setup.arrange', { name: 'a' }));
    expect(screen.getByRole('button', { name: t('setup.remove') })).toBeDisabled();
  });

  test('bots may play among themselves, and the page says that one will only watch', async () => {
    const { t, ...table } = await atTheTable();
    await press(t('setup.botsForEmpty'));
    expect(screen.queryByText(t('setup.onlyBots'))).toBeNull();
    await press(t('setup.arrange', { name: table.unnamed(1) }));
    await table.choose(t('setup.bot'));
    expect(screen.getByText(t('setup.onlyBots'))).toBeOnTheScreen();
    await table.deal();
    expect(dealt().players.every(({ bot }) => bot === 'steady')).toBe(true);
  });
});

describe('people who have played here before', () => {
  test('sit down at a tap, are not offered twice, and are forgotten on request', async () => {
    const before = await atTheTable();
    ['Sara', 'Dan', 'Noa', 'Salome'].forEach((name, seat) => before.write(seat + 1, name));
    await before.deal();
    before.leave();
    localStorage.removeItem('underTheTable.table.coup');

    const { t, ...table } = await atTheTable('he');
    const seat = (name: string) => screen.queryByRole('button', { name: t('setup.roster.seat', { name }) });
    await press(t('setup.roster.seat', { name: 'Noa' }));
    expect(table.field(1)).toHaveProp('value', 'Noa');
    expect(seat('Noa')).toBeNull();
    table.write(3, 'sa');
    expect(seat('Dan')).toBeNull();
    expect(seat('Sara')).toBeOnTheScreen();
    await press(t('setup.roster.seat', { name: 'Salome' }));
    expect(table.field(3)).toHaveProp('value', 'Salome');

    await press(t('setup.roster.open'));
    await press(t('setup.roster.forget', { name: 'Dan' }));
    expect(seat('Dan')).toBeNull();
    expect(localStorage.getItem('underTheTable.roster')).not.toContain('Dan');
  });
});

describe('what the book leaves to the table', () => {
  test('options come and go with the book, and their choice comes back with them', async () => {
    const { t, ...table } = await atTheTable();
    const option = (name: string) => screen.queryByRole('switch', { name: new RegExp(name) });
    await table.flip(t('coup.setup.anarchist'));
    await table.book('russian');
    for (const gone of ['anarchist', 'inquisitor'] as const)
      expect(option(t(`coup.setup.${gone}`))).toBeNull();
    await table.choose(t('cast.inquisitor.name'));
    await table.book('persianPlus');
    for (const back of ['anarchist', 'inquisitor'] as const)
      expect(option(t(`coup.setup.${back}`))).toBeChecked();
  });

  test('two have no factions but a choice of how to play', async () => {
    const { t, ...table } = await atTheTable();
    const factions = () => screen.queryByRole('switch', { name: new RegExp(t('coup.setup.factions')) });
    const oneCoin = () => screen.queryByRole('radio', { name: t('coup.setup.ways.oneCoin') });
    await table.unfold(t('setup.options'));
    expect([factions() !== null, oneCoin()]).toEqual([true, null]);
    for (let goes = 0; goes < 2; goes++) await press(t('setup.removeOne'));
    expect(factions()).toBeNull();
    await table.choose(t('coup.setup.ways.oneCoin'));
    await table.deal();
    expect(dealt().setup.options).toMatchObject({ twoPlayers: 'oneCoin' });
  });

  test('eight are too many for a classic book: it says so, and each remedy is a tap', async () => {
    theyWereHere([...'abcdefgh'].map((name) => ({ name, bot: null })));
    const { t, ...table } = await atTheTable('ru');
    await table.book('russian');
    const reason = t('coup.setup.seats', {
      book: t('games.coup.variants.russian'),
      fewest: 2,
      most: 6,
      players: 8,
    });
    expect(screen.getByText(reason)).toBeOnTheScreen();
    expect(table.dealButton()).toBeDisabled();
    await press(t('coup.setup.playInstead', { book: t('games.coup.variants.persianPlus') }));
    expect(screen.queryByText(reason)).toBeNull();
    expect(table.dealButton()).toBeEnabled();
    await table.book('russian');
    expect(screen.getByText(reason)).toBeOnTheScreen();
    await press(t('setup.keepFirst', { players: 6 }));
    await table.deal();
    expect(dealt().setup).toMatchObject({ book: 'russian', players: 6 });
  });
});

/** The party’s unfinished game. */
const unfinished = {
  game: 'coup',
  way: 'together',
  players: Array.from({ length: 10 }, (_, seat) => ({ name: `${seat}` })),
  turn: 39,
  savedAt: null,
} as const;

test('while a game is still running the page asks first and names it: "no" leaves it alone, "yes" deals again', async () => {
  waiting.mockReturnValue(unfinished);
  const { t, ...table } = await atTheTable();
  await table.deal();
  expect(screen.getByText(t('setup.giveUpTitle'))).toBeOnTheScreen();
  const what = [t('home.waiting.people', { count: 10 }), t('home.waiting.turn', { turn: 39 })].join(' · ');
  expect(screen.getByText(t('setup.giveUpText', { what }))).toBeOnTheScreen();
  await press(t('common.cancel'));
  expect(started).not.toHaveBeenCalled();
  expect(screen.queryByText(t('setup.giveUpTitle'))).toBeNull();
  await table.deal();
  await press(t('setup.giveUp'));
  expect(started).toHaveBeenCalledTimes(1);
});

test('a deal alone leaves the party’s game where it is, and asks nothing', async () => {
  waiting.mockReturnValue(unfinished);
  const { t } = await alone();
  await press(t('setup.deal'));
  expect(startedAlone).toHaveBeenCalledTimes(1);
  expect(started).toHaveBeenCalledTimes(1);
});

test('the four books stand under their own titles, exactly one of them chosen', async () => {
  const { t, ...table } = await atTheTable('ru');
  await table.book('persian');
  expect(screen.queryAllByRole('radio', { name: /Переворот/ })).toEqual([]);
  expect(screen.getByText(new RegExp(bothNames(t, 'persian')))).toBeOnTheScreen();
  await table.unfold(t('coup.setup.book'));
  const plates = books.map((book) =>
    screen.getByRole('radio', { name: new RegExp(t(`coup.setup.books.${book}.first`)) }),
  );
  plates.forEach((plate, at) =>
    expect(within(plate).getByText(new RegExp(`^\\W*${titles[at]}\\W*$`))).toBeOnTheScreen(),
  );
  const chosen = screen.getAllByRole('radio', { checked: true }).filter((one) => plates.includes(one));
  expect(chosen).toEqual([plates[1]]);
});
