import type { CopsMove, CopsView } from '../../../engine/cops';
import { useWanted } from '../../match/question/wanted';
import { SeatChoice } from './SeatChoice';

type Arming = Extract<CopsMove, { readonly type: 'arm' }>;

interface ArmingsProps {
  readonly view: CopsView;
  readonly names: readonly string[];
  readonly armings: readonly Arming[];
  readonly onArm: (arming: Arming) => void;
}

/** GC-15: everybody a gun can be aimed at; whoever is touched is aimed at. */
export function Armings({ view, names, armings, onArm }: ArmingsProps) {
  const leadsOn = useWanted();
  const at = (seat: number) => armings.filter(({ target }) => target === seat);
  return (
    <SeatChoice
      {...{ view, names }}
      deed="arm"
      ask="target"
      seats={armings.map(({ target }) => target)}
      leads={(seat) => leadsOn(at(seat))}
      onSeat={(seat) => {
        const [arming] = at(seat);
        if (arming) onArm(arming);
      }}
    />
  );
}
