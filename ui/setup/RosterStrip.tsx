import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Names } from '../../store/names';
import type { Roster } from '../../store/setup/roster';
import { IconButton } from '../components/IconButton';
import { Sheet } from '../components/Sheet';
import { Name } from '../components/Name';
import { Note } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { isolated } from '../i18n/written';
import { space } from '../theme/tokens';
import { Chip } from '../components/Chip';

interface RosterStripProps {
  readonly roster: Roster;
  /** The names that can be seated now. */
  readonly names: Names;
  readonly onSeat: (name: string) => void;
  readonly onForget: (name: string) => void;
}

/** More would push the seats apart; the rest are found by typing a letter or two. */
const mostInSight = 6;

/** Seats people who have played here before with one tap. */
export function RosterStrip({ roster, names, onSeat, onForget }: RosterStripProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  if (names.length === 0 && !open) return null;
  return (
    <View role="group" aria-label={t('setup.roster.offer')} style={styles.strip}>
      <View style={styles.heading}>
        <Note style={{ flex: 1 }}>{t('setup.roster.offer')}</Note>
        <IconButton icon="history" label={t('setup.roster.open')} onPress={() => setOpen(true)} />
      </View>
      <View style={styles.names}>
        {names.slice(0, mostInSight).map((name) => (
          <Chip
            key={name}
            words={isolated(name)}
            label={t('setup.roster.seat', { name })}
            onPress={() => onSeat(name)}
          />
        ))}
      </View>
      <Sheet visible={open} title={t('setup.roster.title')} onClose={() => setOpen(false)}>
        <Note>{roster.length > 0 ? t('setup.roster.text') : t('setup.roster.nobody')}</Note>
        {roster.map((name) => (
          <View key={name} style={styles.heading}>
            <Name style={{ flex: 1 }}>{name}</Name>
            <IconButton
              icon="discard"
              label={t('setup.roster.forget', { name })}
              onPress={() => onForget(name)}
            />
          </View>
        ))}
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { gap: space.xs },
  heading: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  names: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
