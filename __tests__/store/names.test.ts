import { graphemesByHand, graphemesOf } from '../../store/graphemes';
import { longestName, nameKey, seatsWithTakenName, tidyName, tidyNames, typedName } from '../../store/names';

const halfSpace = '\u200c';
const joiner = '\u200d';
const family = ['👨', '👩', '👧', '👦'].join(joiner);

describe('names round the table', () => {
  test('two of the same name: the later one is told', () => {
    expect(seatsWithTakenName(['Sara', 'Dan', 'Sara', 'Noa', 'Dan'])).toEqual([2, 4]);
  });

  test('many may keep their number', () => {
    expect(seatsWithTakenName(['', '', ' ', '\u200b', halfSpace])).toEqual([]);
  });

  test.each([
    ['capitals', 'Sara', 'sARA'],
    ['blanks round it', 'Sara', ' Sara '],
    ['two blanks', 'Ann Lee', 'Ann  Lee'],
    ['a blank that does not break', 'Ann Lee', 'Ann\u00a0Lee'],
    ['a space of no width', 'Sara', 'Sa\u200bra'],
    ['a mark of direction', 'שרה', '\u200fשרה'],
    ['the end of an isolation', 'Sara', 'Sara\u2069'],
    ['a half-space', 'گل‌نار', 'گلنار'],
    ['one sign or two', 'Zo\u00e9', 'Zoe\u0301'],
    ['an accent', 'Zoé', 'Zoe'],
    ['vowel points', 'שָׂרָה', 'שרה'],
    ['a Persian and an Arabic ye', 'علی', 'علي'],
    ['a Persian and an Arabic kaf', 'کیان', 'كیان'],
    ['ё and е', 'Пётр', 'Петр'],
  ])('%s makes no other name', (_, one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
    expect(seatsWithTakenName([one, other])).toEqual([1]);
  });

  test.each([
    ['Sara', 'Sarah'],
    ['Ann Lee', 'Annlee'],
    ['علی', 'عالی'],
    ['دارا', 'سارا'],
  ])('%s and %s are two', (one, other) => {
    expect(seatsWithTakenName([one, other])).toEqual([]);
  });
});

describe('a name is called out', () => {
  test('without blanks round it, and with one between its words', () => {
    expect(tidyNames(['  نسیم ', 'Дан', ' Ann \t Lee\n'])).toEqual(['نسیم', 'Дан', 'Ann Lee']);
  });

  test('with its half-spaces, but only where they shape a word', () => {
    expect(tidyName(`گل${halfSpace}نار`)).toBe(`گل${halfSpace}نار`);
    expect(tidyName(`${halfSpace}گل${halfSpace}${halfSpace}نار${halfSpace} ${halfSpace}`)).toBe(
      `گل${halfSpace}نار`,
    );
    expect(tidyName(family)).toBe(family);
  });

  test('without anything that nobody sees: a name of such signs alone is none', () => {
    expect(tidyName('\u2068Sa\u00adra\u2069\u0007')).toBe('Sara');
    for (const name of ['\u200b', '\u3164', '\u2800', '\ufeff', halfSpace, joiner, '\ufe0f', '\ud83d'])
      expect(tidyName(name)).toBe('');
  });

  test('in one way of writing', () => {
    expect(tidyName('Zoe\u0301')).toBe('Zo\u00e9');
  });

  test('the same when it is called out again', () => {
    for (const name of [`  Zoe\u0301 ${family}${family} x`, `a${halfSpace}`.repeat(12), 'x'.repeat(30)])
      expect(tidyName(tidyName(name))).toBe(tidyName(name));
  });
});

describe('a name that is too long', () => {
  const full = 'a'.repeat(longestName);

  test.each([
    ['a letter', 'b'],
    ['a picture', '🙂'],
    ['a family', family],
    ['an accent', 'x\u0301'],
  ])('is cut before %s, never through it', (_, sign) => {
    const room = full.slice(sign.normalize('NFC').length - 1);
    expect(typedName(room + sign)).toBe(room);
    expect(typedName(room.slice(1) + sign)).toBe(room.slice(1) + sign.normalize('NFC'));
  });

  test('keeps its last letter where a half-space after it has no room', () => {
    expect(typedName(full + halfSpace)).toBe(full);
    expect(tidyName(`${full}${halfSpace}b`)).toBe(full);
  });

  test('leaves no half-space where it was cut', () => {
    expect(tidyName(`${full.slice(1)}${halfSpace}ب`)).toBe(full.slice(1));
  });
});

test('while it is written, a blank and a half-space wait for the next letter', () => {
  expect(typedName('Ann ')).toBe('Ann ');
  expect(typedName(`گل${halfSpace}`)).toBe(`گل${halfSpace}`);
});

test.each(['Zoe\u0301', family, '👍🏽!', '🇮🇷🇮🇱', 'שָׂרָה', 'مُحَمَّد', '❤️', `گل${halfSpace}نار`, '🏳️‍🌈'])(
  'where the engine cannot tell signs apart, %s falls into the same ones',
  (text) => expect(graphemesByHand(text)).toEqual(graphemesOf(text)),
);
