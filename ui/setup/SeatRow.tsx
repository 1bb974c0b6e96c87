import type { ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import { atLevel, canRemove, type SeatEntry } from '../../store/setup/seating';
import { Avatar } from '../components/Avatar';
import { Button } from '../components/Button';
import type { InRow } from '../input/fieldRow';
import { Icon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { NameField } from '../components/NameField';
import { Segmented } from '../components/Segmented';
import { Note } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { radius, space } from '../theme/tokens';
import { FaceChoice } from './FaceChoice';
import type { PeopleProps } from './people';

interface SeatProps extends Pick<PeopleProps, 'bots'> {
  readonly entry: SeatEntry;
  readonly seat: number;
  /** What the seat is called. */
  readonly name: string;
}

interface SeatRowProps extends SeatProps {
  readonly isTaken: boolean;
  readonly inRow: InRow;
  readonly isArranging: boolean;
  readonly onArrange: () => void;
  readonly onRename: (name: string) => void;
}

/** One seat: who sits there. */
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
          <Note style={{ flexShrink: 1 }}>{bots.line(bot)}</Note>
        </View>
      )}
    </>
  );
}

/** Everything that can be done about a seat. */
export function Arranging(props: SeatProps & Pick<PeopleProps, 'seating' | 'seats' | 'act'>) {
  const { entry, seat, name, seating, seats, bots, act } = props;
  const { id, bot } = entry;
  const { t } = useLanguage();
  const theme = useTheme();
  const level = bot === null ? null : bots.levelOf(bot);
  const seatBot = (next: string) =>
    act({ type: 'seatBot', id, bot: next, botNames: bots.namesFor(next), given: bots.given });
  const move = (by: -1 | 1) => act({ type: 'move', id, by });
  const isLast = seat === seating.length - 1;
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
          if (who === 'person') act({ type: 'seatPerson', id });
          else if (bot === null) seatBot(bots.next(seating));
        }}
      />
      {bot !== null && level && (
        <Segmented
          label={t('setup.level')}
          hint={level.hint}
          choices={bots.levels.map(({ id, name: label }) => ({ value: id, label }))}
          chosen={level.id}
          onChoose={(chosen) => seatBot(atLevel(bot, chosen))}
        />
      )}
      {bot !== null && bots.faces && <FaceChoice faces={bots.faces} bot={bot} onChoose={seatBot} />}
      <View style={styles.moves}>
        <Move label={t('setup.up')} icon="up" onPress={() => move(-1)} disabled={seat === 0} />
        <Move label={t('setup.down')} icon="down" onPress={() => move(1)} disabled={isLast} />
        <Move
          label={t('setup.remove')}
          icon="discard"
          onPress={() => act({ type: 'remove', id })}
          disabled={!canRemove(seating, seats)}
        />
      </View>
    </View>
  );
}

const Move = (props: ComponentProps<typeof Button>) => (
  <View style={styles.move}>
    <Button {...props} />
  </View>
);

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s },
  /** Indented by the width of the mark. */
  level: { flexDirection: 'row', alignItems: 'center', gap: space.xs, marginStart: 44 + space.s },
  arranging: { gap: space.m, borderStartWidth: 2, paddingStart: space.m, borderRadius: radius.s },
  moves: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  move: { flexGrow: 1, maxWidth: '100%' },
});
