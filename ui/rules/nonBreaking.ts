import type { Span } from '../../locales/rulebooks/text';

/** As many letters together fit any line at the usual size; longer ones would be broken within a word. */
const room = 16;

const changed = (span: Span, change: (text: string) => string): Span => {
  if (typeof span === 'string') return change(span);
  return 'strong' in span ? { strong: change(span.strong) } : { em: change(span.em) };
};

/** A number stays with what it counts. */
export const countsTied = (spans: readonly Span[]): readonly Span[] =>
  spans.map((span) =>
    changed(span, (text) =>
      text.replace(/(^|[\s(«])([0-9۰-۹]{1,2}) (?=\p{L}{1,10}(?!\p{L}))/gu, '$1$2\u00a0'),
    ),
  );

/** The last word does not stand alone in a line: the one before it comes along. */
export const endTied = (spans: readonly Span[], scale: number): readonly Span[] =>
  spans.map((span, at) =>
    at < spans.length - 1
      ? span
      : changed(span, (text) =>
          text.replace(/(\S+) (\S+)$/, (pair, before: string, end: string) =>
            pair.length * scale > room ? pair : `${before}\u00a0${end}`,
          ),
        ),
  );
