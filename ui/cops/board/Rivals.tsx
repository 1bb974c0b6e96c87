import { StyleSheet, View } from 'react-native';
import { gun as gunDrawing } from '../../../assets/art/gun';
import type { Cops } from '../../../engine/cops';
import { Artwork } from '../../art/Artwork';
import { Avatar } from '../../components/Avatar';
import { useLanguage } from '../../i18n/language';
import type { RivalsProps } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import { RivalPlate, rivalStrip } from '../../match/secret/RivalPlate';
import { SmallIdentity } from '../cards/IdentityCard';
import { seatInWords } from './seatInWords';

const cardWidth = 18;

/** What everybody else has: their cards as this viewer knows them, and whom they aim at. A screen reader says the names. */
export function Rivals({ view, names, seat, targets }: RivalsProps<Cops>) {
  const { t } = useLanguage();
  return (
    <View style={rivalStrip}>
      {view.seats.map(({ cards, gun }, rival) => {
        if (rival === seat) return null;
        const name = nameAt(names, rival);
        return (
          <RivalPlate
            key={rival}
            seat={rival}
            targets={targets}
            label={seatInWords(t, view, names, rival, name, null)}
            style={styles.rival}
          >
            <View style={styles.line}>
              <Avatar seat={rival} name={name} size={20} />
              {gun !== null && <Artwork drawing={gunDrawing} width={22} />}
              {gun !== null && gun.aim !== null && (
                <Avatar seat={gun.aim} name={nameAt(names, gun.aim)} size={16} />
              )}
            </View>
            <View style={styles.line}>
              {cards.map((card, place) => (
                <SmallIdentity key={place} card={card} width={cardWidth} />
              ))}
            </View>
          </RivalPlate>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  /** The cards below the rest, so that many have room side by side. */
  rival: { gap: 3, maxWidth: '100%', flexDirection: 'column', alignItems: 'flex-start' },
  line: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
