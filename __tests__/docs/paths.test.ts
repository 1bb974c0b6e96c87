/** Papers that send the reader to a file send them to one that is there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../support/ruleIds';

const root = join(__dirname, '..', '..');
const papers = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/footguns.md',
  'docs/records.md',
  'docs/mutation.md',
  'docs/rules/README.md',
  'locales/rulebooks/README.md',
  'store/README.md',
  'engine/coup/bots/README.md',
  'lab/README.md',
  ...['curtain', 'guard', 'later', 'theme'].map((room) => `ui/${room}/README.md`),
];

const path = /`((?:app|assets|docs|engine|lab|lint|locales|scripts|store|tools|ui|__tests__)\/[\w./+-]+)`/g;
const link = /\]\(([\w./-]+)\)/g;

test.each(papers)('%s', (paper) => {
  const text = read(paper);
  const folder = join(root, paper, '..');
  const gone = [
    ...[...text.matchAll(path)].map(([, file = '']) => file).filter((file) => !existsSync(join(root, file))),
    ...[...text.matchAll(link)]
      .map(([, file = '']) => file)
      .filter((file) => !existsSync(join(folder, file))),
  ];
  expect(gone).toEqual([]);
});

test('the house is told in one short chapter', () => {
  expect(read('ARCHITECTURE.md').split(/\s+/).length).toBeLessThan(1500);
});
