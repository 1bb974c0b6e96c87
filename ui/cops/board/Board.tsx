import { StyleSheet, View } from 'react-native';
import type { Cops, CopsView } from '../../../engine/cops';
import type { BoardProps } from '../../match/GameScreens';
import type { Pointing } from '../../match/table/ring/beamPath';
import { Ring } from '../../match/table/ring/Ring';
import { markOf, pressingOf } from '../../match/table/ring/seatOnBoard';
import { useTextScale } from '../../theme/textScale';
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

/** GC-09: everybody lays out their cards; the next to do so is not marked as asked. */
const askedAloud = ({ asked }: CopsView) => (asked?.kind === 'arrange' ? null : asked);

/** Who turns to whom by what has just been said or done. */
export function pointingIn({
  shot,
  declared,
  chosenAnew,
  asked,
  turn,
  seats,
  outcome,
}: CopsView): Pointing | null {
  if (outcome !== null) return null;
  if (shot !== null) return { from: shot.by, to: shot.target, tone: 'attack' };
  if (declared === null || chosenAnew) return null;
  switch (declared.type) {
    case 'shoot':
      return {
        from: turn,
        to: asked?.kind === 'aim' ? null : (seats[turn]?.gun?.aim ?? null),
        tone: 'attack',
      };
    case 'swap':
      return { from: declared.seats[0], to: declared.seats[1], tone: 'deed' };
    case 'infiltrate':
      return { from: declared.gun, to: declared.target, tone: 'deed' };
    default:
      return { from: turn, to: declared.target ?? null, tone: 'deed' };
  }
}

/** Every gun that is out, and the line of its barrel. */
export const aimsIn = ({ seats, outcome }: CopsView): readonly Pointing[] =>
  outcome !== null
    ? []
    : seats.flatMap(({ gun }, from): Pointing[] =>
        gun === null || gun.aim === null ? [] : [{ from, to: gun.aim, tone: 'aim' }],
      );

const styles = StyleSheet.create({
  fills: { flex: 1 },
});
