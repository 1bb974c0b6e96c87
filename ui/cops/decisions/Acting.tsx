import { useState } from 'react';
import type { Action, Cops, CopsMove, Equipment } from '../../../engine/cops';
import { Button } from '../../components/Button';
import { Plates } from '../../components/Plate';
import { QuestionSheet, useComingBack } from '../../components/Question';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { QuestionRule } from '../../rules/RuleDoors';
import { useWanted } from '../../match/question/wanted';
import { nameAt, answering } from '../../match/seat';
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
  const { from, leave } = useComingBack();
  const of = (action: Action['type']): readonly CopsMove[] => moves.filter(({ type }) => type === action);
  const choose = (what: Chosen) => {
    leave();
    setChosen(what);
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
    if (action === 'investigate')
      return (
        <QuestionSheet key="looks" title={t('cops.decision.step.look', { deed })} from={0}>
          <Looks {...{ view, names }} looks={moves.filter(isLook)} onLook={onMove} />
          <Button label={t('cops.decision.otherwise')} icon="back" onPress={goBack} />
        </QuestionSheet>
      );
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
  const canShoot = of('shoot').length > 0;
  const others = actionsOf(view).filter((action) => !isLaidOut(action) && !(canShoot && action === 'shoot'));
  const plateOf = (action: Action['type']) => (
    <ActionPlate
      key={action}
      {...{ view, names, action }}
      pointedAt={leadsOn(of(action))}
      onPress={of(action).length > 0 ? () => take(action) : null}
    />
  );
  return (
    <QuestionSheet title={t('cops.decision.title.act')} from={from}>
      {canShoot && <Plates>{plateOf('shoot')}</Plates>}
      {looks.length > 0 && (
        <LaidOutAction {...{ view, names }} action="investigate">
          <Looks {...{ view, names, looks }} onLook={onMove} />
        </LaidOutAction>
      )}
      {armings.length > 0 && (
        <LaidOutAction {...{ view, names }} action="arm">
          {/* GC-15: a touch on a player aims at them. */}
          <SeatChoice
            {...{ view, names }}
            deed="arm"
            ask="target"
            seats={armings.map(({ target }) => target)}
            leads={(seat) => leadsOn(armings.filter(({ target }) => target === seat))}
            onSeat={(seat) => {
              const arming = armings.find(({ target }) => target === seat);
              if (arming) onMove(arming);
            }}
          />
        </LaidOutAction>
      )}
      <Plates>{others.map(plateOf)}</Plates>
      <EquipmentPlates {...{ view, moves }} onChoose={(equipment) => choose({ what: 'card', equipment })} />
    </QuestionSheet>
  );
}
