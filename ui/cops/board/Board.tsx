import type { Cops, CopsView } from '../../../engine/cops';
import type { BoardProps } from '../../match/GameScreens';
import type { Pointing } from '../../match/table/ring/beamPath';
import { Ring } from '../../match/table/ring/Ring';
import { useTextScale } from '../../theme/textScale';
import { SeatTile } from './SeatTile';
import { Strip, stripHeight } from './Strip';
import { tileNeeds } from './tileLook';

/** The least height in which what is told can be read. */
const leastTelling = 80;

/** The table as this viewer sees it: everybody in a ring, and the line of every barrel between them. */
export function Board(props: BoardProps<Cops>) {
  const { view, names } = props;
  const scale = useTextScale();
  return (
    <Ring
      board={props}
      asked={askedAloud(view)}
      turnKind="act"
      needs={tileNeeds(scale)}
      leastTelling={leastTelling}
      middleNeeds={stripHeight * scale}
      middle={() => <Strip view={view} />}
      pointing={pointingIn(view)}
      aims={aimsIn(view)}
      tile={(placed) => <SeatTile {...{ view, names }} {...placed} />}
    />
  );
}

/** GC-09: everybody lays out their cards; the next to do so is not marked as asked. */
const askedAloud = ({ asked }: CopsView) => (asked?.kind === 'arrange' ? null : asked);

/** Who turns to whom by what has just been said or done. */
export function pointingIn(view: CopsView): Pointing | null {
  const { shot, declared, chosenAnew, asked, turn, seats, outcome } = view;
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
