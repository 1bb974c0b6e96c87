import type { TFunction } from 'i18next';
import type { Retrospect, SeatAfterTurn, TurnMark, Variant } from '../../../engine/cops';
import { Course } from '../../end/Course';
import { seriesOf, type Series } from '../../end/series';
import type { Span, SpanLane } from '../../end/SpanChart';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { nameAt } from '../../match/seat';
import { aimInWords, identityName, placeNumber } from '../terms';

interface CopsCourseProps {
  readonly past: Retrospect;
  readonly names: readonly string[];
  readonly variant: Variant;
  readonly onOpen: (step: number) => void;
}

/** Who knew what about whom, who aimed at whom and shot, and where the diamonds went. */
export function CopsCourse({ past, names, variant, onOpen }: CopsCourseProps) {
  const { t } = useLanguage();
  const { turns } = past;
  const known = seriesOf(turns, names, isOut, ({ seats }, seat) => seats[seat]?.knows.length ?? 0);
  const diamonds = seriesOf(turns, names, isOut, ({ seats }, seat) => seats[seat]?.diamonds ?? 0);
  const lanes = names.map((label, seat) => ({ seat, label, ...aimsOf(past, seat) }));
  return (
    <Course
      marks={turns}
      names={names}
      charts={[
        { kind: 'steps', title: t('cops.end.course.known'), label: countsInWords(t, known), series: known },
        { kind: 'spans', title: t('cops.end.course.aims'), label: aimsInWords(t, lanes, names), lanes },
        ...(variant === 'band'
          ? [
              {
                kind: 'steps' as const,
                title: t('cops.end.course.diamonds'),
                label: countsInWords(t, diamonds),
                series: diamonds,
              },
            ]
          : []),
      ]}
      holding={(seat, mark) => holdingInWords(t, turns[mark]?.seats[seat], names, variant)}
      onOpen={onOpen}
    />
  );
}

const isOut = ({ seats }: TurnMark, seat: number): boolean => seats[seat]?.status === 'out';

function aimsOf({ turns, shots }: Retrospect, seat: number): Pick<SpanLane, 'spans' | 'blows'> {
  const spans: Span[] = [];
  turns.forEach(({ seats }, at) => {
    const target = seats[seat]?.gun?.aim ?? null;
    const last = spans.at(-1);
    const to = Math.min(at + 1, turns.length - 1);
    if (target === null) return;
    if (last?.target === target && last.to === at) spans[spans.length - 1] = { ...last, to };
    else spans.push({ from: at, to, target });
  });
  const fired = shots.filter(({ by }) => by === seat);
  return { spans, blows: fired.map(({ turn, target, other }) => ({ at: turn, target: other ?? target })) };
}

/** Some of it lists names: each is a sentence. */
function holdingInWords(
  t: TFunction,
  seat: SeatAfterTurn | undefined,
  names: readonly string[],
  variant: Variant,
): string {
  if (seat === undefined) return '';
  const { status, knows, gun, diamonds } = seat;
  if (status === 'out') return t('cops.board.out');
  const cards = knows.map(({ owner, place, identity }) =>
    t('cops.end.course.card', {
      name: nameAt(names, owner),
      place: placeNumber(place),
      identity: identityName(t, identity),
    }),
  );
  const parts: readonly string[] = [
    ...(status === 'band' ? [t('cops.board.band')] : []),
    ...(variant === 'band' ? [t('cops.diamonds', { count: diamonds })] : []),
    ...(gun === null ? [] : [aimInWords(t, gun.aim, { names, you: null })]),
    cards.length === 0
      ? t('cops.end.course.knowsNothing')
      : t('cops.end.course.knows', { cards: listed(t, cards) }),
  ];
  return parts.reduce((first, second) => t('cops.end.course.and', { first, second }));
}

const countsInWords = (t: TFunction, series: readonly Series[]): string =>
  series
    .map(({ label, values }) =>
      t('cops.end.course.countOf', {
        name: label,
        most: Math.max(...values),
        last: values.at(-1) ?? 0,
      }),
    )
    .join(' ');

const aimsInWords = (t: TFunction, lanes: readonly SpanLane[], names: readonly string[]): string =>
  lanes
    .map(({ label, spans, blows }) => {
      const seats = new Set([...spans, ...blows].map(({ target }) => target));
      if (seats.size === 0) return t('cops.end.course.noAims', { name: label });
      const targets = [...seats].map((seat) => nameAt(names, seat));
      return t('cops.end.course.aimsOf', {
        name: label,
        targets: listed(t, targets),
        count: blows.length,
      });
    })
    .join(' ');
