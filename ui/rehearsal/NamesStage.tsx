import { StyleSheet, View } from 'react-native';
import { canAddSeat, canDeal, canRemoveSeat, type RehearsalAction } from '../../store/rehearsal';
import { longestName, seatsWithTakenName, type Names } from '../../store/names';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { useLanguage } from '../i18n/language';
import { IconButton } from '../IconButton';
import { Panel } from '../Panel';
import { Screen } from '../Screen';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { space } from '../theme/tokens';
import { nameOf } from '../nameOf';

interface NamesStageProps {
  readonly names: Names;
  readonly act: (action: RehearsalAction) => void;
  readonly onDeal: () => void;
}

/** Who sits where. A name may stay empty: that seat is called by its number. */
export function NamesStage({ names, act, onDeal }: NamesStageProps) {
  const { t } = useLanguage();
  const taken = seatsWithTakenName(names);
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
      <Panel>
        <Text variant="section" tone="brassInk">
          {t('rehearsal.players', { count: names.length })}
        </Text>
        {names.map((name, seat) => (
          <View key={seat} style={styles.seat}>
            <Avatar seat={seat} name={nameOf(t, names, seat)} />
            <TextField
              label={t('rehearsal.nameOf', { number: seat + 1 })}
              placeholder={t('player.unnamed', { number: seat + 1 })}
              value={name}
              maxLength={longestName}
              onChange={(text) => act({ type: 'rename', seat, name: text })}
              problem={taken.includes(seat) ? t('rehearsal.nameTaken') : undefined}
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
