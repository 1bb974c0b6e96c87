import { useState } from 'react';
import { canAdd, canRemove, type SeatEntry } from '../../store/setup/seating';
import { Button } from '../components/Button';
import { Panel } from '../components/Panel';
import { Segmented } from '../components/Segmented';
import { Stepper } from '../components/Stepper';
import { Note, Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import type { PeopleProps } from './people';
import { RivalFaces } from './RivalFaces';
import { Seats } from './Seats';

/** Stands for bots of different levels. */
const mixed = 'mixed';

/** One person, the number of bots, and their level. The seats of the bots are shown on request. */
export function RivalsPanel(props: PeopleProps) {
  const { seating, seats, bots, act } = props;
  const { t } = useLanguage();
  const [asked, setAsked] = useState(false);
  const rivals = seating.flatMap(({ bot }) => (bot === null ? [] : [bots.levelOf(bot)]));
  const isPerson = ({ bot }: SeatEntry) => bot === null;
  const [level] = rivals;
  const isMixed = rivals.some(({ id }) => id !== level?.id);
  const next = bots.next(seating);
  return (
    <Panel>
      <Stepper
        value={t('setup.rivals.count', { count: rivals.length })}
        fewer={{
          label: t('setup.rivals.fewer'),
          onPress: canRemove(seating, seats) ? () => act({ type: 'removeOne' }) : null,
        }}
        more={{
          label: t('setup.rivals.more'),
          onPress: canAdd(seating, seats)
            ? () => act({ type: 'addBot', bot: next, botNames: bots.namesFor(next) })
            : null,
        }}
      />
      <Seats {...props} isShown={asked ? () => true : isPerson} />
      {seating.some((seat) => isPerson(seat) && seat.name.trim() === '') && (
        <Note>{t('setup.rivals.nameHint')}</Note>
      )}
      {seating.every(({ bot }) => bot !== null) && <Text tone="inkMuted">{t('setup.onlyBots')}</Text>}
      {level && (
        <Segmented
          label={t('setup.rivals.level')}
          hint={isMixed ? t('setup.rivals.mixedHint') : level.hint}
          choices={[
            ...bots.levels.map(({ id, name }) => ({ value: id, label: name })),
            ...(isMixed ? [{ value: mixed, label: t('setup.rivals.mixed') }] : []),
          ]}
          chosen={isMixed ? mixed : level.id}
          onChoose={(id) => id !== mixed && act({ type: 'levelBots', level: id })}
        />
      )}
      {level && bots.faces && <RivalFaces {...{ seating, bots, act }} faces={bots.faces} />}
      <Button
        label={asked ? t('setup.rivals.hide') : t('setup.rivals.show')}
        icon="bot"
        onPress={() => setAsked(!asked)}
      />
    </Panel>
  );
}
