import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { Avatar } from '../../components/Avatar';
import { Name } from '../../components/Name';
import { Text } from '../../components/Text';
import { showdownPace, turnedAfter } from '../../motion/showdown';
import { useLandscapePhone } from '../../theme/landscapePhone';
import { columnWidth, space } from '../../theme/tokens';
import { Picture } from './Picture';
import { looks } from './looks';
import type { Scene, ScenePicture } from './scene';
import { useProgress } from '../../motion/useProgress';
import { Signs } from './Victors';

interface SceneViewProps {
  readonly scene: Scene;
  readonly names: readonly string[];
}

/** A tablet in the middle of a table is read from all its sides. */
const roomyScreen = 700;

/** One scene: who, what is held up, and what it means; side by side on a phone lying down. */
export function SceneView({ scene, names }: SceneViewProps) {
  const { width, height } = useWindowDimensions();
  const lying = useLandscapePhone();
  return (
    <View style={[styles.stage, lying && styles.lying]}>
      <Picture {...{ scene, names }} />
      <Words {...{ scene, names }} lying={lying} roomy={Math.min(width, height) >= roomyScreen} />
    </View>
  );
}

interface WordsProps extends SceneViewProps {
  readonly lying: boolean;
  readonly roomy: boolean;
}

function Words({ scene, names, lying, roomy }: WordsProps) {
  const { kind, seat, winners = [], before, title, lines, picture } = scene;
  const name = names[seat] ?? '';
  return (
    <View style={[styles.words, lying && styles.beside]}>
      <Rising after={turnedAfter(0)}>
        {picture.of !== 'crown' && (
          <View style={styles.who}>
            <Avatar seat={seat} name={name} size={32} />
            <Name variant="subheading" role="presentation" style={{ flexShrink: 1 }}>
              {name}
            </Name>
          </View>
        )}
        {before !== undefined && (
          <Text tone="inkMuted" align="center">
            {before}
          </Text>
        )}
      </Rising>
      <Rising after={turnedAfter(turnedUp(picture))}>
        <Text variant="display" tone={looks[kind].tone} align="center">
          {title}
        </Text>
        {picture.of !== 'crown' && winners.length > 0 && (
          <Signs seats={winners} names={names} size={32} gap={space.s} />
        )}
        {lines.map((line) => (
          <Text
            key={line}
            align="center"
            {...(roomy ? ({ variant: 'heading', role: 'presentation' } as const) : {})}
          >
            {line}
          </Text>
        ))}
      </Rising>
    </View>
  );
}

/** What the cards have decided is said once the last of them lies open. */
const turnedUp = (picture: ScenePicture): number => (picture.of === 'cards' ? picture.characters.length : 0);

function Rising({ after, children }: { readonly after: number; readonly children: ReactNode }) {
  const said = useProgress(after, showdownPace.words);
  const rising = useAnimatedStyle(() => ({
    opacity: said.get(),
    transform: [{ translateY: 14 * (1 - said.get()) }],
  }));
  return <Animated.View style={[styles.said, rising]}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  stage: { flex: 1, alignItems: 'center', gap: space.m },
  lying: { flexDirection: 'row' },
  words: { alignSelf: 'center', gap: space.xs, maxWidth: columnWidth },
  said: { alignItems: 'center', gap: space.xs },
  beside: { flex: 1 },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.s, maxWidth: '100%' },
});
