import { fitting, type Speech, type SpeechLine } from '../../../../../ui/match/table/stage/speech';

const letters = { width: 0.56, leading: 1.42, displayLeading: 1.16 };

const claim: Speech = {
  face: 'duke',
  lines: [
    { text: 'Nina', size: 'medium', seat: 0 },
    { text: '“I am the Duke”', size: 'large', heading: true },
    { text: 'Tax: 3 coins from the treasury', size: 'medium' },
  ],
};
const told = (width: number, height: number, speech = claim, scale = 1) =>
  fitting(speech, { width, height }, scale, letters);

test('among six on a phone a claim stands in letters of 28 points', () => {
  expect(told(328, 126).look.variants.large).toBe('title');
});

test('letters grow with the room, and the face with them', () => {
  const [small, usual, large] = [told(328, 80), told(328, 140), told(560, 320)];
  expect([small, usual, large].map(({ look }) => look.variants.large)).toEqual([
    'subheading',
    'title',
    'display',
  ]);
  expect(small.look.face).toBeLessThan(usual.look.face);
  expect(usual.look.face).toBeLessThan(large.look.face);
});

test('no word is broken: letters shrink before that', () => {
  const long = { face: null, lines: [{ text: 'Верхневолжскопокровская', size: 'large' }] } as const;
  expect(told(300, 300, long).look.variants.large).not.toBe('display');
});

test('lines break between words: those of long words hold fewer letters, which are smaller', () => {
  const largest = (text: string) =>
    told(240, 90, { face: null, lines: [{ text, size: 'large' }] }).look.variants.large;
  expect(largest('to be or not, that is all.')).toBe('title');
  expect(largest('patience marathon daughter')).toBe('heading');
});

test('where a claim is doubted and room is short, what comes of it gives way to who doubts', () => {
  const [name, said, deed] = claim.lines;
  const doubt: SpeechLine = { text: 'Ann challenges Nina', size: 'medium', tone: 'danger' };
  const lines = [name, said, deed && { ...deed, news: true as const }, doubt].filter(
    (line) => line !== undefined,
  );
  expect(told(328, 180, { face: null, lines }).lines).toEqual(lines);
  expect(told(328, 84, { face: null, lines }).lines).toEqual([name, said, doubt]);
});

test('with large letters the words have the room of the face', () => {
  expect(told(328, 200, claim, 2).look.face).toBe(0);
});

test('news that has no place is left out, the oldest first, and what is claimed never', () => {
  const news: readonly SpeechLine[] = ['one', 'two', 'three', 'four', 'five'].map((text) => ({
    text,
    size: 'small',
  }));
  const { lines } = told(328, 130, { face: null, lines: [...news, ...claim.lines] });
  expect(lines.length).toBeLessThan(8);
  expect(lines.slice(-3)).toEqual(claim.lines);
  expect(lines.map(({ text }) => text)).not.toContain('one');
});

test('at rest the latest news stays, with whose turn it is', () => {
  const news: readonly SpeechLine[] = ['one', 'two', 'three', 'four', 'five'].map((text) => ({
    text: `Bartholomew puts his gun on Alexandra-Victoria, ${text}`,
    size: 'medium',
    news: true,
  }));
  const turn: SpeechLine = { text: 'Ann’s turn', size: 'large', turn: true };
  const { lines, fits } = told(300, 110, { face: null, lines: [...news, turn] });
  expect(lines.slice(-2)).toEqual([news.at(-1), turn]);
  expect(lines).not.toContainEqual(news[0]);
  expect(fits).toBe(true);
});

describe('what stands at the foot', () => {
  const foot: SpeechLine = { text: 'Barnaby: “Cross my heart.”', size: 'small' };

  test('comes last', () => {
    expect(told(328, 180, { ...claim, foot }).lines).toEqual([...claim.lines, foot]);
  });

  test('is left out where what is told would be more than a step smaller, or be left out itself', () => {
    const sizes = ['display', 'title', 'title', 'heading', 'subheading'];
    const sizeOf = ({ look }: ReturnType<typeof told>) => sizes.indexOf(look.variants.large);
    const rooms = Array.from({ length: 200 }, (_, at) => 60 + at);
    const footed = rooms.map((height) => told(328, height, { ...claim, foot }));
    footed.forEach((speech, at) => {
      const usual = told(328, rooms[at] ?? 0);
      expect(speech.lines.slice(0, 3)).toEqual(usual.lines);
      if (!speech.lines.includes(foot)) expect(speech).toEqual(usual);
      else expect(sizeOf(speech)).toBeLessThanOrEqual(sizeOf(usual) + 2);
    });
    expect(footed.some(({ lines }) => !lines.includes(foot))).toBe(true);
    expect(footed.some(({ lines }) => lines.includes(foot))).toBe(true);
  });
});
