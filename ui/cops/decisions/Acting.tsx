import { useState } from 'react';
import type { Action, Cops, CopsMove, Equipment } from '../../../engine/cops';
import type { Seat } from '../../../engine/core';
import { Plates } from '../../components/Plate';
import { QuestionSheet, useComingBack } from '../../components/Question';
import { StepBack } from '../../components/StepBack';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { QuestionRule } from '../../rules/RuleDoors';
import { useWanted } from '../../match/question/wanted';
import { nameAt, answering } from '../../match/seat';
import { AsTarget, CollectTargets, uncollected } from '../../match/targets';
import { asApplied, byAction } from '../log/rules';
import { ActionPlate, forcedCost, LaidOutAction } from './ActionPlate';
import { Chooser, titleOf } from './Chooser';
import { EquipmentPlates } from './EquipmentPlates';
import { Looks } from './Looks';
import { SeatChoice } from './SeatChoice';
import { Playing } from './Using';
import { waysOf, type Step } from './ways';
import { actionsOf } from './whyNot';

type Chosen =
  | { readonly what: 'action'; readonly action: Action['type'] }
  | { readonly what: 'card'; readonly equipment: Equipment };

/** This few rivals have room beside the other actions: to look at a card, or to take a gun and aim it, is a single touch. */
const fewRivals = 4;

const isLook = (move: CopsMove) => move.type === 'investigate';
const isArming = (move: CopsMove) => move.type === 'arm';

/** One's own turn: an action, or a card of one's own before it. */
export function Acting({ view, moves, names, onMove }: DecisionProps<Cops, 'act'>) {
  const { t } = useLanguage();
  const leadsOn = useWanted();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // Whose seat has been touched, where a seat alone does not say what is done there.
  const [whom, setWhom] = useState<Seat | null>(null);
  const { from, leave } = useComingBack();
  const isAtWhom = ({ target }: { readonly target: Seat }) => whom === null || target === whom;
  const toChoose = whom === null ? [...names.keys()] : [whom];
  const of = (action: Action['type']): readonly CopsMove[] => moves.filter(({ type }) => type === action);
  const choose = (what: Chosen) => {
    leave();
    setChosen(what);
  };
  const turnTo = (seat: Seat) => {
    if (whom === null) leave();
    setWhom(seat);
  };
  const goBack = () => setChosen(null);
  if (chosen?.what === 'card')
    return <Playing {...{ view, names, moves, onMove }} equipment={chosen.equipment} onBack={goBack} />;
  if (chosen?.what === 'action') {
    const { action } = chosen;
    const deed = t(`cops.actions.${action}`);
    const aim = view.seats[answering(view)]?.gun?.aim;
    const titleAt = (step: Step | null) => {
      if (step === null && action === 'shoot')
        return t('cops.decision.step.shoot', { target: nameAt(names, aim) });
      // GC-V10: only there somebody is chosen, who gets what is paid for it.
      if (action === 'equip') return t('cops.decision.step.paid', { deed });
      return titleOf(t, deed, names)(step);
    };
    if (action === 'investigate') {
      const looks = moves.filter(isLook);
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
              onPress={whom === null ? goBack : () => setWhom(null)}
            />
          }
        >
          <Looks {...{ view, names }} seats={toChoose} looks={looks.filter(isAtWhom)} onLook={onMove} />
          <SeatsOf {...{ names }} moves={looks} onSeat={setWhom} />
        </QuestionSheet>
      );
    }
    return (
      <QuestionRule rule={asApplied(byAction[action], view.variant)}>
        <Chooser
          {...{ view, names, onMove }}
          deed={action}
          title={titleAt}
          lines={forcedCost(t, view, action)}
          ways={waysOf(of(action))}
          onBack={goBack}
          // With no window after it, a shot could not be taken back.
          {...(action === 'shoot' ? { confirm: deed } : {})}
        />
      </QuestionRule>
    );
  }
  const take = (action: Action['type']) => {
    const [only] = of(action);
    if (only?.type === 'equip' && only.target === undefined) onMove(only);
    else choose({ what: 'action', action });
  };
  const haveRoom = names.length - 1 <= fewRivals;
  const looks = haveRoom ? moves.filter(isLook) : [];
  const armings = haveRoom ? moves.filter(isArming) : [];
  const isLaidOut = (action: Action['type']) => [...looks, ...armings].some(({ type }) => type === action);
  // GC-13 lists shooting last; a player who aims at somebody looks for it first, on the lowest phone, too.
  const [shot] = of('shoot');
  const others = actionsOf(view).filter((action) => !isLaidOut(action) && !(shot && action === 'shoot'));
  const plateOf = (action: Action['type']) => (
    <ActionPlate
      key={action}
      {...{ view, names, action }}
      answerKey={actionsOf(view).indexOf(action) + 1}
      pointedAt={leadsOn(of(action))}
      onPress={of(action).length > 0 ? () => take(action) : null}
      onHold={action === 'shoot' && shot ? () => onMove(shot) : undefined}
    />
  );
  const laidOut = (
    <>
      {looks.some(isAtWhom) && (
        <LaidOutAction {...{ view, names }} action="investigate">
          <Looks {...{ view, names }} seats={toChoose} looks={looks.filter(isAtWhom)} onLook={onMove} />
        </LaidOutAction>
      )}
      {armings.some(isAtWhom) && (
        <LaidOutAction {...{ view, names }} action="arm">
          {/* GC-15: a touch on a player aims at them. */}
          <CollectTargets value={uncollected}>
            <SeatChoice
              {...{ view, names }}
              deed="arm"
              ask="target"
              seats={armings.filter(isAtWhom).map(({ target }) => target)}
              leads={(seat) => leadsOn(armings.filter(({ target }) => target === seat))}
              onSeat={(seat) => {
                const arming = armings.find(({ target }) => target === seat);
                if (arming) onMove(arming);
              }}
            />
          </CollectTargets>
        </LaidOutAction>
      )}
      <SeatsOf {...{ names }} moves={[...looks, ...armings]} onSeat={turnTo} />
    </>
  );
  if (whom !== null)
    return (
      <QuestionSheet
        key={`at ${whom}`}
        title={t('cops.decision.title.actAt', { name: nameAt(names, whom) })}
        from={0}
      >
        {laidOut}
        <StepBack label={t('cops.decision.otherwise')} onPress={() => setWhom(null)} />
      </QuestionSheet>
    );
  return (
    <QuestionSheet title={t('cops.decision.title.act')} from={from}>
      {shot && <Plates>{plateOf('shoot')}</Plates>}
      {laidOut}
      <Plates>{others.map(plateOf)}</Plates>
      <EquipmentPlates {...{ view, moves }} onChoose={(equipment) => choose({ what: 'card', equipment })} />
    </QuestionSheet>
  );
}

interface SeatsOfProps {
  readonly names: readonly string[];
  readonly moves: readonly { readonly target: Seat }[];
  readonly onSeat: (seat: Seat) => void;
}

/** Everybody at whom something can be done: touched, their seat asks what. */
function SeatsOf({ names, moves, onSeat }: SeatsOfProps) {
  const { t } = useLanguage();
  return [...new Set(moves.map(({ target }) => target))].map((seat) => (
    <AsTarget
      key={seat}
      seat={seat}
      label={t('cops.decision.title.actAt', { name: nameAt(names, seat) })}
      onPress={() => onSeat(seat)}
    />
  ));
}
