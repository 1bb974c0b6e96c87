import { useState } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { Artwork } from '../../art/Artwork';
import { CardBack } from '../../cards/CardBack';
import { cardHeight } from '../../cards/cardShape';
import { space } from '../../theme/tokens';
import { Explosion } from './Explosion';
import { Flight } from './Flight';
import { Light } from './Light';
import type { Scene, ScenePicture } from './scene';
import { TornCard } from './TornCard';
import { TurnedCard } from './TurnedCard';
import { Victors } from './Victors';

/** About as wide as a card in the hand, on a screen that has the room; below the least it would only be in the way. */
const widest = 300;
const least = 56;
/** Several are held up so much smaller that what breaks out behind them is seen. */
const lessForEach = 0.25;

interface PictureProps {
  readonly scene: Scene;
  readonly names: readonly string[];
}

type ThingTones = Extract<ScenePicture, { of: 'thing' }>['tones'];

interface Room {
  readonly width: number;
  readonly height: number;
}

/** What is held up, as large as the words leave room for. */
export function Picture({ scene, names }: PictureProps) {
  const [room, setRoom] = useState<Room | null>(null);
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setRoom({ width: layout.width, height: layout.height });
  const count = countOf(scene.picture);
  const width = room === null ? 0 : cardWidth(room, count);
  const row = width * count + space.m * (count - 1);
  return (
    <View style={styles.room} onLayout={measure}>
      {room !== null && width >= least && (
        <>
          {/* Its rays reach beyond what is held up, but not into the words below. */}
          <Light
            kind={scene.kind}
            size={Math.min(Math.max(cardHeight(width), row) * 1.45, room.height * 1.25)}
          />
          <View style={styles.row}>
            <Held {...{ scene, names, width }} />
          </View>
        </>
      )}
    </View>
  );
}

const countOf = (picture: ScenePicture): number => {
  if (picture.of === 'cards') return picture.characters.length;
  return picture.of === 'backs' ? picture.count : 1;
};

/** Room is left round a card for what is torn or burns. */
function cardWidth({ width, height }: Room, count: number): number {
  const side = (width - space.xl * 2 - space.m * (count - 1)) / count;
  return Math.floor(Math.min(widest / (1 + lessForEach * (count - 1)), side, (height * 0.86) / 1.4));
}

function Held({ scene, names, width }: PictureProps & { readonly width: number }) {
  const { picture, seat, winners = [seat] } = scene;
  switch (picture.of) {
    case 'cards':
      return picture.characters.map((character, order) => (
        <TurnedCard key={order} {...{ character, width, order }} burnt={picture.burnt} />
      ));
    case 'torn':
      return <TornCard character={picture.character} width={width} />;
    case 'backs':
      return Array.from({ length: picture.count }, (_, order) => <CardBack key={order} width={width} />);
    case 'thing':
      return <Artwork drawing={picture.drawing} width={width * 0.8} {...toned(picture.tones)} />;
    case 'explosion':
      return <Explosion drawing={picture.drawing} width={width} />;
    case 'flight':
      return <Flight {...{ picture, names, width }} />;
    case 'crown':
      return <Victors seats={winners} {...{ names, width }} />;
  }
}

const toned = (tones: ThingTones) => (tones === undefined ? {} : { tones });

const styles = StyleSheet.create({
  room: { flex: 1, alignSelf: 'stretch', alignItems: 'center', justifyContent: 'center' },
  row: { flexDirection: 'row', gap: space.m },
});
