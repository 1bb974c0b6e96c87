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
export function Rivals({ view, names, seat }: RivalsProps<Cops>) {
  const { t } = useLanguage();
  return (
    <View style={rivalStrip}>
      {view.seats.map(({ cards, gun }, rival) => {
        if (rival === seat) return null;
        const name = nameAt(names, rival);
        return (
          <RivalPlate key={rival} label={seatInWords(t, view, names, rival, name, null)} style={styles.rival}>
            <Avatar seat={rival} name={name} size={20} />
            {cards.map((card, place) => (
              <SmallIdentity key={place} card={card} width={cardWidth} />
            ))}
            {gun !== null && (
              <View style={styles.gun}>
                <Artwork drawing={gunDrawing} width={22} />
                {gun.aim !== null && <Avatar seat={gun.aim} name={nameAt(names, gun.aim)} size={16} />}
              </View>
            )}
          </RivalPlate>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  rival: { gap: 3, maxWidth: '100%' },
  gun: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
