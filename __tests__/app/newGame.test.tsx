import { fireEvent } from 'expo-router/testing-library';
import { books, coup } from '../../engine';
import { languages, type Language } from '../../store/languages';
import { coupTable } from '../../store/match/coupTable';
import { useNotices } from '../../store/notices';
import { rememberWinner } from '../../store/newGame/winners';
import { screen, settled, visit, within, press } from './support/visit';

/** A phone: there is no room for all books at once. */
jest.mock('react-native/Libraries/Utilities/useWindowDimensions', () => ({
  default: () => ({ width: 390, height: 844, scale: 3, fontScale: 1 }),
}));

const started = jest.spyOn(coupTable, 'start').mockImplementation(() => {});
const isTaken = jest.spyOn(coupTable, 'isTaken');

beforeEach(() => {
  started.mockClear();
  isTaken.mockReturnValue(false);
});

type Words = Awaited<ReturnType<typeof visit>>;

/** Somebody at the page of a new game, and what they do there. */
async function atTheTable(language: Language = 'en') {
  const t: Words = await visit('/new', { language });
  const field = (seat: number) => screen.getByLabelText(t('rehearsal.nameOf', { number: seat }));
  const choose = async (role: 'radio' | 'switch', name: string | RegExp) => {
    fireEvent.press(screen.getByRole(role, { name }));
    await settled();
  };
  return {
    t,
    field,
    write: (seat: number, name: string) => fireEvent.changeText(field(seat), name),
    choose: (name: string | RegExp) => choose('radio', name),
    flip: (name: string) => choose('switch', new RegExp(name)),
    book: (book: 'persianPlus' | 'persian' | 'russian' | 'hebrew') =>
      choose('radio', new RegExp(t(`newGame.books.${book}.first`))),
    remove: async (name: string) => {
      await press(t('newGame.arrange', { name }));
      await press(t('newGame.remove'));
    },
    deal: () => press(t('newGame.deal')),
    dealButton: () => screen.getByRole('button', { name: t('newGame.deal') }),
    leave: () => screen.unmount(),
    unnamed: (number: number) => t('player.unnamed', { number }),
  };
}

/** The cards are dealt, and later the same people sit down again. */
async function laterAgain(table: Awaited<ReturnType<typeof atTheTable>>, language: Language = 'en') {
  await table.deal();
  const result = dealt();
  screen.unmount();
  return { ...result, again: await atTheTable(language) };
}

/** What was handed to the game the last time. */
function dealt() {
  const [setup, players] = started.mock.lastCall ?? [];
  if (!setup || !players) throw new Error('Nothing was dealt.');
  expect(coup.deal(setup, 1)).toBeDefined();
  return { setup, players };
}

const titles = ['کودتا\\+', 'کودتا', 'Переворот', 'הפיכה'];
const firstBooks = { fa: 'persianPlus', he: 'hebrew', ru: 'russian', en: 'persianPlus' } as const;

describe.each(languages)('in %s', (language) => {
  test('one tap deals to four who have no names yet, by the book of the language', async () => {
    const table = await atTheTable(language);
    await table.deal();
    expect(dealt().setup).toMatchObject({ book: firstBooks[language], players: 4 });
    expect(dealt().players).toEqual([{ name: '' }, { name: '' }, { name: '' }, { name: '' }]);
  });

  test('Sara sits down with three bots, chooses a book, and the second place begins', async () => {
    const { t, ...table } = await atTheTable(language);
    table.write(1, ' Sara ');
    await press(t('newGame.botsForEmpty'));
    await table.book('persianPlus');
    await table.flip(t('newGame.factions'));
    await table.choose(t('newGame.starts.agreed'));
    await table.choose(t('newGame.botNames.a'));
    await table.deal();
    expect(dealt().setup).toMatchObject({ first: 1, options: { factions: true, anarchist: false } });
    expect(dealt().players).toEqual([
      { name: 'Sara' },
      { name: t('newGame.botNames.a'), bot: 'steady' },
      { name: t('newGame.botNames.b'), bot: 'steady' },
      { name: t('newGame.botNames.c'), bot: 'steady' },
    ]);
  });

  test('the second of two with one name is told, and nobody is dealt cards until it is changed', async () => {
    const { t, ...table } = await atTheTable(language);
    table.write(1, 'Sara');
    table.write(3, 'sara');
    expect(screen.getByText(t('rehearsal.nameTaken'))).toBeOnTheScreen();
    expect(table.dealButton()).toBeDisabled();
    await table.deal();
    expect(started).not.toHaveBeenCalled();
    table.write(3, 'Noa');
    expect(screen.queryByText(t('rehearsal.nameTaken'))).toBeNull();
    await table.deal();
    expect(dealt().players[2]).toEqual({ name: 'Noa' });
  });
});

describe('who sits where', () => {
  test('Dan is moved up, becomes a bot that plays recklessly, and is Dan again', async () => {
    const { t, ...table } = await atTheTable();
    table.write(1, 'Sara');
    table.write(2, 'Dan');
    await press(t('newGame.arrange', { name: 'Dan' }));
    await press(t('newGame.up'));
    expect(table.field(1)).toHaveProp('value', 'Dan');
    await table.choose(t('newGame.bot'));
    await table.choose(t('newGame.levels.random'));
    expect(table.field(1)).toHaveProp('value', t('newGame.botNames.a'));
    expect(screen.getByText(t('newGame.levelHints.random'))).toBeOnTheScreen();
    await table.choose(t('newGame.person'));
    expect(table.field(1)).toHaveProp('value', 'Dan');
    await table.deal();
    expect(dealt().players.slice(0, 2)).toEqual([{ name: 'Dan' }, { name: 'Sara' }]);
  });

  test('at ten the table is full, at two nobody may go', async () => {
    const { t, ...table } = await atTheTable();
    for (let i = 0; i < 6; i++) await press(t('newGame.addBot'));
    expect(screen.getByRole('button', { name: t('newGame.addBot') })).toBeDisabled();
    expect(screen.getByRole('button', { name: t('newGame.addPerson') })).toBeDisabled();
    for (const letter of ['a', 'b', 'c', 'd', 'e', 'f'] as const)
      await table.remove(t(`newGame.botNames.${letter}`));
    await table.remove(table.unnamed(4));
    await table.remove(table.unnamed(3));
    await press(t('newGame.arrange', { name: table.unnamed(1) }));
    expect(screen.getByRole('button', { name: t('newGame.remove') })).toBeDisabled();
  });

  test('bots may play among themselves, and the page says that one will only watch', async () => {
    const { t, ...table } = await atTheTable();
    await press(t('newGame.botsForEmpty'));
    expect(screen.queryByText(t('newGame.onlyBots'))).toBeNull();
    await press(t('newGame.arrange', { name: table.unnamed(1) }));
    await table.choose(t('newGame.bot'));
    expect(screen.getByText(t('newGame.onlyBots'))).toBeOnTheScreen();
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
    const seat = (name: string) => screen.queryByRole('button', { name: t('newGame.roster.seat', { name }) });
    await press(t('newGame.roster.seat', { name: 'Noa' }));
    expect(table.field(1)).toHaveProp('value', 'Noa');
    expect(seat('Noa')).toBeNull();
    table.write(3, 'sa');
    expect(seat('Dan')).toBeNull();
    expect(seat('Sara')).toBeOnTheScreen();
    await press(t('newGame.roster.seat', { name: 'Salome' }));
    expect(table.field(3)).toHaveProp('value', 'Salome');

    await press(t('newGame.roster.open'));
    await press(t('newGame.roster.forget', { name: 'Dan' }));
    expect(seat('Dan')).toBeNull();
    expect(localStorage.getItem('underTheTable.roster')).not.toContain('Dan');
  });

  test('get a chair of their own where no seat is without a name', async () => {
    const before = await atTheTable();
    ['Sara', 'Dan', 'Noa', 'Ali'].forEach((name, seat) => before.write(seat + 1, name));
    await before.deal();
    before.leave();
    const { t, ...table } = await atTheTable();
    await table.remove('Ali');
    await press(t('newGame.roster.seat', { name: 'Ali' }));
    await table.deal();
    expect(dealt().players.map(({ name }) => name)).toEqual(['Sara', 'Dan', 'Noa', 'Ali']);
  });
});

describe('what the book leaves to the table', () => {
  test('options come and go with the book, and their choice comes back with them', async () => {
    const { t, ...table } = await atTheTable();
    const option = (name: string) => screen.queryByRole('switch', { name: new RegExp(name) });
    await table.flip(t('newGame.anarchist'));
    await table.book('russian');
    expect(option(t('newGame.anarchist'))).toBeNull();
    expect(option(t('newGame.inquisitor'))).toBeNull();
    await table.choose(t('cast.inquisitor.name'));
    const { setup, again } = await laterAgain({ t, ...table });
    expect(setup.options).toEqual({ sixth: 'inquisitor', strictDoubleDanger: false });

    await press(t('newGame.otherBooks'));
    await again.book('persianPlus');
    expect(option(t('newGame.anarchist'))).toBeChecked();
    expect(option(t('newGame.inquisitor'))).toBeChecked();
  });

  test('two have no factions but a choice of how to play', async () => {
    const { t, ...table } = await atTheTable();
    const factions = () => screen.queryByRole('switch', { name: new RegExp(t('newGame.factions')) });
    expect(factions()).toBeOnTheScreen();
    expect(screen.queryByRole('radio', { name: t('newGame.ways.oneCoin') })).toBeNull();
    await table.remove(table.unnamed(4));
    await table.remove(table.unnamed(3));
    expect(factions()).toBeNull();
    await table.choose(t('newGame.ways.oneCoin'));
    await table.book('persian');
    expect(screen.queryByRole('radio', { name: t('newGame.ways.oneCoin') })).toBeNull();
    await table.book('persianPlus');
    await table.deal();
    expect(dealt().setup.options).toMatchObject({ twoPlayers: 'oneCoin' });
  });

  test('eight are too many for a classic book: it says so, and each remedy is a tap', async () => {
    const { t, ...table } = await atTheTable('ru');
    for (let i = 0; i < 4; i++) await press(t('newGame.addPerson'));
    const reason = t('newGame.problems.seats', {
      book: t('coup.books.russian'),
      fewest: 2,
      most: 6,
      players: 8,
    });
    expect(screen.getByText(reason)).toBeOnTheScreen();
    expect(table.dealButton()).toBeDisabled();
    await press(t('newGame.playInstead', { book: t('coup.books.persianPlus') }));
    expect(screen.queryByText(reason)).toBeNull();
    expect(table.dealButton()).toBeEnabled();
    await table.book('russian');
    expect(screen.getByText(reason)).toBeOnTheScreen();
    await press(t('newGame.keepFirst', { players: 6 }));
    await table.deal();
    expect(dealt().setup).toMatchObject({ book: 'russian', players: 6 });
  });
});

describe('who begins', () => {
  test('the last winner is offered to the same people only', async () => {
    rememberWinner(['Noa', 'Sara', 'Dan', 'Ali'], 'Dan');
    const { t, ...table } = await atTheTable('he');
    const lastWinner = () => screen.queryByRole('radio', { name: t('newGame.starts.lastWinner') });
    expect(lastWinner()).toBeNull();
    ['Sara', 'Dan', 'Noa', 'Ali'].forEach((name, seat) => table.write(seat + 1, name));
    expect(lastWinner()).toBeChecked();
    expect(screen.getByText(t('newGame.startHints.lastWinner', { name: 'Dan' }))).toBeOnTheScreen();
    await table.deal();
    expect(dealt().setup.first).toBe(1);
  });

  test('luck draws from the whole table', async () => {
    let table = await atTheTable();
    await table.choose(table.t('newGame.starts.random'));
    const drawn = new Set<number>();
    for (const luck of [0.1, 0.35, 0.6, 0.85, 0.2]) {
      jest.spyOn(Math, 'random').mockReturnValue(luck);
      const { setup, again } = await laterAgain(table);
      drawn.add(setup.first);
      table = again;
    }
    expect(drawn.size).toBeGreaterThan(1);
  });
});

describe('what the device remembers', () => {
  test('a table that has played needs one tap', async () => {
    const table = await atTheTable();
    table.write(1, 'Sara');
    await table.book('hebrew');
    await table.flip(table.t('newGame.strict'));
    const { setup, players, again } = await laterAgain(table, 'fa');
    expect(again.field(1)).toHaveProp('value', 'Sara');
    expect(screen.getByRole('button', { name: again.t('newGame.otherBooks') })).toBeOnTheScreen();
    await again.deal();
    expect(dealt()).toEqual({ setup: { ...setup, first: expect.any(Number) as number }, players });
  });

  test('what was written is there again even if nobody dealt', async () => {
    const first = await atTheTable();
    first.write(2, 'Dan');
    first.leave();
    const again = await atTheTable();
    expect(again.field(2)).toHaveProp('value', 'Dan');
  });

  test.each([
    ['underTheTable.table.coup', '{"version":1,"value":{"players":'],
    ['underTheTable.table.coup', '{"version":1,"value":{"players":[{"name":"Sara","bot":null}]}}'],
    ['underTheTable.roster', '{"version":1,"value":"Sara"}'],
    ['underTheTable.winners.coup', 'torn'],
  ])('damage to %s is told, put aside, and a fresh table is laid', async (key, text) => {
    localStorage.setItem(key, text);
    const table = await atTheTable();
    expect(useNotices.getState()).toEqual([{ problem: 'damaged', of: 'table' }]);
    expect(localStorage.getItem(`${key}.aside.1`)).toBe(text);
    await table.deal();
    expect(dealt().setup.players).toBe(4);
  });
});

describe('a game is still running', () => {
  beforeEach(() => isTaken.mockReturnValue(true));

  test('the page asks first; "no" leaves it alone', async () => {
    const { t, ...table } = await atTheTable();
    await table.deal();
    const dialog = screen.getByText(t('newGame.giveUpTitle'));
    expect(dialog).toBeOnTheScreen();
    await press(t('common.cancel'));
    expect(started).not.toHaveBeenCalled();
    expect(screen.queryByText(t('newGame.giveUpTitle'))).toBeNull();
  });

  test('"yes" deals anew', async () => {
    const { t, ...table } = await atTheTable();
    await table.deal();
    await press(t('newGame.giveUp'));
    expect(started).toHaveBeenCalledTimes(1);
  });
});

test('the four books stand under their own titles, exactly one of them chosen', async () => {
  const { t, ...table } = await atTheTable('ru');
  await table.book('persian');
  const plates = books.map((book) =>
    screen.getByRole('radio', { name: new RegExp(t(`newGame.books.${book}.first`)) }),
  );
  plates.forEach((plate, at) =>
    expect(within(plate).getByText(new RegExp(`^\\W*${titles[at]}\\W*$`))).toBeOnTheScreen(),
  );
  const chosen = screen.getAllByRole('radio', { checked: true }).filter((one) => plates.includes(one));
  expect(chosen).toEqual([plates[1]]);
});
