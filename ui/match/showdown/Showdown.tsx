import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { AccessibilityInfo, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Button } from '../../components/Button';
import { Overlay } from '../../components/Overlay';
import { Room } from '../../components/Room';
import { useSides } from '../../theme/sides';
import { useScreenReader } from '../../curtain/useScreenReader';
import { feedback } from '../../feedback/feedback';
import { changeScene, leaveByItself } from '../../guard/scene';
import { useGuard } from '../../guard/useGuard';
import { useLanguage } from '../../i18n/language';
import { timeToRead } from '../../motion/showdown';
import { space, touchTarget } from '../../theme/tokens';
import { looks } from './looks';
import type { Scene } from './scene';
import { SceneView } from './SceneView';
import type { SceneAhead } from '../picture/picture';

interface ShowdownProps {
  /** Null while there is none. */
  readonly showing: SceneAhead | null;
  readonly names: readonly string[];
  /** Somebody learns: nothing goes on before they have read it. */
  readonly isLesson: boolean;
  /** It has been seen. */
  readonly onGone: () => void;
}

/** In words, for screen readers, and to tell how long it takes to read: the cards before what they have decided. */
function wordsOf(
  t: TFunction,
  { seat, winners, before, title, lines, picture }: Scene,
  names: readonly string[],
): string {
  // Several who are crowned are named by the lines.
  const name = picture.of === 'crown' && winners ? [] : [names[seat] ?? ''];
  const cards = picture.of === 'cards' ? picture.characters : [];
  return [
    ...name,
    ...(before === undefined ? [] : [before]),
    ...cards.map((card) => t(`cast.${card}.name`)),
    title,
    ...lines,
  ].join('\n');
}

/**
 * A great moment, over the whole screen, until it is touched away; on a table of several, or where others are concerned,
 * until it has been read. The touch that brought it about does neither: everything in it is guarded.
 */
export function Showdown({ showing, names, isLesson, onGone }: ShowdownProps) {
  const { t } = useLanguage();
  return (
    <Overlay
      label={showing === null ? '' : wordsOf(t, showing.scene, names)}
      visible={showing !== null}
      onClose={onGone}
      at="middle"
    >
      {showing !== null && <Shown {...showing} {...{ names, isLesson, onGone }} />}
    </Overlay>
  );
}

type ShownProps = SceneAhead & Omit<ShowdownProps, 'showing'>;

function Shown({ scene, which, isOwn, isLesson, onGone, names }: ShownProps) {
  const { t } = useLanguage();
  const insets = useSafeAreaInsets();
  const sides = useSides();
  const spoken = useScreenReader();
  const { heard, letsThrough } = useGuard(which);
  const [below, setBelow] = useState(insets.bottom + usualBelow);
  const words = wordsOf(t, scene, names);
  const { sound: usual, isGrave } = looks[scene.kind];
  const sound = scene.sound ?? usual;
  // Nothing comes after a victory, and a voice takes its own time.
  const waits = isOwn || isLesson || spoken || scene.kind === 'victory';
  const readFor = timeToRead(words, isGrave);
  const leave = useEffectEvent(() => {
    leaveByItself();
    onGone();
  });

  useEffect(() => {
    changeScene();
    feedback(sound);
    if (process.env.EXPO_OS === 'ios') AccessibilityInfo.announceForAccessibility(words);
    if (waits) return undefined;
    const timer = setTimeout(leave, readFor);
    return () => clearTimeout(timer);
  }, [which, words, sound, waits, readFor]);

  return (
    <View style={StyleSheet.absoluteFill}>
      <Room />
      <ScrollView contentContainerStyle={styles.whole}>
        <View
          style={[styles.whole, sides, { paddingTop: insets.top + space.m, paddingBottom: below + space.xs }]}
          aria-live="assertive"
          onStartShouldSetResponder={() => true}
          onResponderGrant={heard.onPressIn}
          onResponderRelease={(touch) => {
            if (letsThrough(touch)) onGone();
          }}
        >
          <SceneView key={which} {...{ scene, names }} />
        </View>
      </ScrollView>
      <View
        style={[styles.on, { paddingBottom: insets.bottom + space.m }]}
        onLayout={({ nativeEvent: { layout } }) => setBelow(layout.height)}
      >
        <Button label={t('match.showdown.goOn')} onPress={onGone} />
      </View>
    </View>
  );
}

/** The light falls behind the button, too; words end above it, however large its letters are. */
const usualBelow = touchTarget + 2 * space.m;

const styles = StyleSheet.create({
  whole: { flexGrow: 1 },
  on: { position: 'absolute', bottom: 0, alignSelf: 'center', paddingTop: space.m },
});
