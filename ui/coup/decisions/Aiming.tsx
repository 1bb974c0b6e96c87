import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { coin } from '../../../assets/art';
import type { Seat } from '../../../engine/core';
import { costOf, obstacle, parties, seatsInReach } from '../../../engine/coup';
import type { Action, Coup, CoupView } from '../../../engine/coup';
import { Artwork } from '../../art/Artwork';
import { SmallBack } from '../../cards/SmallCards';
import { InReach } from '../../components/PointedScroll';
import { useTouches } from '../../components/SecondTouchPrompt';
import { StepBack } from '../../components/StepBack';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { inDigitsOf } from '../../i18n/written';
import type { SeenTable } from '../../match/GameScreens';
import { QuestionRule, useRuleDoor } from '../../rules/RuleDoors';
import { seatKey, SeatRow, SeatRows } from '../../match/question/SeatRow';
import { useWanted } from '../../match/question/wanted';
import { useTextScale } from '../../theme/textScale';
import { space } from '../../theme/tokens';
import { PartySign } from '../board/PartySign';
import { useWorth, Worth, worthIn } from '../coach/Worth';
import type { CoupRule } from '../log/rules';
import { ruleAgainst, whyNot } from './whyNot';
import { hiddenCards, isForGood } from './words';

type Act = Coup['Answers']['act'];

interface AimingProps extends SeenTable<Coup> {
  readonly action: Action;
  /** The action against each possible target. */
  readonly acts: readonly Act[];
  readonly question: ReactNode;
  /** The rule behind it. */
  readonly rule: CoupRule;
  readonly onMove: (move: Act) => void;
  readonly onBack?: () => void;
}

/** Against whom: everybody at the table, and why not, where it cannot be. */
export function Aiming(props: AimingProps) {
  const { view, action, question, rule, onBack } = props;
  const { t } = useLanguage();
  return (
    <View style={{ gap: space.m }}>
      <QuestionRule rule={rule}>{question}</QuestionRule>
      <SeatRows from={view.turn} seats={seatsInReach(view, action)}>
        {(seat) => <Target key={seat} {...props} seat={seat} />}
      </SeatRows>
      {onBack && (
        <InReach>
          <StepBack label={t('coup.decision.otherAction')} onPress={onBack} />
        </InReach>
      )}
    </View>
  );
}

function Target({ view, names, action, acts, onMove, seat }: AimingProps & { readonly seat: Seat }) {
  const { t, language } = useLanguage();
  const leadsOn = useWanted();
  const worth = useWorth(action, seat);
  const act = acts.find(({ target }) => target === seat);
  const reason = act ? null : obstacle(view, action, seat);
  const onWhy = useRuleDoor(ruleAgainst(action, reason));
  const isDue = act !== undefined && leadsOn([act]);
  const { touches, again } = useTouches({
    what: t(`coup.actions.${action}`),
    onPress: act ? () => onMove(act) : null,
    isForGood: isForGood(view, action, seat) && !isDue,
  });
  return (
    <SeatRow
      {...touches}
      {...{ names, seat, onWhy, again }}
      oneself={seat === view.turn ? t('coup.decision.oneself') : null}
      answerKey={seatKey(view.turn, seat, view.seats.length)}
      notes={aboutSeat(t, view, action, seat)}
      {...(action === 'convert' ? {} : { drawn: <Purse {...{ view, seat }} /> })}
      pointedAt={isDue}
      reason={whyNot(t, reason)}
      besides={worthIn(t, language, worth)}
    >
      {worth !== null && <Worth chance={worth} />}
    </SeatRow>
  );
}

/** Coins, influences and party in pictures. */
function Purse({ view, seat }: Pick<SeenTable<Coup>, 'view'> & { readonly seat: Seat }) {
  const { language } = useLanguage();
  const scale = useTextScale();
  const { coins = 0, party = null } = view.seats[seat] ?? {};
  return (
    <View style={styles.purse}>
      <Text variant="label">{inDigitsOf(language, String(coins))}</Text>
      <Artwork drawing={coin} width={16 * scale} />
      {hiddenCards(view, seat).map(({ card }) => (
        <SmallBack key={card} width={13 * scale} />
      ))}
      {party !== null && <PartySign party={party} size={16 * scale} />}
    </View>
  );
}

/** What everybody sees of a player, and on which side a conversion would put them. */
function aboutSeat(t: TFunction, view: CoupView, action: Action, seat: Seat): readonly string[] {
  const { coins = 0, party = null } = view.seats[seat] ?? {};
  const purse = [
    t('coins.count', { count: coins }),
    t('coup.influences', { count: hiddenCards(view, seat).length }),
  ];
  if (party === null) return purse;
  if (action !== 'convert') return [...purse, t(`coup.parties.${party}`)];
  const turned = parties.find((other) => other !== party) ?? party;
  const coinsFor = t('coins.count', { count: costOf(action, view.turn, seat) });
  return [
    t('coup.decision.newSide', { party: t(`coup.parties.${turned}`) }),
    t('coup.decision.price', { coins: coinsFor }),
  ];
}

const styles = StyleSheet.create({
  purse: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
});
