import { StyleSheet, View } from 'react-native';
import { namesOf } from '../../store/newGame/company';
import {
  agreedSeat,
  lastWinner,
  startOf,
  startsFor,
  type CoupDraft,
  type Start,
} from '../../store/newGame/coupDraft';
import { Avatar } from '../Avatar';
import { useLanguage } from '../i18n/language';
import { nameOf } from '../nameOf';
import { Panel } from '../Panel';
import { Segmented } from '../Segmented';
import { space } from '../theme/tokens';
import { Chip } from './Chip';

interface StarterPanelProps {
  readonly draft: CoupDraft;
  readonly onStart: (start: Start) => void;
  readonly onAgree: (place: number) => void;
}

/** Who begins, or how that will be found. */
export function StarterPanel({ draft, onStart, onAgree }: StarterPanelProps) {
  const { t } = useLanguage();
  const names = namesOf(draft.company);
  const start = startOf(draft);
  const winner = lastWinner(draft);
  const hints: Readonly<Record<Start, { readonly hint?: string }>> = {
    agreed: {},
    random: { hint: t('newGame.startHints.random') },
    lastWinner:
      winner === null ? {} : { hint: t('newGame.startHints.lastWinner', { name: nameOf(t, names, winner) }) },
  };
  return (
    <Panel>
      <Segmented
        label={t('newGame.starter')}
        {...hints[start]}
        choices={startsFor(draft).map((value) => ({ value, label: t(`newGame.starts.${value}`) }))}
        chosen={start}
        onChoose={onStart}
      />
      {start === 'agreed' && (
        <View role="radiogroup" aria-label={t('newGame.starter')} style={styles.seats}>
          {draft.company.map(({ id }, seat) => (
            <Chip
              key={id}
              words={nameOf(t, names, seat)}
              chosen={seat === agreedSeat(draft)}
              onPress={() => onAgree(id)}
            >
              <Avatar seat={seat} name={nameOf(t, names, seat)} size={28} />
            </Chip>
          ))}
        </View>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({ seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
