import { canAdd, canRemove, namelessEntries } from '../../store/setup/seating';
import { Button } from '../components/Button';
import { Panel } from '../components/Panel';
import { Stepper } from '../components/Stepper';
import { Note, Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import type { PeopleProps } from './people';
import { Seats } from './Seats';

const everybody = () => true;

/** Who plays together, in the order they sit. */
export function PlayersPanel(props: PeopleProps) {
  const { seating, seats, bots, act } = props;
  const { t } = useLanguage();
  const bot = bots.next(seating);
  const newBot = { bot, botNames: bots.namesFor(bot) };
  return (
    <Panel>
      <Stepper
        value={t('players.count', { count: seating.length })}
        fewer={{
          label: t('setup.removeOne'),
          onPress: canRemove(seating, seats) ? () => act({ type: 'removeOne' }) : null,
        }}
        more={{
          label: t('setup.addPerson'),
          onPress: canAdd(seating, seats) ? () => act({ type: 'addPerson', name: '' }) : null,
        }}
      />
      <Note>{t('setup.seating')}</Note>
      <Seats {...props} isShown={everybody} />
      {seating.every(({ bot }) => bot !== null) && <Text tone="inkMuted">{t('setup.onlyBots')}</Text>}
      {namelessEntries(seating).length > 0 && (
        <Button
          label={t('setup.botsForEmpty')}
          icon="bot"
          onPress={() => act({ type: 'fillWithBots', ...newBot })}
        />
      )}
      <Button
        label={t('setup.addBot')}
        icon="add"
        onPress={() => act({ type: 'addBot', ...newBot })}
        disabled={!canAdd(seating, seats)}
      />
    </Panel>
  );
}
