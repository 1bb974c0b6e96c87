import type { TFunction } from 'i18next';
import type { Cops } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { Plate, Plates } from '../../components/Plate';
import { Notes } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { SeenTable } from '../../match/GameScreens';
import { SeatHeading } from '../../match/question/SeatHeading';
import { answering } from '../../match/seat';
import { useRuleDoor } from '../../rules/RuleDoors';
import { aimInWords } from '../terms';
import type { Deed, Step } from './ways';
import { ruleAgainstSeat, whyNotAt } from './whyNot';

interface SeatChoiceProps extends SeenTable<Cops> {
  readonly deed: Deed;
  readonly ask: Step['ask'];
  readonly seats: readonly Seat[];
  /** Whether a lesson wants this seat chosen. */
  readonly leads: (seat: Seat) => boolean;
  readonly onSeat: (seat: Seat) => void;
}

/** Whom: everybody who can be chosen, and after them, where somebody might be expected, why not. */
export function SeatChoice(props: SeatChoiceProps) {
  const { names, seats } = props;
  const others = [...names.keys()].filter((seat) => !seats.includes(seat));
  return (
    <Plates>
      {[...seats, ...others].map((seat) => (
        <Choosable key={seat} {...props} seat={seat} />
      ))}
    </Plates>
  );
}

function Choosable(props: SeatChoiceProps & { readonly seat: Seat }) {
  const { view, names, deed, ask, seats, leads, onSeat, seat } = props;
  const { t } = useLanguage();
  const isOpen = seats.includes(seat);
  const reason = isOpen ? null : whyNotAt(t, view, deed, ask, seat);
  const onWhy = useRuleDoor(isOpen ? null : ruleAgainstSeat(view, deed, ask, seat));
  if (!isOpen && reason === null) return null;
  return (
    <Plate {...{ reason, onWhy }} pointedAt={leads(seat)} onPress={isOpen ? () => onSeat(seat) : null}>
      <SeatHeading
        {...{ names, seat }}
        oneself={seat === answering(view) ? t('cops.decision.oneself') : null}
      />
      <Notes lines={aboutSeat(t, { view, names }, seat)} />
    </Plate>
  );
}

/** What everybody sees of a player. */
function aboutSeat(t: TFunction, { view, names }: SeenTable<Cops>, seat: Seat): readonly string[] {
  const player = view.seats[seat];
  if (player === undefined) return [];
  const { cards, gun, diamonds, wounded, status } = player;
  const hidden = cards.filter(({ faceUp }) => !faceUp).length;
  return [
    ...(status === 'cop' ? [t('cops.hidden', { count: hidden })] : []),
    ...(wounded ? [t('cops.decision.wounded')] : []),
    ...(gun === null ? [] : [aimInWords(t, gun.aim, names)]),
    ...(view.variant === 'band' ? [t('cops.diamonds', { count: diamonds })] : []),
  ];
}
