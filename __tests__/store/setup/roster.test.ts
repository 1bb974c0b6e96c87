import { useNotices } from '../../../store/notices';
import { forgetPerson, rememberedRoster, rememberPeople, suggestionsFor } from '../../../store/setup/roster';
import { seatingOf } from '../../../store/setup/seating';

const people = (...names: string[]) => seatingOf(names.map((name) => ({ name, bot: null })));

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

  test('that cannot be read is put aside and told of', () => {
    localStorage.setItem('underTheTable.roster', '{"version":1,"value":"Sara"}');
    expect(rememberedRoster()).toEqual([]);
    expect(useNotices.getState()).toEqual([{ problem: 'damaged', of: 'table' }]);
    expect(localStorage.getItem('underTheTable.roster.aside.1')).toContain('Sara');
  });

  const roster = ['Sara', 'Dan', 'Salome'];
  const chairs = [2, 10] as const;

  test('offers the first nameless seat to those who do not sit yet', () => {
    expect(suggestionsFor(roster, people('Dan', '', ''), chairs, null)).toEqual({
      id: 1,
      names: ['Sara', 'Salome'],
    });
  });

  test('offers names that begin like the one being written', () => {
    expect(suggestionsFor(roster, people('', '', 'sal'), chairs, 2)).toEqual({ id: 2, names: ['Salome'] });
    expect(suggestionsFor(roster, people('', '', ''), chairs, 2)).toEqual({ id: 2, names: roster });
  });

  test('offers a chair of their own where everybody has a name, if there is one', () => {
    expect(suggestionsFor(roster, people('Dan', 'Ali'), chairs, null)).toEqual({
      id: null,
      names: ['Sara', 'Salome'],
    });
    const full = people(...'abcdefghij');
    expect(suggestionsFor(roster, full, chairs, null)).toEqual({ id: null, names: [] });
  });
});
