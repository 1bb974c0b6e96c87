import { ScrollView, StyleSheet, View } from 'react-native';
import { useSettings } from '../../../../store/settings';
import { scrolledByKeys } from '../../../input/scrolledByKeys';
import { useSpoken } from '../../../components/useSpoken';
import type { Speech, SpeechRoom } from './speech';
import { SpeechView, useFitted } from './SpeechView';

interface SpeechPanelProps {
  readonly speech: Speech;
  readonly room: SpeechRoom;
}

/**
 * What has just been said or done, between the seats and always in sight. Spoken, too, where a screen reader is on. At both
 * ends, if wanted, where both have room for all of it.
 */
export function SpeechPanel({ speech, room }: SpeechPanelProps) {
  const bothEnds = useSettings((settings) => settings.bothEnds);
  const spoken = [...speech.lines, ...(speech.foot ? [speech.foot] : [])].map(({ text }) => text).join('. ');
  useSpoken(spoken);

  const half = { ...room, height: room.height / 2 };
  const isTwice = useFitted(speech, half).fits && bothEnds;
  const each = isTwice ? half : room;
  return (
    <View style={styles.stage}>
      {isTwice && (
        <View style={[styles.end, styles.turned]} aria-hidden>
          <Telling speech={speech} room={each} />
        </View>
      )}
      <View style={styles.end} aria-live="polite">
        <Telling speech={speech} room={each} />
      </View>
    </View>
  );
}

/** At twice the size of text it may be longer than its place, and is then scrolled by itself. */
function Telling({ speech, room }: SpeechPanelProps) {
  return (
    <ScrollView {...scrolledByKeys} contentContainerStyle={styles.told}>
      <SpeechView speech={speech} room={room} on="felt" />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1 },
  end: { flex: 1 },
  turned: { transform: [{ rotate: '180deg' }] },
  told: { flexGrow: 1, justifyContent: 'center' },
});
