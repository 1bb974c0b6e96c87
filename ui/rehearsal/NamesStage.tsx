import { StyleSheet, View } from 'react-native';
import { canAddSeat, canDeal, canRemoveSeat, type RehearsalAction } from '../../store/rehearsal';
import { seatsWithTakenName, type Names } from '../../store/names';
import { Avatar } from '../components/Avatar';
import { Button } from '../components/Button';
import { useFieldRow } from '../input/fieldRow';
import { useLanguage } from '../i18n/language';
import { IconButton } from '../components/IconButton';
import { NameField } from '../components/NameField';
import { Panel } from '../components/Panel';
import { Screen } from '../components/Screen';
import { Text } from '../components/Text';
import { space } from '../theme/tokens';
import { nameOf } from '../components/nameOf';
import type { RehearsalCard } from './deck';

interface NamesStageProps {
  readonly names: Names;
  readonly act: (action: RehearsalAction<RehearsalCard>) => void;
  readonly onDeal: () => void;
}

/** Who sits where. A seat without a name is called by its number. */
export function NamesStage({ names, act, onDeal }: NamesStageProps) {
  const { t } = useLanguage();
  const taken = seatsWithTakenName(names);
  const inRow = useFieldRow(names.map((_, seat) => seat));
  return (
    <Screen
      title={t('rehearsal.title')}
      footer={
        <Button
          label={t('rehearsal.deal')}
          icon="handOver"
          kind="brass"
          sound="deal"
          onPress={onDeal}
          disabled={!canDeal(names)}
        />
      }
    >
      <Text tone="inkMuted">{t('rehearsal.intro')}</Text>
      <Panel title={t('players.count', { count: names.length })}>
        {names.map((name, seat) => (
          <View key={seat} style={styles.seat}>
            <Avatar seat={seat} name={nameOf(t, names, seat)} />
            <NameField
              seat={seat}
              value={name}
              isTaken={taken.includes(seat)}
              inRow={inRow(seat)}
              onRename={(text) => act({ type: 'rename', seat, name: text })}
            />
            <IconButton
              icon="remove"
              label={t('rehearsal.remove', { name: nameOf(t, names, seat) })}
              onPress={() => act({ type: 'removeSeat', seat })}
              disabled={!canRemoveSeat(names)}
            />
          </View>
        ))}
        <Button
          label={t('rehearsal.add')}
          icon="add"
          onPress={() => act({ type: 'addSeat' })}
          disabled={!canAddSeat(names)}
        />
      </Panel>
    </Screen>
  );
}

const styles = StyleSheet.create({ seat: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s } });
