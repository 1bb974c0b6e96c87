/** A piece of running text: plain, strong or emphasised. */
export type Span = string | { readonly strong: string } | { readonly em: string };

/** A paragraph, an item of a list or a row of a table, with the rules it states. */
export interface Passage {
  readonly spans: readonly Span[];
  readonly ids: readonly string[];
}

export interface Paragraph extends Passage {
  readonly type: 'paragraph';
}

export interface List {
  readonly type: 'list';
  readonly ordered: boolean;
  readonly items: readonly Passage[];
}

export interface Row {
  readonly cells: readonly (readonly Span[])[];
  readonly ids: readonly string[];
}

export interface Table {
  readonly type: 'table';
  readonly head: readonly (readonly Span[])[];
  readonly rows: readonly Row[];
}

/** A note of the book, or a ruling of the app where the printed rules are silent. */
export interface Aside {
  readonly type: 'note' | 'ruling';
  readonly blocks: readonly (Paragraph | List)[];
}

/** A link to an example that can be watched: its name, and the words of the link. */
export interface ExampleLink {
  readonly type: 'example';
  readonly name: string;
  readonly label: string;
}

export type Block = Paragraph | List | Table | Aside | ExampleLink;

export interface Section {
  /** Its number in docs/rules/books.md, the same in every language. */
  readonly anchor: string;
  readonly level: 1 | 2 | 3 | 4;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A rulebook in one language. Its first section bears its title. */
export interface BookText {
  readonly sections: readonly Section[];
}
