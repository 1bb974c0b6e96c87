import { StyleSheet, View } from 'react-native';
import { longestName } from '../../store/names';
import type { Place } from '../../store/newGame/company';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { useLanguage } from '../i18n/language';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Segmented } from '../Segmented';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';

/** How well a bot of some game plays, in words. */
export interface Level {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
}

interface SeatRowProps {
  readonly place: Place;
  readonly seat: number;
  /** What the seat is called. */
  readonly name: string;
  readonly isTaken: boolean;
  readonly isArranging: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canLeave: boolean;
  readonly levels: readonly Level[];
  readonly onArrange: () => void;
  readonly onRename: (name: string) => void;
  readonly onSeatPerson: () => void;
  /** Without a level, at the usual one. */
  readonly onSeatBot: (level?: string) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onLeave: () => void;
}

/** One seat: who sits there, and, when asked for, everything that can be done about it. */
export function SeatRow(props: SeatRowProps) {
  const { place, seat, name, isTaken, isArranging, levels, onArrange, onRename } = props;
  const { t } = useLanguage();
  const theme = useTheme();
  const level = levels.find(({ id }) => id === place.bot);
  return (
    <>
      <View style={styles.row}>
        <Avatar seat={seat} name={name} />
        <TextField
          label={t('rehearsal.nameOf', { number: seat + 1 })}
          placeholder={t('player.unnamed', { number: seat + 1 })}
          value={place.name}
          maxLength={longestName}
          onChange={onRename}
          problem={isTaken ? t('rehearsal.nameTaken') : undefined}
        />
        <IconButton
          icon={isArranging ? 'check' : 'settings'}
          label={isArranging ? t('newGame.arranged', { name }) : t('newGame.arrange', { name })}
          onPress={onArrange}
        />
      </View>
      {level && !isArranging && (
        <View style={styles.level}>
          <Icon name="bot" size={18} colour={theme.inkMuted} />
          <Text variant="small" tone="inkMuted" style={{ flexShrink: 1 }}>
            {t('newGame.botAt', { level: level.name })}
          </Text>
        </View>
      )}
      {isArranging && <Arranging {...props} />}
    </>
  );
}

function Arranging(props: SeatRowProps) {
  const { place, name, isFirst, isLast, canLeave, levels } = props;
  const { onSeatPerson, onSeatBot, onMove, onLeave } = props;
  const { t } = useLanguage();
  const theme = useTheme();
  const level = levels.find(({ id }) => id === place.bot);
  return (
    <View role="group" aria-label={name} style={[styles.arranging, { borderColor: theme.brassInk }]}>
      <Segmented
        label={t('newGame.who')}
        choices={[
          { value: 'person', label: t('newGame.person') },
          { value: 'bot', label: t('newGame.bot') },
        ]}
        chosen={place.bot === null ? 'person' : 'bot'}
        onChoose={(who) => {
          if (who === 'person') onSeatPerson();
          else if (place.bot === null) onSeatBot();
        }}
      />
      {level && (
        <Segmented
          label={t('newGame.level')}
          hint={level.hint}
          choices={levels.map(({ id, name: label }) => ({ value: id, label }))}
          chosen={level.id}
          onChoose={onSeatBot}
        />
      )}
      <View style={styles.moves}>
        <View style={styles.move}>
          <Button label={t('newGame.up')} icon="up" onPress={() => onMove(-1)} disabled={isFirst} />
        </View>
        <View style={styles.move}>
          <Button label={t('newGame.down')} icon="down" onPress={() => onMove(1)} disabled={isLast} />
        </View>
        <View style={styles.move}>
          <Button label={t('newGame.remove')} icon="discard" onPress={onLeave} disabled={!canLeave} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s },
  /** Under the name, beside the mark. */
  level: { flexDirection: 'row', alignItems: 'center', gap: space.xs, marginStart: 44 + space.s },
  arranging: { gap: space.m, borderStartWidth: 2, paddingStart: space.m, borderRadius: radius.s },
  moves: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  move: { flexGrow: 1, maxWidth: '100%' },
});
