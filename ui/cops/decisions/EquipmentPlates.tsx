import type { ComponentProps, ReactNode } from 'react';
import { View, StyleSheet } from 'react-native';
import { heldBack, type CopsMove, type CopsView, type Equipment, type Use } from '../../../engine/cops';
import { Plates, Plate } from '../../components/Plate';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { useWanted } from '../../match/question/wanted';
import { answering } from '../../match/seat';
import { RuleSign } from '../../rules/RuleDoors';
import { space } from '../../theme/tokens';
import { EquipmentSign } from '../equipment/EquipmentSign';
import { sectionOf } from '../log/rules';
import { equipmentName } from '../terms';

export const usesIn = (moves: readonly CopsMove[], equipment: Equipment): readonly Use[] =>
  moves.filter((move) => move.type === 'use').filter((use) => use.equipment === equipment);

interface EquipmentPlatesProps {
  readonly view: CopsView;
  readonly moves: readonly CopsMove[];
  readonly onChoose: (equipment: Equipment) => void;
}

/** One's own equipment, whether or not this is its moment. */
export function EquipmentPlates({ view, moves, onChoose }: EquipmentPlatesProps) {
  const { t } = useLanguage();
  const leadsOn = useWanted();
  const seat = answering(view);
  const hand = (view.seats[seat]?.hand ?? []).flatMap((card) => card ?? []);
  if (hand.length === 0) return null;
  return (
    <View style={{ gap: space.s }}>
      <Text variant="section" tone="brassInk">
        {t('cops.decision.equipment')}
      </Text>
      <Plates>
        {hand.map((equipment) => {
          const uses = usesIn(moves, equipment);
          return (
            <CardPlate
              key={equipment}
              reason={uses.length > 0 ? null : t(`cops.decision.heldBack.${heldBack(view, seat, equipment)}`)}
              card={equipment}
              view={view}
              pointedAt={leadsOn(uses)}
              onPress={uses.length > 0 ? () => onChoose(equipment) : null}
            />
          );
        })}
      </Plates>
    </View>
  );
}

interface CardPlateProps extends Omit<ComponentProps<typeof Plate>, 'onWhy' | 'children'> {
  readonly card: Equipment;
  readonly view: CopsView;
  /** Above what it is and does, which may reach beyond the screen. */
  readonly children?: ReactNode;
}

/** To choose a card, or to read it up; beside the plate, for nothing that can be pressed stands within what can be pressed. */
export function CardPlate({ card, view, children, ...plate }: CardPlateProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.card}>
      <Plate {...plate}>
        {children}
        <EquipmentSign {...{ card, view }} />
      </Plate>
      <RuleSign rule={sectionOf(card)} about={equipmentName(t, card)} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexGrow: 1, flexBasis: '100%' },
});
