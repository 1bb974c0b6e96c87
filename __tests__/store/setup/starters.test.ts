import { useNotices } from '../../../store/notices';
import { rememberedStarters, rememberStarter, starterAmong } from '../../../store/setup/starters';

const starter = (names: readonly string[], game = 'coup') => starterAmong(rememberedStarters(game), names);

describe('who by custom begins the next game', () => {
  test('is known to the same people in whatever order they sit, and to no others', () => {
    rememberStarter('coup', ['Sara', 'Dan', 'Noa'], 1);
    expect(starter(['noa', 'Sara', ' Dan '])).toBe(2);
    expect(starter(['Sara', 'Dan'])).toBeNull();
    expect(starter(['Sara', 'Dan', 'Ali'])).toBeNull();
  });

  test('is known by the last game, each company having its own', () => {
    rememberStarter('coup', ['Sara', 'Dan'], 1);
    rememberStarter('coup', ['Sara', 'Noa'], 1);
    rememberStarter('coup', ['Dan', 'Sara'], 1);
    expect(starter(['Sara', 'Dan'])).toBe(0);
    expect(starter(['Sara', 'Noa'])).toBe(1);
  });

  test('is one in one game and another in the next', () => {
    rememberStarter('coup', ['Sara', 'Dan'], 1);
    rememberStarter('pebble', ['Sara', 'Dan'], 0);
    expect([starter(['Sara', 'Dan']), starter(['Sara', 'Dan'], 'pebble')]).toEqual([1, 0]);
    expect(starter(['Sara', 'Dan'], 'bridge')).toBeNull();
  });

  test('is forgotten without a name, and where the game ended without anybody', () => {
    rememberStarter('coup', ['Sara', ''], 0);
    rememberStarter('coup', ['Sara', ''], 1);
    expect(starter(['Sara', ''])).toBeNull();
    rememberStarter('coup', ['Sara', 'Dan'], 0);
    rememberStarter('coup', ['Sara', 'Dan'], null);
    expect(starter(['Sara', 'Dan'])).toBeNull();
  });

  test('is remembered for a dozen companies', () => {
    for (let guest = 0; guest < 15; guest++) rememberStarter('coup', ['Sara', `guest ${guest}`], 0);
    expect(rememberedStarters('coup')).toHaveLength(12);
    expect(starter(['Sara', 'guest 14'])).toBe(0);
    expect(starter(['Sara', 'guest 2'])).toBeNull();
  });

  test('was called the winner by the first version, and is read all the same', () => {
    const value = [{ people: ['dan', 'sara'], winner: 'dan' }];
    localStorage.setItem('underTheTable.winners.coup', JSON.stringify({ version: 1, value }));
    expect(starter(['Sara', 'Dan'])).toBe(1);
    expect(useNotices.getState()).toEqual([]);
  });
});
