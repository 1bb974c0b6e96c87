import { shortenings, signLetters } from '../../../ui/components/tableNames';

describe('the letters on a sign', () => {
  test.each([
    ['Ann', ['Ann', 'Bob'], 'A'],
    ['Ann', ['Ann', 'Adam'], 'An'],
    ['Adam', ['Ann', 'Adam'], 'Ad'],
    ['Sara Klein', ['Sara Klein', 'Sara Levi'], 'SK'],
    ['Марина', ['Марина', 'Мария'], 'Ма'],
    ['Bob', ['Bob', 'Bobby'], 'Bb'],
    ['Bobby', ['Bob', 'Bobby'], 'By'],
    ['سارا', ['سارا', 'سعید'], 'سا'],
    ['👑 Eve', ['👑 Eve', 'Bob'], '👑'],
  ])('%s among %j: %s', (name, company, letters) => {
    expect(signLetters(name, company)).toBe(letters);
  });
});

describe('a long name', () => {
  test.each([
    ['Bartholomew Maximilian', ['Bartholomew M.', 'Bartholomew']],
    ['Александра-Виктория', ['Александра В.', 'Александра']],
    ['אברהם־יצחק בן־צבי', ['אברהם־יצחק ב.', 'אברהם־יצחק', 'אברהם י.', 'אברהם']],
    ['عبدالرحمان نیک‌پندار', ['عبدالرحمان ن.', 'عبدالرحمان']],
    ['سید علی موسوی', ['سید علی م.', 'سید علی']],
    ['Christopher', []],
    ['Player \u206810\u2069', []],
    ['بازیکن \u2068۱۰\u2069', []],
  ])('%s may be shortened to %j', (name, ways) => {
    expect(shortenings(name, [name, 'Bob'])).toEqual(ways);
  });

  test('keeps what tells it from somebody else’s', () => {
    expect(shortenings('Sara Klein', ['Sara Klein', 'Sara Levi'])).toEqual(['Sara K.']);
  });
});
