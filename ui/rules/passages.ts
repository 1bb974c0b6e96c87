import type { Block, BookText, Passage, Section, Span } from '../../locales/rulebooks/text';

export const plainOf = (spans: readonly Span[]): string =>
  spans.map((span) => (typeof span === 'string' ? span : 'strong' in span ? span.strong : span.em)).join('');

/** The passages of a block, in order: a paragraph, each item of a list, each row of a table. */
export function passagesOf(block: Block): readonly Passage[] {
  switch (block.type) {
    case 'paragraph':
      return [block];
    case 'list':
      return block.items;
    case 'table':
      return block.rows.map(({ cells, ids }) => ({ spans: joined(cells), ids }));
    case 'note':
    case 'ruling':
      return block.blocks.flatMap(passagesOf);
    case 'example':
      return [];
  }
}

/** The cells of a row as one sentence. */
const joined = (cells: readonly (readonly Span[])[]): readonly Span[] =>
  cells.flatMap((cell, at) => (at === 0 ? cell : [' · ', ...cell]));

export const indexOfAnchor = ({ sections }: BookText, anchor: string): number =>
  sections.findIndex((section) => section.anchor === anchor);

export const anchorAt = ({ sections }: BookText, index: number): string => sections[index]?.anchor ?? '0';

const states = (section: Section, id: string): boolean =>
  section.blocks.some((block) => passagesOf(block).some(({ ids }) => ids.includes(id)));

/** The section in which a rule is stated first; -1 if the book does not know it. */
export const indexOfRule = ({ sections }: BookText, id: string): number =>
  sections.findIndex((section) => states(section, id));

/** Where a book tells something: all passages of a rule, or one passage of a section by its index. */
export type Telling = { readonly rule: string } | { readonly section: string; readonly passage: number };

const sectionOf = (text: BookText, told: Telling): Section | undefined =>
  text.sections['rule' in told ? indexOfRule(text, told.rule) : indexOfAnchor(text, told.section)];

/** The passages of a section without notes and rulings. */
const ownPassages = ({ blocks }: Section): readonly Passage[] =>
  blocks.filter(({ type }) => type !== 'note' && type !== 'ruling').flatMap(passagesOf);

/** The passages that tell it; a rule may have several. */
export function passagesTold(text: BookText, told: Telling): readonly Passage[] {
  const section = sectionOf(text, told);
  if (!section) return [];
  if ('rule' in told) return section.blocks.flatMap(passagesOf).filter(({ ids }) => ids.includes(told.rule));
  return ownPassages(section).slice(told.passage, told.passage + 1);
}

/** The first passage of the section in which it is told. */
export function passagesBefore(text: BookText, told: Telling): readonly Passage[] {
  const section = sectionOf(text, told);
  return section ? ownPassages(section).slice(0, 1) : [];
}
