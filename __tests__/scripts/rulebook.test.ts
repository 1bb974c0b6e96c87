import { compileBook } from '../../scripts/lib/rulebook';

test('a rulebook is read as its Markdown says it', () => {
  expect(compileBook('# Coup {#0}\n\nEverybody **lies**. [FP-30 FP-31]')).toEqual({
    sections: [
      {
        anchor: '0',
        level: 1,
        title: 'Coup',
        blocks: [
          { type: 'paragraph', spans: ['Everybody ', { strong: 'lies' }, '.'], ids: ['FP-30', 'FP-31'] },
        ],
      },
    ],
  });
});

test.each([
  ['# Coup', 'A heading without its {#number}: “# Coup”'],
  ['# *Coup* {#0}', 'A heading with markup: “# *Coup* {#0}”'],
  ['Everybody lies.', 'Text before the first heading: “Everybody lies.”'],
  ['# Coup {#0}\n\n> Everybody lies.', 'A quotation that is neither note nor ruling: “> Everybody lies.”'],
  ['# Coup {#0}\n\n- one\n  - another', 'A point that is not one paragraph: “- one\n  - another”'],
  ['# Coup {#0}\n\n***lies***', 'Emphasis within emphasis: “***lies***”'],
  ['# Coup {#0}\n\nAll [lie](https://example.com)', 'No sentence has a link: “[lie](https://example.com)”'],
  ['# Coup {#0}\n\n```\nlies\n```', 'No rulebook has a code: “```\nlies\n```”'],
])('%j is refused', (markdown, fault) => {
  expect(() => compileBook(markdown)).toThrow(new Error(fault));
});
