import { useState } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';
import { emblems } from '../../assets/art';
import { glory } from '../../assets/art/rays';
import type { Way } from '../../store/setup/way';
import { Artwork } from '../art/Artwork';
import { cardHeight, cardRadius } from '../cards/cardShape';
import { tonesOf, type Character } from '../cards/character';
import { Button } from '../components/Button';
import { Engraving } from '../components/Engraving';
import type { IconName } from '../components/Icon';
import { Text } from '../components/Text';
import type { GameId } from '../games';
import { posters, type PosterArt } from '../games/posters';
import { useLanguage } from '../i18n/language';
import { useLargeText } from '../theme/low';
import { materials, onFelt, radius, space } from '../theme/tokens';
import { Door } from './Door';

interface PosterProps {
  readonly game: GameId;
  /** How it is usually played here: that is what the large button does. */
  readonly usual: Way;
  /** Whether it is the first thing to do, rather than to go on with what waits. */
  readonly isFirst: boolean;
  readonly onPlay: (way: Way) => void;
  readonly onLearn: () => void;
}

const others = {
  together: { other: 'alone', icon: 'bot' },
  alone: { other: 'together', icon: 'newGame' },
} as const satisfies Record<Way, { readonly other: Way; readonly icon: IconName }>;

/** A game as it hangs on the wall: its picture, and what can be done with it. */
export function Poster({ game, usual, isFirst, onPlay, onLearn }: PosterProps) {
  const { t } = useLanguage();
  const { ground, sign, cards } = posters[game];
  const hasRoom = !useLargeText();
  const { other, icon } = others[usual];
  return (
    <View
      role="group"
      aria-label={t(`games.${game}.name`)}
      style={[
        styles.poster,
        { backgroundColor: tonesOf(ground).accentShade, flexBasis: hasRoom ? 0 : 'auto' },
      ]}
    >
      <Engraving colour={materials.brass} corner={radius.m} />
      <Text variant={hasRoom ? 'poster' : 'heading'} align="center" colour={onFelt.ink}>
        {t(`games.${game}.name`)}
      </Text>
      <Picture {...{ cards, sign }} least={hasRoom ? 56 : 0} />
      <Button
        label={t(`home.${usual}`)}
        kind={isFirst ? 'brass' : 'plain'}
        narrow
        onPress={() => onPlay(usual)}
      />
      <View style={styles.doors}>
        <Door style={styles.door} icon={icon} label={t(`home.${other}`)} onPress={() => onPlay(other)} />
        <Door style={styles.door} icon="learn" label={t('home.learn')} onPress={onLearn} />
      </View>
    </View>
  );
}

/** A picture is a quarter higher than wide. */
const proportion = 1.25;

/** In points: on less, nobody can tell what it is. */
const smallest = 36;

interface PictureProps extends Pick<PosterArt, 'cards' | 'sign'> {
  /** The height it always has. */
  readonly least: number;
}

/** Two cards in the light, and the game's sign before them, as large as the poster leaves room for. */
function Picture({ cards: [behind, before], sign, least }: PictureProps) {
  const [width, setWidth] = useState(0);
  return (
    <View
      style={[styles.picture, { minHeight: least }]}
      aria-hidden
      onLayout={({ nativeEvent: { layout } }) =>
        setWidth(Math.min(layout.width, layout.height / proportion, largest))
      }
    >
      {width > smallest && (
        <View style={[styles.scene, { width, height: width * proportion }]}>
          <View style={styles.rays}>
            <Artwork drawing={glory} width={width * 1.5} />
          </View>
          <PosterCard character={behind} width={width * 0.54} turn={-10} at={{ start: '2%', top: '4%' }} />
          <PosterCard character={before} width={width * 0.54} turn={7} at={{ end: '2%', top: '26%' }} />
          <View style={styles.sign}>
            <Artwork drawing={sign} width={width * 0.4} />
          </View>
        </View>
      )}
    </View>
  );
}

/** In points: on a tablet the room round a picture is part of it. */
const largest = 300;

interface PosterCardProps {
  readonly character: Character;
  readonly width: number;
  readonly turn: number;
  readonly at: Pick<ViewStyle, 'start' | 'end' | 'top'>;
}

/** A card without its name: here it is a picture, not something to read. */
function PosterCard({ character, width, turn, at }: PosterCardProps) {
  const shape = { width, height: cardHeight(width), borderRadius: cardRadius(width) };
  return (
    <View style={[styles.card, shape, at, { transform: [{ rotate: `${turn}deg` }] }]}>
      <Artwork drawing={emblems[character]} width={width * 0.84} tones={tonesOf(character)} />
    </View>
  );
}

const styles = StyleSheet.create({
  poster: {
    flexGrow: 1,
    flexShrink: 1,
    borderRadius: radius.m,
    overflow: 'hidden',
    borderWidth: 1,
    borderColor: materials.brassDark,
    padding: space.s + 2,
    gap: space.s,
  },
  picture: { flexGrow: 1, flexBasis: 0, alignItems: 'center', justifyContent: 'center' },
  scene: { alignItems: 'center', justifyContent: 'center' },
  rays: { position: 'absolute', opacity: 0.5 },
  card: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: materials.paper,
    borderWidth: 1,
    borderColor: materials.brassDark,
  },
  sign: { position: 'absolute', bottom: 0, start: '4%' },
  doors: { flexDirection: 'row', gap: space.xs },
  door: { flex: 1 },
});
