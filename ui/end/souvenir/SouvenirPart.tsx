import { useId, useRef, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type Svg from 'react-native-svg';
import type { PictureFile, Sent } from '../../../store/history/files';
import { fileOf, findGame } from '../../../store/history/history';
import { canShare, savePicture, sharePicture } from '../../../store/history/recordFile';
import { Button } from '../../components/Button';
import { Note } from '../../components/Text';
import { dateIn } from '../../i18n/dates';
import { variantOf } from '../../i18n/variants';
import { useLanguage } from '../../i18n/language';
import { radius, space } from '../../theme/tokens';
import { fontsOf, typefaces } from '../../theme/typeface';
import { Part } from '../Part';
import { Picture } from './Picture';
import { pngOf } from './png';
import type { Souvenir } from './souvenir';

interface SouvenirPartProps {
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  readonly souvenir: Souvenir;
}

const widest = 320;

/** The end of the game as a picture: to look at, to share or to save. It is made on the device. */
export function SouvenirPart({ id, game, variant, souvenir }: SouvenirPartProps) {
  const { t, language } = useLanguage();
  const { width } = useWindowDimensions();
  const svg = useRef<Svg>(null);
  const drawn = useId();
  const [endedAt] = useState(() => {
    const found = findGame(id);
    return found.ok ? found.kept.endedAt : new Date().toISOString();
  });
  const [outcome, setOutcome] = useState<string | null>(null);
  const played = variantOf(game, variant);

  async function send(by: (file: PictureFile) => Promise<Sent>) {
    const record = fileOf(id, game);
    const bytes = await pngOf(svg.current, drawn, fontsOf(typefaces[language])).catch(() => null);
    const sent = record && bytes ? await by({ name: record.name.replace(/json$/, 'png'), bytes }) : 'failed';
    setOutcome(sent === 'failed' ? t('end.notSent') : null);
  }

  return (
    <Part title={t('end.souvenir')}>
      <View style={styles.picture} role="img" aria-label={[souvenir.title, ...souvenir.lines].join('. ')}>
        <Picture
          {...{ souvenir, svg }}
          id={drawn}
          game={played === null ? '' : t(`games.${played}`)}
          when={dateIn(t, language, endedAt)}
          shown={Math.min(widest, width * 0.7)}
        />
      </View>
      {canShare() && (
        <Button label={t('end.sharePicture')} icon="share" onPress={() => void send(sharePicture)} />
      )}
      <Button label={t('end.savePicture')} icon="openFile" onPress={() => void send(savePicture)} />
      <View aria-live="polite">{outcome !== null && <Note align="center">{outcome}</Note>}</View>
    </Part>
  );
}

const styles = StyleSheet.create({
  picture: { alignSelf: 'center', borderRadius: radius.m, overflow: 'hidden', marginBottom: space.s },
});
