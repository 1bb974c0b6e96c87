import { StyleSheet, View } from 'react-native';
import { diamond } from '../../../assets/art/diamond';
import { gun as gunDrawing } from '../../../assets/art/gun';
import { smallBack } from '../../../assets/art/smallBack';
import { wound, woundTones } from '../../../assets/art/wound';
import type { Cops } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { Artwork } from '../../art/Artwork';
import { Avatar } from '../../components/Avatar';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { inDigitsOf } from '../../i18n/written';
import type { SeenTable } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import { equipmentScreens } from '../equipment/cards';
import type { TileLook } from './tileLook';

interface BelongingsProps extends SeenTable<Cops> {
  readonly seat: Seat;
  readonly look: Pick<TileLook, 'sign' | 'figure'>;
}

/** Gun and whom it points at, wound, equipment in hand and in front, diamonds. */
export function Belongings({ view, names, seat, look }: BelongingsProps) {
  const { language } = useLanguage();
  const player = view.seats[seat];
  if (player === undefined) return null;
  const { gun, hand, attached, wounded, diamonds } = player;
  const size = look.sign;
  return (
    <View style={[styles.belongings, { minHeight: size }]}>
      {gun !== null && (
        <View style={[styles.line, gun.aim === null && styles.aimless]}>
          <Artwork drawing={gunDrawing} width={size * 1.3} />
          {gun.aim !== null && <Avatar seat={gun.aim} name={nameAt(names, gun.aim)} size={size} />}
        </View>
      )}
      {wounded && <Artwork drawing={wound} width={size} tones={woundTones} />}
      {attached.map((card) => (
        <Artwork key={card} {...equipmentScreens[card]} width={size} />
      ))}
      {hand.map((_, at) => (
        <Artwork key={at} drawing={smallBack} width={size * 0.7} />
      ))}
      {view.variant === 'band' && diamonds > 0 && (
        <View style={styles.line}>
          <Artwork drawing={diamond} width={size} />
          <Text variant={look.figure}>{inDigitsOf(language, String(diamonds))}</Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  belongings: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    overflow: 'hidden',
  },
  /** Nobody is in front of its barrel. */
  aimless: { opacity: 0.45, transform: [{ rotate: '35deg' }] },
});
