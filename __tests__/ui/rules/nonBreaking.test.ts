import type { Span } from '../../../locales/rulebooks/text';
import { countsTied, endTied } from '../../../ui/rules/nonBreaking';

/** With a line where words stay together. */
const seen = (spans: readonly Span[]) => JSON.stringify(spans).replaceAll('\u00a0', '_');

const counted = (...spans: Span[]) => seen(countsTied(spans));
const ended = (spans: readonly Span[], scale = 1) => seen(endTied(spans, scale));

test('a number stays with what it counts, in any script, in brackets and in strong letters', () => {
  expect(counted('Pay 7 coins to the treasury.')).toBe('["Pay 7_coins to the treasury."]');
  expect(counted('«۳ سکه» یا ', { strong: '۱۰ سکه' })).toBe('["«۳_سکه» یا ",{"strong":"۱۰_سکه"}]');
});

test('a number at the end, or before a long word, is left alone', () => {
  expect(counted('from 2 to 4 ')).toBe('["from 2_to 4 "]');
  expect(counted('4 counteractions')).toBe('["4 counteractions"]');
});

test('the last word takes the one before it along, whatever it is set in', () => {
  expect(ended(['And then ', 'you must pay.'])).toBe('["And then ","you must_pay."]');
  expect(ended(['And then ', { strong: 'you must pay.' }])).toBe('["And then ",{"strong":"you must_pay."}]');
  expect(ended([{ em: 'Coup' }, '!'])).toBe('[{"em":"Coup"},"!"]');
});

test('words that would fill a line stay apart: long ones, and shorter ones in large letters', () => {
  expect(ended(['a challenged counteraction.'])).toBe('["a challenged counteraction."]');
  expect(ended(['you must pay.'], 2)).toBe('["you must pay."]');
});
