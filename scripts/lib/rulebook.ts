import { Lexer, type Token, type Tokens } from 'marked';
import type {
  Aside,
  Block,
  BookText,
  List,
  Paragraph,
  Passage,
  Row,
  Section,
  Span,
  Table,
} from '../../locales/rulebooks/text';

const ruleId = String.raw`(?:FC|FP|GC|RU|HE|EX|C|D|V|X|B)-?[A-Z]?\d{1,2}[a-z]?`;
const trailingIds = new RegExp(String.raw`\s*\[(${ruleId}(?:\s+${ruleId})*)\]$`);
const heading = /^(.+?) \{#([\d.]+)\}$/;
const asideKinds = { '[!NOTE]': 'note', '[!RULING]': 'ruling' } as const;
const examplePrefix = 'example:';

/** What a rulebook may not contain, said with the words at fault. */
const refuse = (what: string, where: Token | string): never => {
  throw new Error(`${what}: “${(typeof where === 'string' ? where : where.raw).trim().slice(0, 80)}”`);
};

/** A rulebook as its Markdown says it (the conventions are in locales/rulebooks/README.md). */
export function compileBook(markdown: string): BookText {
  const sections: Section[] = [];
  let blocks: Block[] = [];
  for (const token of new Lexer({ gfm: true }).lex(markdown)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      blocks = [];
      sections.push({ ...headingOf(token as Tokens.Heading), blocks });
    } else if (sections.length === 0) refuse('Text before the first heading', token);
    else blocks.push(blockOf(token));
  }
  return { sections };
}

function headingOf({ text, depth, ...token }: Tokens.Heading): Pick<Section, 'anchor' | 'level' | 'title'> {
  const [, title, anchor] = heading.exec(text) ?? refuse('A heading without its {#number}', token.raw);
  if (title === undefined || anchor === undefined) return refuse('A heading without its title', token.raw);
  if (depth > 4 || /[*_`[\]]/.test(title)) refuse('A heading with markup', token.raw);
  return { anchor, level: depth as Section['level'], title };
}

function blockOf(token: Token): Block {
  switch (token.type) {
    case 'paragraph':
      return exampleOf(token as Tokens.Paragraph) ?? paragraphOf(token);
    case 'list':
      return listOf(token as Tokens.List);
    case 'table':
      return tableOf(token as Tokens.Table);
    case 'blockquote':
      return asideOf(token as Tokens.Blockquote);
    default:
      return refuse(`No rulebook has a ${token.type}`, token);
  }
}

/** A paragraph that is nothing but a link to an example. */
function exampleOf({ tokens }: Tokens.Paragraph): Block | null {
  const [only, ...more] = tokens;
  if (only?.type !== 'link') return null;
  const { href, text } = only as Tokens.Link;
  if (more.length > 0 || !href.startsWith(examplePrefix)) return refuse('A link that is no example', only);
  return { type: 'example', name: href.slice(examplePrefix.length), label: text };
}

const paragraphOf = (token: Token): Paragraph => ({ type: 'paragraph', ...passageOf(token) });

function listOf({ ordered, items }: Tokens.List): List {
  return { type: 'list', ordered, items: items.map(itemOf) };
}

/** A point is one paragraph: a list within a list cannot be read out, nor linked to. */
function itemOf(item: Tokens.ListItem): Passage {
  const [only, ...more] = item.tokens.filter(({ type }) => type !== 'space');
  if (!only || more.length > 0 || item.task) return refuse('A point that is not one paragraph', item.raw);
  return passageOf(only);
}

function tableOf({ header, rows }: Tokens.Table): Table {
  return { type: 'table', head: header.map((cell) => spansOf(cell.tokens)), rows: rows.map(rowOf) };
}

/** The rules of a row stand at the end of its last cell. */
function rowOf(cells: readonly Tokens.TableCell[]): Row {
  const read = cells.map(({ tokens }) => withoutIds(spansOf(tokens)));
  return { cells: read.map(({ spans }) => spans), ids: read.flatMap(({ ids }) => ids) };
}

function asideOf({ tokens, ...token }: Tokens.Blockquote): Aside {
  const [first, ...rest] = tokens.filter(({ type }) => type !== 'space');
  const [mark = '', ...lines] = first?.raw.trim().split('\n') ?? [];
  const kind = asideKinds[mark.trim() as keyof typeof asideKinds] as Aside['type'] | undefined;
  if (!first || kind === undefined) return refuse('A quotation that is neither note nor ruling', token.raw);
  const begun = lines.length === 0 ? [] : new Lexer({ gfm: true }).lex(lines.join('\n'));
  return { type: kind, blocks: [...begun, ...rest].filter(({ type }) => type !== 'space').map(asideBlockOf) };
}

function asideBlockOf(token: Token): Paragraph | List {
  const block = blockOf(token);
  return block.type === 'paragraph' || block.type === 'list'
    ? block
    : refuse('A note holds paragraphs and lists', token);
}

function passageOf(token: Token): Passage {
  const { tokens } = token as { readonly tokens?: readonly Token[] };
  return withoutIds(spansOf(tokens ?? refuse('Text without words', token)));
}

function withoutIds(spans: readonly Span[]): Passage {
  const last = spans.at(-1);
  const found = typeof last === 'string' ? trailingIds.exec(last) : null;
  if (typeof last !== 'string' || !found) return { spans, ids: [] };
  const text = last.slice(0, found.index);
  return {
    spans: text === '' ? spans.slice(0, -1) : [...spans.slice(0, -1), text],
    ids: found[1]?.split(/\s+/) ?? [],
  };
}

/** Neighbours that look alike become one, so that a sentence is cut only where its look changes. */
function spansOf(tokens: readonly Token[]): readonly Span[] {
  const spans: Span[] = [];
  for (const span of tokens.map(spanOf)) {
    const last = spans.at(-1);
    if (typeof span === 'string' && typeof last === 'string') spans[spans.length - 1] = last + span;
    else spans.push(span);
  }
  return spans;
}

function spanOf(token: Token): Span {
  switch (token.type) {
    case 'text':
    case 'escape':
      return plain((token as Tokens.Text).text);
    case 'strong':
      return { strong: insideOf(token as Tokens.Strong) };
    case 'em':
      return { em: insideOf(token as Tokens.Em) };
    default:
      return refuse(`No sentence has a ${token.type}`, token);
  }
}

function insideOf({ tokens, ...token }: Tokens.Strong | Tokens.Em): string {
  const [only, ...more] = spansOf(tokens);
  return typeof only === 'string' && more.length === 0 ? only : refuse('Emphasis within emphasis', token.raw);
}

/** A line that is wrapped in the file is one line in the book. */
const plain = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
