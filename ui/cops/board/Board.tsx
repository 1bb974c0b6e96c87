import { StyleSheet, View } from 'react-native';
import type { Cops, CopsView } from '../../../engine/cops';
import type { BoardProps } from '../../match/GameScreens';
import { Ring } from '../../match/table/ring/Ring';
import { markOf, pressingOf } from '../../match/table/ring/seatOnBoard';
import { useTextScale } from '../../theme/textScale';
import { aimsIn, pointingIn } from './pointing';
import { SeatTile } from './SeatTile';
import { Strip, stripHeight } from './Strip';
import { tileNeeds } from './tileLook';

/** The least height in which what is told can be read. */
const leastTelling = 72;

/** The table as this viewer sees it: everybody in a ring, and the line of every barrel between them. */
export function Board(props: BoardProps<Cops>) {
  const { view, names, marks, own = null, fills = false, stage } = props;
  const scale = useTextScale();
  return (
    <View style={fills && styles.fills}>
      <Ring
        seats={view.seats.length}
        needs={tileNeeds(scale)}
        stageNeeds={stage ? leastTelling * scale : 0}
        stage={(room) => stage?.(room)}
        middleNeeds={stripHeight * scale}
        middle={() => <Strip view={view} />}
        pointing={stage ? pointingIn(view) : null}
        aims={aimsIn(view)}
        {...{ own, fills }}
        tile={(seat, box) => (
          <SeatTile
            {...{ view, names, seat, box, own }}
            mark={markOf(askedAloud(view), 'act', seat, marks?.[seat])}
            pressing={pressingOf(props, seat)}
          />
        )}
      />
    </View>
  );
}

/** GC-09: everybody lays out their cards; whoever happens to do so next is not waited for with an answer. */
const askedAloud = ({ asked }: CopsView) => (asked?.kind === 'arrange' ? null : asked);

const styles = StyleSheet.create({ fills: { flex: 1 } });
