import { useNotices } from '../../../store/notices';
import { companyOf } from '../../../store/newGame/company';
import { draftCoup } from '../../../store/newGame/coupDraft';
import { firstTable, lastTable, rememberTable, sameAgain } from '../../../store/newGame/lastTable';
import { forgetPerson, offered, rememberedRoster, rememberPeople } from '../../../store/newGame/roster';
import { lastWinnerAmong, rememberedWinners, rememberWinner } from '../../../store/newGame/winners';

const people = (...names: string[]) => companyOf(names.map((name) => ({ name, bot: null })));

beforeEach(() => useNotices.setState([], true));

describe('the roster', () => {
  test('remembers people, not bots, the latest first, and nobody twice', () => {
    rememberPeople(people('Sara', 'Dan', ''));
    rememberPeople([...people('Noa', ' sara '), { id: 9, name: 'Cog', bot: 'steady', otherName: '' }]);
    expect(rememberedRoster()).toEqual(['Noa', 'sara', 'Dan']);
  });

  test('holds two dozen', () => {
    for (let i = 0; i < 30; i++) rememberPeople(people(`player ${i}`));
    expect(rememberedRoster()).toHaveLength(24);
    expect(rememberedRoster()[0]).toBe('player 29');
  });

  test('forgets whom it is told to forget', () => {
    rememberPeople(people('Sara', 'Dan'));
    expect(forgetPerson('SARA')).toEqual(['Dan']);
    expect(rememberedRoster()).toEqual(['Dan']);
  });

  const roster = ['Sara', 'Dan', 'Salome'];

  test('offers the first nameless seat to whoever does not sit yet', () => {
    expect(offered(roster, people('Dan', '', ''), null)).toEqual({ place: 1, names: ['Sara', 'Salome'] });
  });

  test('offers names that begin like the one being written', () => {
    expect(offered(roster, people('', '', 'sal'), 2)).toEqual({ place: 2, names: ['Salome'] });
    expect(offered(roster, people('', '', ''), 2)).toEqual({ place: 2, names: roster });
  });

  test('offers a chair of their own where everybody has a name, if there is one', () => {
    expect(offered(roster, people('Dan', 'Ali'), null)).toEqual({ place: null, names: ['Sara', 'Salome'] });
    const full = people(...'abcdefghij');
    expect(offered(roster, full, null)).toEqual({ place: null, names: [] });
  });
});

describe('the last winner', () => {
  test('is known to the same people in whatever order they sit, and to no others', () => {
    rememberWinner(['Sara', 'Dan', 'Noa'], 'Dan');
    expect(lastWinnerAmong(rememberedWinners(), ['noa', 'Sara', ' Dan '])).toBe(2);
    expect(lastWinnerAmong(rememberedWinners(), ['Sara', 'Dan'])).toBeNull();
    expect(lastWinnerAmong(rememberedWinners(), ['Sara', 'Dan', 'Ali'])).toBeNull();
  });

  test('is that of the last game, each company having its own', () => {
    rememberWinner(['Sara', 'Dan'], 'Dan');
    rememberWinner(['Sara', 'Noa'], 'Noa');
    rememberWinner(['Dan', 'Sara'], 'Sara');
    expect(lastWinnerAmong(rememberedWinners(), ['Sara', 'Dan'])).toBe(0);
    expect(lastWinnerAmong(rememberedWinners(), ['Sara', 'Noa'])).toBe(1);
  });

  test('without a name is forgotten', () => {
    rememberWinner(['Sara', ''], 'Sara');
    rememberWinner(['Sara', ''], '');
    expect(lastWinnerAmong(rememberedWinners(), ['Sara', ''])).toBeNull();
  });
});

describe('the last table', () => {
  test('comes back as it was left: people, bots, book, wishes and who begins', () => {
    const left = [
      { type: 'addBot', bot: 'random', botNames: ['Cog'] },
      { type: 'open', book: 'hebrew' },
      { type: 'wish', wishes: { anarchist: true, twoPlayers: 'oneCoin' } },
      { type: 'agree', first: 2 },
      { type: 'move', id: 2, by: -1 },
    ] as const;
    const draft = left.reduce(draftCoup, { ...firstTable('en'), company: people('Sara', 'Dan', 'Noa') });
    rememberTable(draft);
    const back = lastTable();
    expect(back).toMatchObject({
      book: 'hebrew',
      start: 'agreed',
      first: 1,
      wishes: { anarchist: true, twoPlayers: 'oneCoin', factions: false },
    });
    expect(back?.company.map(({ name, bot }) => [name, bot])).toEqual([
      ['Sara', null],
      ['Noa', null],
      ['Dan', null],
      ['Cog', 'random'],
    ]);
    expect(useNotices.getState()).toEqual([]);
  });

  test.each([
    ['not even JSON', 'damaged'],
    ['{"version":1,"value":{"players":[]}}', 'damaged'],
    ['{"version":9,"value":{}}', 'future'],
  ] as const)('%s is put aside and told of', (text, problem) => {
    localStorage.setItem('underTheTable.table.coup', text);
    expect(lastTable()).toBeNull();
    expect(useNotices.getState()).toEqual([{ problem, of: 'table' }]);
    expect(localStorage.getItem('underTheTable.table.coup.aside.1')).toBe(text);
  });

  test('a bot this version does not know makes way for one it does', () => {
    rememberTable({
      ...firstTable('en'),
      company: companyOf([
        { name: 'Sara', bot: null },
        { name: 'Hal', bot: 'ninethousand' },
      ]),
    });
    expect(lastTable()?.company[1]).toMatchObject({ name: 'Hal', bot: 'steady' });
  });

  test.each([
    ['fa', 'persianPlus'],
    ['he', 'hebrew'],
    ['ru', 'russian'],
    ['en', 'persianPlus'],
  ] as const)('there is none at first: in %s the book is %s, with four chairs', (language, book) => {
    expect(lastTable()).toBeNull();
    expect(firstTable(language)).toMatchObject({ book, start: null });
    expect(firstTable(language).company).toHaveLength(4);
  });
});

describe('the same again', () => {
  const players = [{ name: 'Sara' }, { name: 'Dan' }, { name: 'Cog', bot: 'steady' }];
  const setup = { players: 3, first: 1, options: { factions: true } } as const;

  test('a book in which the last winner begins', () => {
    const again = sameAgain({ ...setup, book: 'hebrew', options: {} }, players, 2, 1);
    expect(again).toEqual({ setup: { book: 'hebrew', players: 3, first: 2, options: {} }, players });
  });

  test('who was agreed on begins again', () => {
    expect(sameAgain({ ...setup, book: 'persianPlus' }, players, 2, 1).setup).toEqual({
      ...setup,
      book: 'persianPlus',
    });
  });

  test('luck draws again, now this seat, now that', () => {
    const drawn = Array.from(
      { length: 20 },
      (_, seed) => sameAgain({ ...setup, book: 'russian', options: {} }, players, 2, seed).setup.first,
    );
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  });

  test('the table keeps to its own way of finding who begins', () => {
    rememberTable({ ...firstTable('en'), start: 'lastWinner' });
    expect(sameAgain({ ...setup, book: 'persianPlus' }, players, 2, 1).setup.first).toBe(2);
  });

  test('a deck laid for a lesson is not laid again', () => {
    const { setup: again } = sameAgain({ ...setup, book: 'hebrew', deck: [] }, players, 0, 1);
    expect(again).not.toHaveProperty('deck');
  });
});
