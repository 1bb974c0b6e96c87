import {
  arrange,
  seatingOf,
  namelessEntries,
  type Seating,
  type SeatingAction,
} from '../../../store/setup/seating';

const botNames = ['Cog', 'Bolt', 'Gizmo'];
const coming = { bot: 'steady', botNames } as const;
const people = (...names: string[]) => seatingOf(names.map((name) => ({ name, bot: null })));
const arranged = (seating: Seating, action: SeatingAction) => arrange(seating, action, [2, 10]);
const after = (seating: Seating, ...actions: SeatingAction[]) => actions.reduce(arranged, seating);

/** Round the table: a name, and the bot in brackets if it is one. */
const table = (seating: Seating) =>
  seating.map(({ name, bot }) => (bot === null ? name : `${name} (${bot})`)).join(', ');

describe('the seating', () => {
  test('Sara and Dan are joined by Noa and by two bots, each called by a name nobody has', () => {
    const seating = after(
      people('Sara', 'bolt'),
      { type: 'addPerson', name: 'Noa' },
      { type: 'addBot', ...coming },
      { type: 'addBot', ...coming, bot: 'random' },
    );
    expect(table(seating)).toBe('Sara, bolt, Noa, Cog (steady), Gizmo (random)');
  });

  test('an eleventh finds no chair, and of two nobody may leave', () => {
    const ten = people(...Array<string>(10).fill(''));
    expect(arranged(ten, { type: 'addPerson', name: 'Noa' })).toHaveLength(10);
    expect(arranged(ten, { type: 'addBot', ...coming })).toHaveLength(10);
    expect(arranged(people('Sara', 'Dan'), { type: 'remove', id: 0 })).toHaveLength(2);
  });

  test('who leaves leaves the others their places; who comes next is somebody new', () => {
    const seating = after(
      people('Sara', 'Dan', 'Noa'),
      { type: 'remove', id: 1 },
      { type: 'addPerson', name: 'Ali' },
    );
    expect(seating.map(({ id, name }) => [id, name])).toEqual([
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
    const bot = arranged(people('Sara', 'Dan'), { type: 'seatBot', id: 0, ...coming });
    expect(table(bot)).toBe('Cog (steady), Dan');
    const renamed = arranged(bot, { type: 'rename', id: 0, name: 'Marvin' });
    const back = arranged(renamed, { type: 'seatPerson', id: 0 });
    expect(table(back)).toBe('Sara, Dan');
    expect(table(arranged(back, { type: 'seatBot', id: 0, ...coming }))).toBe('Marvin (steady), Dan');
  });

  test('a bot that plays at another level keeps its name', () => {
    const seating = after(
      people('Sara', ''),
      { type: 'seatBot', id: 1, ...coming },
      { type: 'seatBot', id: 1, ...coming, bot: 'random' },
    );
    expect(table(seating)).toBe('Sara, Cog (random)');
  });

  test('bots take the empty seats, but one person stays', () => {
    const fill = { type: 'fillWithBots', ...coming } as const;
    expect(table(arranged(people('', '', ''), fill))).toBe(', Cog (steady), Bolt (steady)');
    expect(table(arranged(people('', 'Sara', ''), fill))).toBe('Cog (steady), Sara, Bolt (steady)');
    expect(namelessEntries(arranged(people('', ''), fill))).toEqual([]);
  });

  test('a name is cut at twenty', () => {
    const [named] = arranged(people('', ''), { type: 'rename', id: 0, name: 'x'.repeat(30) });
    expect(named?.name).toBe('x'.repeat(20));
  });

  test('only the first three stay, and never fewer than the game needs', () => {
    const keep = (seats: number) => after(people('a', 'b', 'c', 'd'), { type: 'keepFirst', seats });
    expect(table(keep(3))).toBe('a, b, c');
    expect(table(keep(1))).toBe('a, b');
  });

  test('one chair fewer: first those without a name go, then the bots, then the last to come', () => {
    const one = { type: 'removeOne' } as const;
    const seating = after(people('Sara', '', 'Dan', ''), { type: 'addBot', ...coming });
    expect(table(after(seating, one))).toBe('Sara, , Dan, Cog (steady)');
    expect(table(after(seating, one, one))).toBe('Sara, Dan, Cog (steady)');
    expect(table(after(seating, one, one, one))).toBe('Sara, Dan');
    expect(table(after(people('Sara', 'Dan', 'Noa'), one, one))).toBe('Sara, Dan');
  });

  test('somebody who plays alone stays, named or not, when rivals go', () => {
    const seating = after(people(''), { type: 'addBot', ...coming }, { type: 'addBot', ...coming });
    expect(table(after(seating, { type: 'removeOne' }))).toBe(', Cog (steady)');
  });

  test('all bots play at one level', () => {
    const seating = after(
      people('Sara'),
      { type: 'addBot', ...coming },
      { type: 'addBot', ...coming, bot: 'random' },
      { type: 'levelBots', level: 'random' },
    );
    expect(table(seating)).toBe('Sara, Cog (random), Bolt (random)');
  });

  test('a bot with a face keeps it at another level', () => {
    const seating = after(
      people('Sara'),
      { type: 'addBot', bot: 'steady:liar', botNames: ['Barnaby'] },
      { type: 'addBot', ...coming, bot: 'steady?' },
      { type: 'levelBots', level: 'sharp' },
    );
    expect(table(seating)).toBe('Sara, Barnaby (sharp:liar), Cog (sharp?)');
  });

  test('what becomes another bot takes its name, unless somebody has called them something else', () => {
    const given = [...botNames, 'Barnaby', 'Barnaby 2'];
    const liar = { bot: 'steady:liar', botNames: ['Barnaby', 'Barnaby 2'], given };
    const plain = { ...coming, given };
    const two = after(people('Sara'), { type: 'addBot', ...coming }, { type: 'addBot', ...coming });
    const liars = after(two, {
      type: 'seatBots',
      coming: [
        { id: 1, ...liar },
        { id: 2, ...liar },
      ],
    });
    expect(table(liars)).toBe('Sara, Barnaby (steady:liar), Barnaby 2 (steady:liar)');
    expect(table(after(liars, { type: 'seatBot', id: 1, ...plain }))).toBe(
      'Sara, Cog (steady), Barnaby 2 (steady:liar)',
    );
    const called = after(two, { type: 'rename', id: 2, name: 'Uncle' }, { type: 'seatBot', id: 2, ...liar });
    expect(table(called)).toBe('Sara, Cog (steady), Uncle (steady:liar)');
    const sharper = { ...liar, bot: 'sharp:liar' };
    expect(table(after(liars, { type: 'seatBot', id: 2, ...sharper }))).toBe(
      'Sara, Barnaby (steady:liar), Barnaby 2 (sharp:liar)',
    );
  });
});
