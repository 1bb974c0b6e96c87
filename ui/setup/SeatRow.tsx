import { StyleSheet, View } from 'react-native';
import { atLevel, type SeatEntry } from '../../store/setup/seating';
import { Avatar } from '../components/Avatar';
import { Button } from '../components/Button';
import type { InRow } from '../input/fieldRow';
import { Icon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { NameField } from '../components/NameField';
import { Segmented } from '../components/Segmented';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { FaceChoice } from './FaceChoice';
import type { BotChoice } from './people';

interface SeatRowProps {
  readonly entry: SeatEntry;
  readonly seat: number;
  /** What the seat is called. */
  readonly name: string;
  readonly isTaken: boolean;
  readonly inRow: InRow;
  readonly isArranging: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canLeave: boolean;
  readonly bots: BotChoice;
  readonly onArrange: () => void;
  readonly onRename: (name: string) => void;
  readonly onSeatPerson: () => void;
  /** Without a bot, whichever comes next. */
  readonly onSeatBot: (bot?: string) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onLeave: () => void;
}

/** One seat: who sits there, and, when asked for, everything that can be done about it. */
export function SeatRow(props: SeatRowProps) {
  const { entry, seat, name, isTaken, inRow, isArranging, bots, onArrange, onRename } = props;
  const { bot } = entry;
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <>
      <View style={styles.row}>
        <Avatar seat={seat} name={name} picture={bot === null ? null : (bots.faceOf(bot)?.picture ?? null)} />
        <NameField seat={seat} value={entry.name} isTaken={isTaken} inRow={inRow} onRename={onRename} />
        <IconButton
          icon={isArranging ? 'check' : 'settings'}
          label={isArranging ? t('setup.arranged', { name }) : t('setup.arrange', { name })}
          onPress={onArrange}
        />
      </View>
      {bot !== null && !isArranging && (
        <View style={styles.level}>
          <Icon name="bot" size={18} colour={theme.inkMuted} />
          <Text variant="small" tone="inkMuted" style={{ flexShrink: 1 }}>
            {bots.line(bot)}
          </Text>
        </View>
      )}
      {isArranging && <Arranging {...props} />}
    </>
  );
}

function Arranging(props: SeatRowProps) {
  const { entry, name, isFirst, isLast, canLeave, bots } = props;
  const { bot } = entry;
  const level = bot === null ? null : bots.levelOf(bot);
  const { onSeatPerson, onSeatBot, onMove, onLeave } = props;
  const { t } = useLanguage();
  const theme = useTheme();
  return (
    <View role="group" aria-label={name} style={[styles.arranging, { borderColor: theme.brassInk }]}>
      <Segmented
        label={t('setup.who')}
        choices={[
          { value: 'person', label: t('setup.person') },
          { value: 'bot', label: t('setup.bot') },
        ]}
        chosen={bot === null ? 'person' : 'bot'}
        onChoose={(who) => {
          if (who === 'person') onSeatPerson();
          else if (bot === null) onSeatBot();
        }}
      />
      {bot !== null && level && (
        <Segmented
          label={t('setup.level')}
          hint={level.hint}
          choices={bots.levels.map(({ id, name: label }) => ({ value: id, label }))}
          chosen={level.id}
          onChoose={(chosen) => onSeatBot(atLevel(bot, chosen))}
        />
      )}
      {bot !== null && bots.faces && <FaceChoice faces={bots.faces} bot={bot} onChoose={onSeatBot} />}
      <View style={styles.moves}>
        <View style={styles.move}>
          <Button label={t('setup.up')} icon="up" onPress={() => onMove(-1)} disabled={isFirst} />
        </View>
        <View style={styles.move}>
          <Button label={t('setup.down')} icon="down" onPress={() => onMove(1)} disabled={isLast} />
        </View>
        <View style={styles.move}>
          <Button label={t('setup.remove')} icon="discard" onPress={onLeave} disabled={!canLeave} />
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
