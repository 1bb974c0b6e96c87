import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/core';
import { Avatar } from '../components/Avatar';
import { Chip } from '../components/Chip';
import { Icon } from '../components/Icon';
import { RadioGroup } from '../components/RadioGroup';
import { Sheet } from '../components/Sheet';
import { useLanguage } from '../i18n/language';
import { space } from '../theme/tokens';

export interface EyesProps {
  readonly names: readonly string[];
  /** Whose view of the table it is; null where every hand lies open. */
  readonly eyes: Seat | null;
  readonly onEyes: (eyes: Seat | null) => void;
}

/** By whose eyes a game that is over is watched. */
export function Eyes({ names, eyes, onEyes }: EyesProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const wordsOf = (seat: Seat | null) =>
    seat === null ? t('replay.openHands') : t('replay.eyesOf', { name: names[seat] ?? '' });
  const choose = (seat: Seat | null) => {
    onEyes(seat);
    setOpen(false);
  };
  return (
    <View style={styles.eyes}>
      <Chip
        words={wordsOf(eyes)}
        label={t('common.list', { one: t('replay.eyes'), more: wordsOf(eyes) })}
        onPress={() => setOpen(true)}
      >
        <Icon name="peek" size={20} />
      </Chip>
      <Sheet visible={isOpen} title={t('replay.eyes')} onClose={() => setOpen(false)}>
        <RadioGroup label={t('replay.eyes')} style={styles.choices}>
          <Chip words={wordsOf(null)} chosen={eyes === null} onPress={() => choose(null)} />
          {names.map((name, seat) => (
            <Chip key={seat} words={name} chosen={eyes === seat} onPress={() => choose(seat)}>
              <Avatar seat={seat} name={name} size={24} />
            </Chip>
          ))}
        </RadioGroup>
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  eyes: { alignItems: 'center' },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
