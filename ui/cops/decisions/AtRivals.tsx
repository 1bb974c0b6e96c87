import type { Cops, CopsMove } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { QuestionSheet } from '../../components/Question';
import { StepBack } from '../../components/StepBack';
import { useLanguage } from '../../i18n/language';
import type { SeenTable } from '../../match/GameScreens';
import { useWanted } from '../../match/question/wanted';
import { nameAt } from '../../match/seat';
import { AsTarget, CollectTargets, uncollected } from '../../match/targets';
import { LaidOutAction } from './ActionPlate';
import { Looks } from './Looks';
import { SeatChoice } from './SeatChoice';

interface AtRivalsProps extends SeenTable<Cops> {
  readonly moves: readonly CopsMove[];
  /** Whose seat has been touched, where a seat alone does not say what is done there. */
  readonly whom: Seat | null;
  readonly onWhom: (seat: Seat | null) => void;
  readonly onMove: (move: CopsMove) => void;
}

/** What is done to rivals by one touch on a card or a player, of everybody or of the one whose seat was touched. */
export function AtRivals({ view, names, moves, whom, onWhom, onMove }: AtRivalsProps) {
  const leadsOn = useWanted();
  const looks = looksIn(moves);
  const armings = moves.filter((move) => move.type === 'arm');
  const aims = targetsOf(armings).filter(among(whom));
  const armingAt = (seat: Seat) => armings.filter(({ target }) => target === seat);
  return (
    <>
      {targetsOf(looks).some(among(whom)) && (
        <LaidOutAction {...{ view, names }} action="investigate">
          <LooksAt {...{ view, names, moves, whom, onMove }} />
        </LaidOutAction>
      )}
      {aims.length > 0 && (
        <LaidOutAction {...{ view, names }} action="arm">
          {/* GC-15: a touch on a player aims at them. */}
          <CollectTargets value={uncollected}>
            <SeatChoice
              {...{ view, names }}
              deed="arm"
              ask="target"
              seats={aims}
              leads={(seat) => leadsOn(armingAt(seat))}
              onSeat={(seat) => {
                const [arming] = armingAt(seat);
                if (arming) onMove(arming);
              }}
            />
          </CollectTargets>
        </LaidOutAction>
      )}
      <SeatsOf {...{ names, onWhom }} moves={[...looks, ...armings]} />
    </>
  );
}

/** Whose card to look at, where there are too many for them to lie beside the other actions. */
export function Investigating({ onBack, ...props }: AtRivalsProps & { readonly onBack: () => void }) {
  const { names, moves, whom, onWhom } = props;
  const { t } = useLanguage();
  const deed = t('cops.actions.investigate');
  return (
    <QuestionSheet
      key={`looks ${whom}`}
      title={
        whom === null
          ? t('cops.decision.step.look', { deed })
          : t('cops.decision.step.card', { deed, name: nameAt(names, whom) })
      }
      from={0}
      inReach={
        <StepBack
          label={t('cops.decision.otherwise')}
          onPress={whom === null ? onBack : () => onWhom(null)}
        />
      }
    >
      <LooksAt {...props} />
      <SeatsOf {...{ names, onWhom }} moves={looksIn(moves)} />
    </QuestionSheet>
  );
}

const LooksAt = ({ view, names, moves, whom, onMove }: Omit<AtRivalsProps, 'onWhom'>) => (
  <Looks
    {...{ view, names }}
    seats={[...names.keys()].filter(among(whom))}
    looks={looksIn(moves).filter(({ target }) => among(whom)(target))}
    onLook={onMove}
  />
);

const looksIn = (moves: readonly CopsMove[]) => moves.filter((move) => move.type === 'investigate');

const targetsOf = (moves: readonly { readonly target: Seat }[]): readonly Seat[] => [
  ...new Set(moves.map(({ target }) => target)),
];

const among = (whom: Seat | null) => (seat: Seat) => whom === null || seat === whom;

interface SeatsOfProps extends Pick<AtRivalsProps, 'names' | 'onWhom'> {
  readonly moves: readonly { readonly target: Seat }[];
}

/** Everybody at whom something can be done: touched, their seat asks what. */
function SeatsOf({ names, moves, onWhom }: SeatsOfProps) {
  const { t } = useLanguage();
  return targetsOf(moves).map((seat) => (
    <AsTarget
      key={seat}
      seat={seat}
      label={t('cops.decision.title.actAt', { name: nameAt(names, seat) })}
      onPress={() => onWhom(seat)}
    />
  ));
}
