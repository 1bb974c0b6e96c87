import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { crest } from '../../assets/art';
import { Artwork } from '../art/Artwork';
import { useLanguage } from '../i18n/language';
import { Room } from '../components/Room';
import { Text } from '../components/Text';
import { space } from '../theme/tokens';

/** A shorter wait needs no word, which would only flicker, in milliseconds. */
const worthAWord = 400;

/** The dim room, and after a while a word. Nothing moves, whatever motion the person likes. */
export function Waiting() {
  const { t } = useLanguage();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), worthAWord);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View style={styles.page} aria-busy>
      <Room />
      <View style={styles.middle} role="status" aria-live="polite">
        {long && (
          <>
            <Artwork drawing={crest} width={112} />
            <Text tone="inkMuted" align="center">
              {t('later.waiting')}
            </Text>
          </>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.m, padding: space.xl },
});
