import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Coup, CoupView } from '../../../engine/coup';
import { useLanguage } from '../../i18n/language';
import type { BoardProps } from '../../match/GameScreens';
import type { Pointing } from '../../match/table/ring/beamPath';
import { Ring } from '../../match/table/ring/Ring';
import { leastHeight } from '../../match/table/stage/speech';
import { useStillness } from '../../motion/motion';
import { useTextScale } from '../../theme/textScale';
import { typefaces } from '../../theme/typeface';
import { AnchorContext, type AnchorName } from './Anchor';
import { Flights } from './Flights';
import { SeatTile } from './SeatTile';
import { Strip } from './Strip';
import { tileNeeds } from './tileLook';

/** Who says what, and what comes of it. */
const leastTelling = ['medium', 'large', 'medium'] as const;
const stripHeight = 24;

/** The table as this viewer sees it. What flies over it is decoration: the table below is right at once. */
export function Board(props: BoardProps<Coup>) {
  const { view, names, recent = null, fills = false, turned = false } = props;
  const still = useStillness();
  const scale = useTextScale();
  const { language } = useLanguage();
  const { board, anchors, hold } = useAnchors();
  return (
    <AnchorContext value={hold}>
      <View ref={board} style={fills && styles.fills} collapsable={false}>
        <Ring
          board={props}
          asked={view.asked}
          turnKind="act"
          needs={tileNeeds(scale)}
          leastTelling={leastHeight(leastTelling, typefaces[language])}
          middleNeeds={stripHeight * scale}
          middle={(width) => <Strip {...{ view, names, width }} />}
          pointing={pointingIn(view)}
          tile={(placed) => <SeatTile {...{ view, names }} {...placed} />}
        />
        {recent !== null && !still && (
          <Flights
            key={recent.key}
            events={recent.events}
            board={() => board.current}
            {...{ anchors, turned }}
          />
        )}
      </View>
    </AnchorContext>
  );
}

function useAnchors() {
  const board = useRef<View>(null);
  const held = useRef(new Map<AnchorName, View>());
  const hold = (name: AnchorName, node: View | null) => {
    if (node === null) held.current.delete(name);
    else held.current.set(name, node);
  };
  return { board, anchors: () => held.current, hold };
}

/** Who turns to whom by the last word that was said. */
function pointingIn({ pending, outcome }: CoupView): Pointing | null {
  if (pending === null || outcome !== null) return null;
  const { challenge, atStake, block, bomb, seat, target } = pending;
  if (challenge !== null && atStake !== null) return { from: challenge.by, to: atStake.seat, tone: 'attack' };
  if (bomb !== null)
    return bomb.passTo === null
      ? { from: seat, to: bomb.holder, tone: 'deed' }
      : { from: bomb.holder, to: bomb.passTo, tone: 'deed' };
  if (block !== null) return { from: block.seat, to: seat, tone: 'deed' };
  return { from: seat, to: target === seat ? null : target, tone: 'deed' };
}

const styles = StyleSheet.create({
  fills: { flex: 1 },
});
