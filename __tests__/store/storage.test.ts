import fc from 'fast-check';
import * as v from 'valibot';
import type { Entry } from '../../store/entry';
import { openStorage } from '../../store/storage';
import { fakeTextStore, forbiddenTextStore } from './fakeTextStore';

/** Version 1 kept one name, version 2 a list, version 3 a list and a count of games. */
const guests: Entry<{ names: string[]; games: number }> = {
  key: 'guests',
  version: 3,
  schema: v.object({ names: v.array(v.string()), games: v.number() }),
  migrations: {
    1: (old) => [v.parse(v.string(), old)],
    2: (old) => ({ names: old, games: 0 }),
  },
};

const written = (version: number, value: unknown) => JSON.stringify({ version, value });
const dinner = { names: ['Sara', 'Dan'], games: 4 };

describe('what was written is read again', () => {
  test('in the same version', () => {
    const { texts } = fakeTextStore();
    const storage = openStorage(texts);
    expect(storage.read(guests)).toEqual({ status: 'absent' });
    expect(storage.write(guests, dinner)).toBe('written');
    expect(openStorage(texts).read(guests)).toEqual({ status: 'kept', value: dinner });
  });

  test('any value the schema allows', () => {
    const anyGuests = fc.record({ names: fc.array(fc.string()), games: fc.integer() });
    fc.assert(
      fc.property(anyGuests, (value) => {
        const { texts } = fakeTextStore();
        openStorage(texts).write(guests, value);
        expect(openStorage(texts).read(guests)).toEqual({ status: 'kept', value });
      }),
    );
  });

  test.each([
    [1, 'Sara', ['Sara']],
    [2, ['Sara', 'Dan'], ['Sara', 'Dan']],
  ])('from version %i, step by step', (version, value, names) => {
    const { texts } = fakeTextStore({ guests: written(version, value) });
    expect(openStorage(texts).read(guests)).toEqual({ status: 'kept', value: { names, games: 0 } });
  });
});

describe('what cannot be read is set aside, word for word', () => {
  test.each([
    ['cut short', '{"version":3,"value":{"na', 'damaged'],
    ['not ours', '"hello"', 'damaged'],
    ['of the wrong shape', written(3, { names: 'Sara' }), 'damaged'],
    ['an old one its migration chokes on', written(1, 17), 'damaged'],
    ['without a version', '{"value":{}}', 'damaged'],
    ['of version zero', written(0, dinner), 'damaged'],
  ] as const)('%s', (_, text, why) => {
    const { texts, everything } = fakeTextStore({ guests: text });
    expect(openStorage(texts).read(guests)).toEqual({ status: 'unreadable', why });
    expect(everything()).toEqual({ 'guests.aside.1': text });
    // It is told once: the next start finds a clean slate.
    expect(openStorage(texts).read(guests)).toEqual({ status: 'absent' });
  });

  test('whatever the bytes: nothing throws, nothing is lost', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { texts, everything } = fakeTextStore({ guests: text });
        const reading = openStorage(texts).read(guests);
        expect(reading.status).not.toBe('absent');
        expect(Object.values(everything())).toContain(text);
      }),
    );
  });

  test('and is never overwritten: not by the next value, not by the next damage', () => {
    const { texts, kept, everything } = fakeTextStore({ guests: 'first damage' });
    const storage = openStorage(texts);
    storage.read(guests);
    storage.write(guests, dinner);
    kept.set('guests', 'second damage');
    storage.read(guests);
    storage.write(guests, dinner);
    expect(everything()).toEqual({
      guests: written(3, dinner),
      'guests.aside.1': 'first damage',
      'guests.aside.2': 'second damage',
    });
  });

  test('where there is no room to set it aside, it stays, and writing over it is refused', () => {
    const { texts, fill, everything } = fakeTextStore({ guests: 'damage' });
    fill();
    const storage = openStorage(texts);
    expect(storage.read(guests)).toEqual({ status: 'unreadable', why: 'locked' });
    expect(storage.write(guests, dinner)).toBe('refused');
    expect(everything()).toEqual({ guests: 'damage' });
  });
});

describe('what is taken away', () => {
  test('is gone, and nothing else with it', () => {
    const { texts, everything } = fakeTextStore({ hosts: 'somebody else’s' });
    const storage = openStorage(texts);
    storage.write(guests, dinner);
    storage.remove(guests);
    expect(storage.read(guests)).toEqual({ status: 'absent' });
    expect(everything()).toEqual({ hosts: 'somebody else’s' });
  });

  test('is not what could not be read, nor what a device forbids to touch', () => {
    const { texts, fill, everything } = fakeTextStore({ guests: 'damage' });
    fill();
    const storage = openStorage(texts);
    storage.read(guests);
    storage.remove(guests);
    expect(everything()).toEqual({ guests: 'damage' });
    expect(() => openStorage(forbiddenTextStore).remove(guests)).not.toThrow();
  });
});

describe('a device that will not keep things', () => {
  test('a full one says so, and what it had stays', () => {
    const { texts, fill, everything } = fakeTextStore();
    const storage = openStorage(texts);
    storage.write(guests, dinner);
    fill();
    expect(storage.write(guests, { names: [], games: 5 })).toBe('full');
    expect(everything()).toEqual({ guests: written(3, dinner) });
  });

  test('one that forbids it is not an empty one', () => {
    const storage = openStorage(forbiddenTextStore);
    expect(storage.read(guests)).toEqual({ status: 'unreadable', why: 'locked' });
    expect(storage.write(guests, dinner)).toBe('refused');
    expect(storage.keysAfter('')).toEqual([]);
    expect(storage.textOf(guests)).toBeUndefined();
  });

  test('one that fails a single reading loses nothing by it', () => {
    const { texts, everything } = fakeTextStore({ guests: written(3, dinner) });
    const storage = openStorage(texts);
    const busy = jest.spyOn(texts, 'getItem').mockImplementation(() => {
      throw new Error('The database is locked.');
    });
    expect(storage.read(guests)).toEqual({ status: 'unreadable', why: 'locked' });
    busy.mockRestore();
    expect(storage.write(guests, { names: [], games: 0 })).toBe('refused');
    storage.remove(guests);
    expect(everything()).toEqual({ guests: written(3, dinner) });
    expect(storage.read(guests)).toEqual({ status: 'kept', value: dinner });
    expect(storage.write(guests, dinner)).toBe('written');
  });
});
