import type { Span } from '../../locales/rulebooks/text';

/** This number of letters fits any line at the usual size; longer words must not be tied together. */
const room = 16;

const changed = (span: Span, change: (text: string) => string): Span => {
  if (typeof span === 'string') return change(span);
  return 'strong' in span ? { strong: change(span.strong) } : { em: change(span.em) };
};

/** Ties a number to what it counts. */
export const countsTied = (spans: readonly Span[]): readonly Span[] =>
  spans.map((span) =>
    changed(span, (text) =>
      text.replace(/(^|[\s(«])([0-9۰-۹]{1,2}) (?=\p{L}{1,10}(?!\p{L}))/gu, '$1$2\u00a0'),
    ),
  );

/** Ties the last word to the one before it, so that it does not stand alone in a line. */
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
