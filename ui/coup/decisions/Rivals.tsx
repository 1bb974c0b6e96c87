import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { coin } from '../../../assets/art';
import type { Coup } from '../../../engine/coup';
import { Artwork } from '../../art/Artwork';
import { Avatar } from '../../components/Avatar';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { inDigitsOf } from '../../i18n/written';
import type { RivalsProps } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import { RivalPlate, rivalStrip } from '../../match/secret/RivalPlate';
import { FittedName } from '../../match/table/ring/FittedName';
import { useTextScale } from '../../theme/textScale';
import { space } from '../../theme/tokens';
import { PartySign } from '../board/PartySign';
import { seatInWords } from '../board/seatInWords';
import { cardsBefore } from '../board/seenCard';
import { SmallCard } from '../board/SmallCard';
import { rivalsLook, type RivalLook } from './rivalsLook';

/** Everybody else's coins and cards, clockwise from the one to the left, so that they stay in sight while one chooses. */
export function Rivals({ view, names, seat, targets }: RivalsProps<Coup>) {
  const { height } = useWindowDimensions();
  const scale = useTextScale();
  const [width, setWidth] = useState(0);
  const count = view.seats.length;
  const rivals = view.seats.slice(1).map((_, at) => (seat + at + 1) % count);
  const look = rivalsLook(rivals.length, width, height, scale);
  return (
    <View style={rivalStrip} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      {rivals.map((rival) => (
        <Rival key={rival} {...{ view, names, look, targets }} seat={rival} />
      ))}
    </View>
  );
}

interface RivalProps extends RivalsProps<Coup> {
  readonly look: RivalLook;
}

function Rival({ view, names, seat, look, targets }: RivalProps) {
  const { t } = useLanguage();
  const name = nameAt(names, seat);
  return (
    <RivalPlate
      {...{ seat, targets }}
      label={seatInWords(t, view, names, { seat })}
      style={[
        styles.rival,
        look.width !== null && { width: look.width },
        view.seats[seat]?.out && styles.out,
      ]}
    >
      {look.nameRoom === null ? (
        <>
          <View style={styles.line}>
            <Sign {...{ view, seat, look, name }} />
            <Coins {...{ view, seat, look }} />
          </View>
          <Cards {...{ view, seat, look }} />
        </>
      ) : (
        <>
          <View style={[styles.line, styles.who]}>
            <Sign {...{ view, seat, look, name }} />
            <FittedName variant={look.name} room={look.nameRoom}>
              {name}
            </FittedName>
          </View>
          <View style={[styles.line, look.inTwoLines && styles.below]}>
            <Coins {...{ view, seat, look }} />
            <Cards {...{ view, seat, look }} />
          </View>
        </>
      )}
    </RivalPlate>
  );
}

type PartProps = Pick<RivalProps, 'view' | 'seat' | 'look'>;

/** Somebody's sign, and at it that of their party. */
function Sign({ view, seat, look, name }: PartProps & { readonly name: string }) {
  const party = view.seats[seat]?.party ?? null;
  return (
    <View>
      <Avatar seat={seat} name={name} size={look.sign} />
      {party !== null && (
        <View style={styles.party}>
          <PartySign party={party} size={look.coin} />
        </View>
      )}
    </View>
  );
}

function Coins({ view, seat, look }: PartProps) {
  const { language } = useLanguage();
  return (
    <View style={styles.line}>
      <Text variant={look.figure} role="presentation">
        {inDigitsOf(language, String(view.seats[seat]?.coins ?? 0))}
      </Text>
      <Artwork drawing={coin} width={look.coin} />
    </View>
  );
}

const Cards = ({ view, seat, look }: PartProps) => (
  <View style={styles.line}>
    {cardsBefore(view, seat).map((card, at) => (
      <SmallCard key={at} card={card} width={look.card} />
    ))}
  </View>
);

const styles = StyleSheet.create({
  rival: { justifyContent: 'space-between', columnGap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  who: { flexGrow: 1, gap: space.xs },
  below: { width: '100%', justifyContent: 'space-between', paddingBottom: space.hair },
  party: { position: 'absolute', bottom: -4, end: -4 },
  out: { opacity: 0.55 },
});
