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
  readonly onMove: (move: CopsMove) => void;
}

/** What is done to rivals by one touch on a card or a player, of everybody or of the one whose seat was touched. */
export function AtRivals({ view, names, moves, whom, onMove }: AtRivalsProps) {
  const leadsOn = useWanted();
  const armings = moves.filter((move) => move.type === 'arm');
  const aims = targetsOf(armings).filter(among(whom));
  const armingAt = (seat: Seat) => armings.filter(({ target }) => target === seat);
  return (
    <>
      {targetsOf(looksIn(moves)).some(among(whom)) && (
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
    </>
  );
}

interface InvestigatingProps extends AtRivalsProps {
  readonly onWhom: (seat: Seat | null) => void;
  readonly onBack: () => void;
}

/** Whose card to look at, where there are too many for them to lie beside the other actions. */
export function Investigating({ onWhom, onBack, ...props }: InvestigatingProps) {
  const { names, moves, whom } = props;
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

const LooksAt = ({ view, names, moves, whom, onMove }: AtRivalsProps) => (
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

interface SeatsOfProps {
  readonly names: readonly string[];
  readonly moves: readonly CopsMove[];
  readonly onWhom: (seat: Seat) => void;
}

/** Everybody at whom something can be done: touched, their seat asks what. */
export function SeatsOf({ names, moves, onWhom }: SeatsOfProps) {
  const { t } = useLanguage();
  const atSomebody = [...looksIn(moves), ...moves.filter((move) => move.type === 'arm')];
  return targetsOf(atSomebody).map((seat) => (
    <AsTarget
      key={seat}
      seat={seat}
      label={t('cops.decision.title.actAt', { name: nameAt(names, seat) })}
      onPress={() => onWhom(seat)}
    />
  ));
}
