import type { TFunction } from 'i18next';
import { StyleSheet, View } from 'react-native';
import type { Cops } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { useLanguage } from '../../i18n/language';
import type { SeenTable } from '../../match/GameScreens';
import { readerOf } from '../../log/eventRow';
import { seatKey, SeatRow, SeatRows } from '../../match/question/SeatRow';
import { answering } from '../../match/seat';
import { useRuleDoor } from '../../rules/RuleDoors';
import { Belongings } from '../board/Belongings';
import { SmallIdentity } from '../cards/IdentityCard';
import { useTextScale } from '../../theme/textScale';
import { space } from '../../theme/tokens';
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
  /** Where a touch alone does not do it: what a seat that is held does. */
  readonly finish?: (seat: Seat) => (() => void) | undefined;
}

/** Whom: everybody who can be chosen, and why not, where somebody might be expected. */
export function SeatChoice(props: SeatChoiceProps) {
  const { view, names } = props;
  return (
    <SeatRows from={answering(view)} seats={[...names.keys()]}>
      {(seat) => <Choosable key={seat} {...props} seat={seat} />}
    </SeatRows>
  );
}

function Choosable(props: SeatChoiceProps & { readonly seat: Seat }) {
  const { view, names, deed, ask, seats, leads, onSeat, finish, seat } = props;
  const { t } = useLanguage();
  const isOpen = seats.includes(seat);
  const reason = isOpen ? null : whyNotAt(t, view, deed, ask, seat);
  const onWhy = useRuleDoor(isOpen ? null : ruleAgainstSeat(view, deed, ask, seat));
  if (!isOpen && reason === null) return null;
  return (
    <SeatRow
      {...{ names, seat, reason, onWhy }}
      oneself={seat === answering(view) ? t('cops.decision.oneself') : null}
      notes={aboutSeat(t, { view, names }, seat)}
      drawn={<Purse {...{ view, names, seat }} />}
      answerKey={seatKey(answering(view), seat, names.length)}
      pointedAt={leads(seat)}
      onPress={isOpen ? () => onSeat(seat) : null}
      onHold={isOpen ? finish?.(seat) : undefined}
    />
  );
}

/** The same in pictures, as it lies on the table. */
function Purse({ view, names, seat }: SeenTable<Cops> & { readonly seat: Seat }) {
  const scale = useTextScale();
  return (
    <View style={styles.purse}>
      {view.seats[seat]?.cards.map((card, place) => (
        <SmallIdentity key={place} card={card} width={13 * scale} />
      ))}
      <Belongings {...{ view, names, seat }} look={{ sign: 16 * scale, figure: 'small' }} />
    </View>
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
    ...(gun === null ? [] : [aimInWords(t, gun.aim, readerOf(view, names))]),
    ...(view.variant === 'band' ? [t('cops.diamonds', { count: diamonds })] : []),
  ];
}

const styles = StyleSheet.create({
  purse: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.hair },
});
