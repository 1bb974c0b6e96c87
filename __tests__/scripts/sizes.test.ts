import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Book, compare, initialScripts, measure, parted, table } from '../../scripts/lib/sizes.mjs';

const book: Book = { tolerance: 0.05, limits: { web: 700_000 }, recorded: { web: 600_000 } };
const problems = (measured: Record<string, number>, by = book) =>
  compare(measured, by).flatMap(({ problem }) => problem ?? []);

describe('against the record', () => {
  it.each([599_000, 600_000, 630_000])('%d bytes are within tolerance', (web) => {
    expect(problems({ web })).toEqual([]);
  });

  it('one byte more than the tolerance is too much, and it is said how to go on', () => {
    expect(problems({ web: 630_001 })).toEqual([
      expect.stringMatching(/^web grew .*npm run sizes -- --record/),
    ]);
  });

  it('the limit holds whatever is recorded', () => {
    const generous = { ...book, recorded: { web: 700_000 } };
    expect(problems({ web: 700_000 }, generous)).toEqual([]);
    expect(problems({ web: 700_001 }, generous)).toEqual([
      expect.stringContaining('above the limit of 700.0 kB'),
    ]);
  });

  it('what was never recorded is not let through', () => {
    expect(problems({ web: 600_000, android: 1 })).toEqual([
      expect.stringContaining('android has no recorded size'),
    ]);
  });

  it('what is recorded and no longer there is not forgotten in silence', () => {
    expect(problems({})).toEqual([expect.stringContaining('web is recorded but was not exported')]);
  });

  it('is shown as a table', () => {
    const [, web, android] = table(compare({ web: 612_000, android: 5 }, book)).split('\n');
    expect(web).toMatch(/^web +612\.0 kB +600\.0 kB +2\.0 %$/);
    expect(android).toMatch(/^android +0\.0 kB +– +–$/);
  });
});

it('holds an export against the record of its platform alone', () => {
  const recorded = { 'web total (gzip)': 1, 'ios (bytecode)': 2, 'android (bytecode)': 3 };
  const { theirs, others } = parted(recorded, ['web']);
  expect(theirs).toEqual({ 'web total (gzip)': 1 });
  expect(others).toEqual({ 'ios (bytecode)': 2, 'android (bytecode)': 3 });
});

it('finds the scripts a page loads by itself', () => {
  const html =
    '<script>inline()</script><script src="/a.js" defer></script>\n<script type="module" src="/b/c.js">';
  expect(initialScripts(html)).toEqual(['/a.js', '/b/c.js']);
  expect(initialScripts('<p>src="/a.js"</p>')).toEqual([]);
});

describe('measuring', () => {
  let dist: string;
  const later = `later-${'0123456789abcdef'.repeat(2)}.js`;
  const put = (file: string, content: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  };
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'));
    put('web/index.html', '<script src="/js/entry.js"></script>');
    put('web/js/entry.js', 'entry '.repeat(500));
    put(`web/js/${later}`, 'later '.repeat(900));
    put('ios/js/entry.hbc', 'x'.repeat(1234));
    put('ios/assets/picture.png', 'x'.repeat(9999));
    put('android/js/entry.hbc', 'x'.repeat(567));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  const gzipped = (text: string) => {
    const packed = gzipSync(text, { level: 9 });
    expect(gunzipSync(packed).toString()).toBe(text);
    return packed.length;
  };

  it('weighs scripts packed, first ones apart, and bytecode as it is', () => {
    const entry = gzipped('entry '.repeat(500));
    expect(measure(dist, 'web')).toEqual({
      'web initial (gzip)': entry,
      'web later (gzip)': gzipped('later '.repeat(900)),
      'web total (gzip)': entry + gzipped('later '.repeat(900)),
    });
    expect(measure(dist, 'ios')).toEqual({ 'ios (bytecode)': 1234 });
    expect(measure(dist, 'android')).toEqual({ 'android (bytecode)': 567 });
  });

  it('wants a name of its own for every chunk', () => {
    put(`web/js/other/${later}`, 'another '.repeat(900));
    expect(() => measure(dist, 'web')).toThrow('Two chunks are called later');
  });

  it('takes an export without code for a mistake, not for a small one', () => {
    rmSync(join(dist, 'ios', 'js'), { recursive: true });
    expect(() => measure(dist, 'ios')).toThrow('no ios bytecode');
    put('web/index.html', '<p>no script</p>');
    expect(() => measure(dist, 'web')).toThrow('no script in index.html');
  });
});
