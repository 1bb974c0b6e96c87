import type { TFunction } from 'i18next';
import type { TurnMark } from '../../../engine/coup';
import { Course } from '../../end/Course';
import { seriesOf, type Series } from '../../end/series';
import { useLanguage } from '../../i18n/language';

interface CoupCourseProps {
  readonly turns: readonly TurnMark[];
  readonly names: readonly string[];
  readonly onOpen: (step: number) => void;
}

/** Coins and influence over time. */
export function CoupCourse({ turns, names, onOpen }: CoupCourseProps) {
  const { t } = useLanguage();
  const coins = seriesOf(turns, names, isOut, (mark, seat) => mark.coins[seat] ?? 0);
  const influence = seriesOf(turns, names, isOut, (mark, seat) => mark.influence[seat] ?? 0);
  return (
    <Course
      marks={turns}
      names={names}
      charts={[
        { kind: 'steps', title: t('coup.end.coins'), label: coinsInWords(t, coins), series: coins },
        {
          kind: 'lanes',
          title: t('coup.end.influence'),
          label: influenceInWords(t, influence, turns.length - 1),
          series: influence,
        },
      ]}
      holding={(seat, mark) => holdingInWords(t, turns[mark], seat)}
      onOpen={onOpen}
    />
  );
}

function holdingInWords(t: TFunction, mark: TurnMark | undefined, seat: number): string {
  const left = mark?.influence[seat] ?? 0;
  if (left === 0) return t('coup.end.isOut');
  return t('coup.end.holding', {
    coins: t('coins.count', { count: mark?.coins[seat] ?? 0 }),
    influence: t('coup.influences', { count: left }),
  });
}

const isOut = ({ influence }: TurnMark, seat: number): boolean => influence[seat] === 0;

const coinsInWords = (t: TFunction, series: readonly Series[]): string =>
  series
    .map(({ label, values }) =>
      t('coup.end.coinsOf', {
        name: label,
        first: values[0] ?? 0,
        most: Math.max(...values),
        last: values.at(-1) ?? 0,
      }),
    )
    .join(' ');

const influenceInWords = (t: TFunction, series: readonly Series[], last: number): string =>
  series
    .map(({ label, values }) => {
      const left = values.at(-1) ?? 0;
      return left === 0 || values.length <= last
        ? t('coup.end.influenceOf', { name: label, turn: values.length - 1 })
        : t('coup.end.influenceLeft', { name: label, influence: t('coup.influences', { count: left }) });
    })
    .join(' ');
