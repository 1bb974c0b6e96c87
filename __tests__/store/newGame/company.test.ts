import {
  arrange,
  companyOf,
  emptyPlaces,
  namesOf,
  type Company,
  type CompanyAction,
} from '../../../store/newGame/company';

const botNames = ['Cog', 'Bolt', 'Gizmo'];
const coming = { bot: 'steady', botNames } as const;
const people = (...names: string[]) => companyOf(names.map((name) => ({ name, bot: null })));
const after = (company: Company, ...actions: CompanyAction[]) => actions.reduce(arrange, company);

/** Round the table: a name, and the bot in brackets if it is one. */
const table = (company: Company) =>
  company.map(({ name, bot }) => (bot === null ? name : `${name} (${bot})`)).join(', ');

describe('the company', () => {
  test('Sara and Dan are joined by Noa and by two bots, each called by a name nobody has', () => {
    const company = after(
      people('Sara', 'bolt'),
      { type: 'addPerson', name: 'Noa' },
      { type: 'addBot', ...coming },
      { type: 'addBot', ...coming, bot: 'random' },
    );
    expect(table(company)).toBe('Sara, bolt, Noa, Cog (steady), Gizmo (random)');
  });

  test('an eleventh finds no chair, and of two nobody may leave', () => {
    const ten = people(...Array<string>(10).fill(''));
    expect(arrange(ten, { type: 'addPerson', name: 'Noa' })).toHaveLength(10);
    expect(arrange(ten, { type: 'addBot', ...coming })).toHaveLength(10);
    expect(arrange(people('Sara', 'Dan'), { type: 'remove', id: 0 })).toHaveLength(2);
  });

  test('who leaves leaves the others their places; who comes next is somebody new', () => {
    const company = after(
      people('Sara', 'Dan', 'Noa'),
      { type: 'remove', id: 1 },
      { type: 'addPerson', name: 'Ali' },
    );
    expect(company.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Sara'],
      [2, 'Noa'],
      [3, 'Ali'],
    ]);
  });

  test('Noa moves up twice and stays at the head of the table', () => {
    const up = { type: 'move', id: 2, by: -1 } as const;
    expect(table(after(people('Sara', 'Dan', 'Noa'), up))).toBe('Sara, Noa, Dan');
    expect(table(after(people('Sara', 'Dan', 'Noa'), up, up, up))).toBe('Noa, Sara, Dan');
    expect(table(after(people('Sara', 'Dan'), { type: 'move', id: 0, by: 1 }))).toBe('Dan, Sara');
  });

  test('a slip of the finger makes Sara a bot; turned back she is Sara again', () => {
    const bot = arrange(people('Sara', 'Dan'), { type: 'seatBot', id: 0, ...coming });
    expect(table(bot)).toBe('Cog (steady), Dan');
    const renamed = arrange(bot, { type: 'rename', id: 0, name: 'Marvin' });
    const back = arrange(renamed, { type: 'seatPerson', id: 0 });
    expect(table(back)).toBe('Sara, Dan');
    expect(table(arrange(back, { type: 'seatBot', id: 0, ...coming }))).toBe('Marvin (steady), Dan');
  });

  test('a bot that plays at another level keeps its name', () => {
    const company = after(
      people('Sara', ''),
      { type: 'seatBot', id: 1, ...coming },
      { type: 'seatBot', id: 1, ...coming, bot: 'random' },
    );
    expect(table(company)).toBe('Sara, Cog (random)');
  });

  test('bots take the empty seats, but one person stays', () => {
    const fill = { type: 'fillWithBots', ...coming } as const;
    expect(table(arrange(people('', '', ''), fill))).toBe(', Cog (steady), Bolt (steady)');
    expect(table(arrange(people('', 'Sara', ''), fill))).toBe('Cog (steady), Sara, Bolt (steady)');
    expect(emptyPlaces(arrange(people('', ''), fill))).toEqual([]);
  });

  test('a name is cut at twenty, and never through the middle of a letter', () => {
    const named = (name: string) => arrange(people('', ''), { type: 'rename', id: 0, name })[0]?.name;
    expect(named('x'.repeat(30))).toBe('x'.repeat(20));
    expect(named(`${'x'.repeat(19)}🂡`)).toBe('x'.repeat(19));
  });

  test('names are called out without blanks', () => {
    expect(namesOf(people(' Sara ', ''))).toEqual(['Sara', '']);
  });

  test('only the first six stay', () => {
    expect(arrange(people('a', 'b', 'c', 'd'), { type: 'keepFirst', seats: 3 })).toHaveLength(3);
  });
});
