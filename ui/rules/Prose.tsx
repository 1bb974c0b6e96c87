import type { ReactNode } from 'react';
import type { Passage, Span } from '../../locales/rulebooks/text';
import { useReading } from '../../store/rules/reading';
import { Text, type TextProps } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTextScale } from '../theme/textScale';
import { typefaces } from '../theme/typeface';
import { countsTied, endTied } from './nonBreaking';

interface ProseProps extends Passage {
  readonly tone?: TextProps['tone'];
}

/** Running text, followed in small letters by the ids of the rules it states, where they are asked for. */
export function Prose({ spans, ids: all, tone = 'ink' }: ProseProps) {
  const ids = useShownIds(all);
  const scale = useTextScale();
  const counts = countsTied(spans);
  return (
    <Text variant="reading" tone={tone}>
      <Spans spans={ids.length > fewIds ? counts : endTied(counts, scale)} tone={tone} />
      {ids.length > 0 && '\u00a0\u00a0'}
      <Ids ids={ids} />
    </Text>
  );
}

/** With more ids than these, the last word need not be tied to the one before it. */
const fewIds = 2;

export const Spans = ({ spans, tone = 'ink' }: Pick<ProseProps, 'spans' | 'tone'>) =>
  spans.map((span, at) => <SpanText key={at} span={span} tone={tone} />);

function SpanText({
  span,
  tone,
}: {
  readonly span: Span;
  readonly tone: NonNullable<TextProps['tone']>;
}): ReactNode {
  if (typeof span === 'string') return span;
  if ('em' in span) return <Emphasis tone={tone}>{span.em}</Emphasis>;
  return (
    <Text variant="readingStrong" tone={tone}>
      {span.strong}
    </Text>
  );
}

function Emphasis({ children, tone }: Pick<TextProps, 'children' | 'tone'>) {
  const { language } = useLanguage();
  return typefaces[language].leans ? (
    <Text variant="reading" {...(tone ? { tone } : {})} style={{ fontStyle: 'italic' }}>
      {children}
    </Text>
  ) : (
    <Text variant="readingStrong" {...(tone ? { tone } : {})}>
      {children}
    </Text>
  );
}

/** A word joiner keeps an id in one line. */
const unbroken = (id: string): string => id.replaceAll('-', '-\u2060');

/** No id stands alone in a line: up to three stay together, and of more each half does. */
function tied(ids: readonly string[]): string {
  const half = ids.length > 3 ? Math.ceil(ids.length / 2) : ids.length;
  return [ids.slice(0, half), ids.slice(half)]
    .filter(({ length }) => length > 0)
    .map((together) => together.map(unbroken).join('\u00a0'))
    .join(' ');
}

const none: Passage['ids'] = [];

/** Ids are noise to those who just play, so they are shown to those who ask for them. */
export const useShownIds = (ids: Passage['ids']): Passage['ids'] =>
  useReading(({ ruleNumbers }) => (ruleNumbers ? ids : none));

/** Ids are Latin and keep their order in every script. Screen readers skip them. */
export const Ids = ({ ids }: Pick<Passage, 'ids'>) =>
  ids.length > 0 && (
    <Text variant="fine" tone="inkMuted" aria-hidden>
      {`\u2066${tied(ids)}\u2069`}
    </Text>
  );
