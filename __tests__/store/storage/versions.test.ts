import * as v from 'valibot';
import type { Entry } from '../../../store/entry';
import { openStorage } from '../../../store/storage';
import { fakeTextStore } from '../fakeTextStore';

/** The app of last year kept a name, this year's keeps a list. */
const lastYears: Entry<string> = { key: 'guests', version: 1, schema: v.string(), migrations: {} };
const thisYears: Entry<string[]> = {
  key: 'guests',
  version: 2,
  schema: v.array(v.string()),
  migrations: { 1: (name) => [name] },
};

const oldText = JSON.stringify({ version: 1, value: 'Noa' });
const newText = JSON.stringify({ version: 2, value: ['Sara', 'Dan'] });

describe('a newer app was here, then an older one, then the newer one again', () => {
  test('the older one leaves what it cannot read where the newer one looks', () => {
    const { texts, everything } = fakeTextStore({ guests: newText });
    const storage = openStorage(texts);
    expect(storage.read(lastYears)).toEqual({ status: 'unreadable', why: 'future' });
    storage.write(lastYears, 'Noa');
    expect(everything()).toEqual({ guests: oldText, 'guests.version.2': newText });
  });

  test('the newer one finds its own again, and what came between is put aside, word for word', () => {
    const { texts, everything } = fakeTextStore({ guests: oldText, 'guests.version.2': newText });
    const storage = openStorage(texts);
    expect(storage.read(thisYears)).toEqual({ status: 'kept', value: ['Sara', 'Dan'], isBack: true });
    expect(storage.read(thisYears)).toEqual({ status: 'kept', value: ['Sara', 'Dan'] });
    expect(everything()).toEqual({ guests: newText, 'guests.aside.1': oldText });
  });

  test('where nothing came between there is nothing to tell', () => {
    const { texts, everything } = fakeTextStore({ 'guests.version.2': newText });
    expect(openStorage(texts).read(thisYears)).toEqual({ status: 'kept', value: ['Sara', 'Dan'] });
    expect(everything()).toEqual({ guests: newText });
  });

  test('even if it is newer still by then', () => {
    const nextYears = {
      ...thisYears,
      version: 3,
      migrations: { ...thisYears.migrations, 2: (all: unknown) => all },
    };
    const { texts } = fakeTextStore({ 'guests.version.2': newText });
    expect(openStorage(texts).read(nextYears)).toEqual({ status: 'kept', value: ['Sara', 'Dan'] });
  });

  test('where there is no room, both stay until there is', () => {
    const { texts, fill, empty, everything } = fakeTextStore({
      guests: oldText,
      'guests.version.2': newText,
    });
    fill();
    const storage = openStorage(texts);
    expect(storage.read(thisYears)).toEqual({ status: 'kept', value: ['Noa'] });
    expect(everything()).toEqual({ guests: oldText, 'guests.version.2': newText });
    empty();
    expect(storage.read(thisYears)).toMatchObject({ value: ['Sara', 'Dan'] });
  });

  test('what even the newer one cannot read stays where the next one looks', () => {
    const text = JSON.stringify({ version: 9, value: 'a hologram' });
    const { texts, everything } = fakeTextStore({ guests: newText, 'guests.version.9': text });
    expect(openStorage(texts).read(thisYears)).toMatchObject({ status: 'kept' });
    expect(everything()).toEqual({ guests: newText, 'guests.version.9': text });
  });

  test('a second text of the same version pushes out no first one', () => {
    const first = JSON.stringify({ version: 2, value: ['Ali'] });
    const { texts, everything } = fakeTextStore({ guests: newText, 'guests.version.2': first });
    openStorage(texts).read(lastYears);
    expect(everything()).toEqual({ 'guests.version.2': first, 'guests.aside.1': newText });
  });
});

test('a value that is damaged may be mended, and its text is put aside all the same', () => {
  const namesAlone: Entry<string[]> = {
    ...thisYears,
    mend: (damaged) => (Array.isArray(damaged) ? damaged.filter((name) => typeof name === 'string') : []),
  };
  const text = JSON.stringify({ version: 2, value: ['Sara', 17, 'Dan'] });
  const { texts, everything } = fakeTextStore({ guests: text });
  expect(openStorage(texts).read(namesAlone)).toEqual({
    status: 'unreadable',
    why: 'damaged',
    mended: ['Sara', 'Dan'],
  });
  expect(everything()).toEqual({ 'guests.aside.1': text });
  const cutShort = fakeTextStore({ guests: text.slice(0, -5) });
  expect(openStorage(cutShort.texts).read(namesAlone)).toMatchObject({ mended: [] });
});
