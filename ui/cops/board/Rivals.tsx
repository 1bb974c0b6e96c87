import { StyleSheet, View } from 'react-native';
import { gun as gunDrawing } from '../../../assets/art/gun';
import type { Cops } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { Artwork } from '../../art/Artwork';
import { Avatar } from '../../components/Avatar';
import { useLanguage } from '../../i18n/language';
import type { RivalsProps } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import { useTheme } from '../../theme/ThemeProvider';
import { radius, space } from '../../theme/tokens';
import { SmallIdentity } from '../cards/IdentityCard';
import { seatInWords } from './seatInWords';

const cardWidth = 18;

/** What everybody else has, in one strip: their cards as this viewer knows them, and whom they aim at. A screen reader says the names. */
export function Rivals({ view, names, seat }: RivalsProps<Cops>) {
  const { t } = useLanguage();
  const theme = useTheme();
  const others = view.seats.flatMap((_, other): Seat[] => (other === seat ? [] : [other]));
  return (
    <View style={styles.strip}>
      {others.map((other) => {
        const { cards = [], gun = null } = view.seats[other] ?? {};
        const name = nameAt(names, other);
        return (
          <View
            key={other}
            style={[styles.rival, { borderColor: theme.line, backgroundColor: theme.surface }]}
            accessible
            role="img"
            aria-label={seatInWords(t, view, names, other, name, null)}
          >
            <Avatar seat={other} name={name} size={20} />
            {cards.map((card, place) => (
              <SmallIdentity key={place} card={card} width={cardWidth} />
            ))}
            {gun !== null && (
              <View style={styles.gun}>
                <Artwork drawing={gunDrawing} width={22} />
                {gun.aim !== null && <Avatar seat={gun.aim} name={nameAt(names, gun.aim)} size={16} />}
              </View>
            )}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.xs },
  rival: {
    flexDirection: 'row',
    // Beside one's own cards a gun goes below the cards rather than out of sight.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 3,
    maxWidth: '100%',
    borderWidth: 1,
    borderRadius: radius.s,
    paddingHorizontal: 4,
    paddingVertical: 2,
  },
  gun: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
