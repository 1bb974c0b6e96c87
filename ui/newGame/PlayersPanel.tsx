import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { seatsWithTakenName } from '../../store/names';
import {
  canAdd,
  canRemove,
  emptyPlaces,
  namesOf,
  type Company,
  type CompanyAction,
} from '../../store/newGame/company';
import { offered, type Roster } from '../../store/newGame/roster';
import { Button } from '../Button';
import { useLanguage } from '../i18n/language';
import { nameOf } from '../nameOf';
import { Panel } from '../Panel';
import { Text } from '../Text';
import { space } from '../theme/tokens';
import { RosterStrip } from './RosterStrip';
import { SeatRow, type Level } from './SeatRow';

interface PlayersPanelProps {
  readonly company: Company;
  readonly act: (action: CompanyAction) => void;
  readonly roster: Roster;
  readonly onForget: (name: string) => void;
  readonly levels: readonly Level[];
  /** The level at which a new bot sits down. */
  readonly level: string;
}

/** Room for as many bots as a table has chairs. */
const botLetters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

/** Who plays, in the order they sit. For any game: what a bot's levels are, it is told. */
export function PlayersPanel({ company, act, roster, onForget, levels, level }: PlayersPanelProps) {
  const { t } = useLanguage();
  const [writing, setWriting] = useState<number | null>(null);
  const [arranging, setArranging] = useState<number | null>(null);
  const names = namesOf(company);
  const taken = seatsWithTakenName(names);
  const offer = offered(roster, company, writing);
  const botNames = botLetters.map((letter) => t(`newGame.botNames.${letter}`));

  const sitDown = (name: string) => {
    setWriting(null);
    if (offer.place === null) act({ type: 'addPerson', name });
    else act({ type: 'rename', id: offer.place, name });
  };
  const strip = <RosterStrip roster={roster} names={offer.names} onSeat={sitDown} onForget={onForget} />;

  return (
    <Panel>
      <Text variant="section" tone="brassInk">
        {t('rehearsal.players', { count: company.length })}
      </Text>
      <Text variant="small" tone="inkMuted">
        {t('newGame.seating')}
      </Text>
      {company.map((place, seat) => (
        <View key={place.id} style={styles.place}>
          <SeatRow
            place={place}
            seat={seat}
            name={nameOf(t, names, seat)}
            isTaken={taken.includes(seat)}
            isArranging={place.id === arranging}
            isFirst={seat === 0}
            isLast={seat === company.length - 1}
            canLeave={canRemove(company)}
            levels={levels}
            onArrange={() => setArranging(place.id === arranging ? null : place.id)}
            onRename={(name) => {
              setWriting(place.id);
              act({ type: 'rename', id: place.id, name });
            }}
            onSeatPerson={() => act({ type: 'seatPerson', id: place.id })}
            onSeatBot={(bot) => act({ type: 'seatBot', id: place.id, bot: bot ?? level, botNames })}
            onMove={(by) => act({ type: 'move', id: place.id, by })}
            onLeave={() => act({ type: 'remove', id: place.id })}
          />
          {offer.place === place.id && strip}
        </View>
      ))}
      {offer.place === null && strip}
      {company.every(({ bot }) => bot !== null) && <Text tone="inkMuted">{t('newGame.onlyBots')}</Text>}
      {emptyPlaces(company).length > 0 && (
        <Button
          label={t('newGame.botsForEmpty')}
          icon="bot"
          onPress={() => act({ type: 'fillWithBots', bot: level, botNames })}
        />
      )}
      <View style={styles.adding}>
        <View style={styles.half}>
          <Button
            label={t('newGame.addPerson')}
            icon="add"
            onPress={() => act({ type: 'addPerson', name: '' })}
            disabled={!canAdd(company)}
          />
        </View>
        <View style={styles.half}>
          <Button
            label={t('newGame.addBot')}
            icon="add"
            onPress={() => act({ type: 'addBot', bot: level, botNames })}
            disabled={!canAdd(company)}
          />
        </View>
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  place: { gap: space.s },
  adding: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  half: { flexGrow: 1, maxWidth: '100%' },
});
