import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import type { GameTypes } from '../../../../engine/core';
import { useLanguage } from '../../../i18n/language';
import { useTextScale } from '../../../theme/textScale';
import { space } from '../../../theme/tokens';
import type { GameScreens, SeenTable } from '../../GameScreens';
import { SpeechView } from './SpeechView';

interface ClaimProps<G extends GameTypes> extends SeenTable<G> {
  readonly screens: Pick<GameScreens<G>, 'said'>;
}

/** As much of a page as it takes at most. */
const height = 150;

/** What has been announced, where the stage is not in sight. */
export function Claim<G extends GameTypes>({ screens, view, names }: ClaimProps<G>) {
  const { t } = useLanguage();
  const scale = useTextScale();
  const window = useWindowDimensions();
  const [width, setWidth] = useState(window.width - 2 * space.l);
  const speech = screens.said(t, view, names);
  if (speech === null) return null;
  return (
    <View role="group" onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <SpeechView speech={speech} room={{ width, height: height * scale }} on="paper" />
    </View>
  );
}
