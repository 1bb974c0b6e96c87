/** docs/rules is the one place where rules are defined; everything else only speaks of them. */
import { definedIn, everyId, mentionedIn, read, sourcesIn, unknownIn } from '../support/ruleIds';

const folders = ['app', 'engine', 'lab', 'locales', 'scripts', 'store', 'ui', '__tests__'];
const papers = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/footguns.md',
  'docs/records.md',
  ...['README', 'coup', 'cops', 'books', 'glossary'].map((name) => `docs/rules/${name}.md`),
];
const defined = new Set(everyId());

/** An id that no document will ever define, put together so that this file does not speak of it. */
const madeUp = ['FC', '99'].join('-');

describe('reading ids', () => {
  test('they are found in a sentence, whatever book or ruling they name', () => {
    expect(mentionedIn('FC-22, FP-A07 and GC-V08 (C-06b), not K-9 or UTF-8; B2 and EX-9.')).toEqual([
      'FC-22',
      'FP-A07',
      'GC-V08',
      'C-06b',
      'B2',
      'EX-9',
    ]);
  });

  test('a bullet or a table row that begins with an id defines it', () => {
    expect(definedIn('- **FC-22** Ten coins: see FC-25.')).toEqual(['FC-22']);
    expect(definedIn('| **C-12** | a robbed player | FC-44 decides |')).toEqual(['C-12']);
    expect(definedIn('| **FC-49**, **FP-38** | Story. |')).toEqual(['FC-49', 'FP-38']);
  });

  test('anywhere else it is only mentioned', () => {
    expect(definedIn('See **FC-22**.')).toEqual([]);
    expect(definedIn('- **§7** FP-14; **FP-38**')).toEqual([]);
    expect(definedIn('| topic | **FC-22** |')).toEqual([]);
  });

  test('a made-up id is found out', () => {
    expect(unknownIn(`// FC-22: a forced coup. ${madeUp}: nothing.`, defined)).toEqual([madeUp]);
  });
});

test('every rule is defined once', () => {
  const ids = everyId();
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.length).toBeGreaterThan(400);
});

test.each(folders)('%s/ speaks of no rule that is not defined', (folder) => {
  const unknown = sourcesIn(folder).flatMap((file) =>
    unknownIn(read(file), defined).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test.each(papers)('%s speaks of no rule that is not defined', (paper) => {
  expect(unknownIn(read(paper), defined)).toEqual([]);
});
