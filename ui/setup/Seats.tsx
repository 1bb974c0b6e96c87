import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { seatsWithTakenName } from '../../store/names';
import { suggestionsFor } from '../../store/setup/roster';
import { namesOf, type SeatEntry } from '../../store/setup/seating';
import { useFieldRow } from '../input/fieldRow';
import { nameOf } from '../components/nameOf';
import { useLanguage } from '../i18n/language';
import { space } from '../theme/tokens';
import type { PeopleProps } from './people';
import { RosterStrip } from './RosterStrip';
import { Arranging, SeatRow } from './SeatRow';

interface SeatsProps extends PeopleProps {
  /** Which seats are shown. */
  readonly isShown: (entry: SeatEntry) => boolean;
}

/** The seats in their order, with the people who could take one of them at a tap. */
export function Seats({ seating, seats, bots, act, roster, onForget, isShown }: SeatsProps) {
  const { t } = useLanguage();
  const [writing, setWriting] = useState<number | null>(null);
  const [arranging, setArranging] = useState<number | null>(null);
  const names = namesOf(seating);
  const taken = seatsWithTakenName(names);
  const inRow = useFieldRow(seating.filter(isShown).map(({ id }) => id));
  const suggestions = suggestionsFor(roster, seating, seats, writing);

  const sitDown = (name: string) => {
    setWriting(null);
    if (suggestions.id === null) act({ type: 'addPerson', name });
    else act({ type: 'rename', id: suggestions.id, name });
  };
  const strip = (
    <RosterStrip roster={roster} names={suggestions.names} onSeat={sitDown} onForget={onForget} />
  );
  const row = (entry: SeatEntry, seat: number) => {
    const about = { entry, seat, bots, name: nameOf(t, names, seat) };
    return (
      <View key={entry.id} style={styles.entry}>
        <SeatRow
          {...about}
          isTaken={taken.includes(seat)}
          inRow={inRow(entry.id)}
          isArranging={entry.id === arranging}
          onArrange={() => setArranging(entry.id === arranging ? null : entry.id)}
          onRename={(name) => {
            setWriting(entry.id);
            act({ type: 'rename', id: entry.id, name });
          }}
        />
        {entry.id === arranging && <Arranging {...about} {...{ seating, seats, act }} />}
        {suggestions.id === entry.id && strip}
      </View>
    );
  };
  return (
    <>
      {seating.map((entry, seat) => isShown(entry) && row(entry, seat))}
      {suggestions.id === null && strip}
    </>
  );
}

const styles = StyleSheet.create({ entry: { gap: space.s } });
