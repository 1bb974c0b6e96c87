import { useState } from 'react';
import type { Action, Cops, CopsMove, Equipment } from '../../../engine/cops';
import { sameMove, type Seat } from '../../../engine/core';
import { Button } from '../../components/Button';
import { Plates } from '../../components/Plate';
import { QuestionSheet, useComingBack } from '../../components/Question';
import { StepBack } from '../../components/StepBack';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps, SeenTable } from '../../match/GameScreens';
import { QuestionRule } from '../../rules/RuleDoors';
import { useWanted } from '../../match/question/wanted';
import { nameAt, answering } from '../../match/seat';
import { useLow } from '../../theme/low';
import { narratorFor, readerOf } from '../../log/eventRow';
import { announcement } from '../board/said';
import { asApplied, byAction } from '../log/rules';
import { ActionPlate, forcedCost } from './ActionPlate';
import { AtRivals, Investigating, SeatsOf } from './AtRivals';
import { Chooser, titleOf } from './Chooser';
import { EquipmentPlates } from './EquipmentPlates';
import { Playing } from './Using';
import { waysOf, type Step } from './ways';
import { actionsOf } from './whyNot';

type Chosen =
  | { readonly what: 'action'; readonly action: Action['type'] }
  | { readonly what: 'card'; readonly equipment: Equipment };

/**
 * This few rivals have room beside the other actions, unless the screen is low: to look at a card, or to take a gun and aim
 * it, is a single touch.
 */
const fewRivals = 3;

/** One's own turn: an action, or a card of one's own before it. */
export function Acting({ view, moves, names, onMove }: DecisionProps<Cops, 'act'>) {
  const { t } = useLanguage();
  const leadsOn = useWanted();
  const low = useLow();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [whom, setWhom] = useState<Seat | null>(null);
  const { from, leave } = useComingBack();
  const of = (action: Action['type']): readonly CopsMove[] => moves.filter(({ type }) => type === action);
  const choose = (what: Chosen) => {
    leave();
    setChosen(what);
  };
  const turnTo = (seat: Seat | null) => {
    if (whom === null) leave();
    setWhom(seat);
  };
  const seen = { view, names, onMove };
  const goBack = () => setChosen(null);
  if (chosen?.what === 'card')
    return <Playing {...{ ...seen, moves }} equipment={chosen.equipment} onBack={goBack} />;
  if (chosen?.action === 'investigate')
    return <Investigating {...{ ...seen, moves, whom }} onWhom={setWhom} onBack={goBack} />;
  if (chosen)
    return <Announcing {...seen} action={chosen.action} moves={of(chosen.action)} onBack={goBack} />;

  const seats = <SeatsOf {...{ names, moves }} onWhom={turnTo} />;
  if (whom !== null)
    return (
      <QuestionSheet
        key={`at ${whom}`}
        title={t('cops.decision.title.actAt', { name: nameAt(names, whom) })}
        from={0}
      >
        <AtRivals {...{ ...seen, moves, whom }} />
        {seats}
        <StepBack label={t('cops.decision.otherwise')} onPress={() => setWhom(null)} />
      </QuestionSheet>
    );
  const take = (action: Action['type']) => {
    const [only] = of(action);
    if (only?.type === 'equip' && only.target === undefined) onMove(only);
    else choose({ what: 'action', action });
  };
  // GC-34: after a card has come in between, the same can be said again; a shot has its plate.
  const { declared, chosenAnew } = view;
  const same =
    chosenAnew && declared?.type !== 'shoot' && moves.some((move) => sameMove(move, declared))
      ? declared
      : null;
  const laysOut = !low && names.length - 1 <= fewRivals;
  const [shot] = of('shoot');
  // GC-13 lists shooting last; a player who aims at somebody looks for it first, on the lowest phone, too.
  const isElsewhere = (action: Action['type']) =>
    action === 'shoot'
      ? shot !== undefined
      : laysOut && (action === 'investigate' || action === 'arm') && of(action).length > 0;
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
  return (
    <QuestionSheet title={t('cops.decision.title.act')} from={from}>
      {same && (
        <Button
          label={announcement(view, same, narratorFor(t, readerOf(view, names)))}
          kind="brass"
          onPress={() => onMove(same)}
        />
      )}
      {shot && <Plates>{plateOf('shoot')}</Plates>}
      {laysOut && <AtRivals {...{ ...seen, moves }} whom={null} />}
      {seats}
      <Plates>
        {actionsOf(view)
          .filter((action) => !isElsewhere(action))
          .map(plateOf)}
      </Plates>
      <EquipmentPlates {...{ view, moves }} onChoose={(equipment) => choose({ what: 'card', equipment })} />
    </QuestionSheet>
  );
}

interface AnnouncingProps extends SeenTable<Cops> {
  readonly action: Action['type'];
  /** All ways to do it. */
  readonly moves: readonly CopsMove[];
  readonly onMove: (move: CopsMove) => void;
  readonly onBack: () => void;
}

/** An action, at whom, and whatever else has to be said of it. */
function Announcing({ view, names, action, moves, onMove, onBack }: AnnouncingProps) {
  const { t } = useLanguage();
  const deed = t(`cops.actions.${action}`);
  const title = (step: Step | null) => {
    if (step === null && action === 'shoot')
      return t('cops.decision.step.shoot', {
        target: nameAt(names, view.seats[answering(view)]?.gun?.aim),
      });
    // GC-V10: only there somebody is chosen, who gets what is paid for it.
    if (action === 'equip') return t('cops.decision.step.paid', { deed });
    return titleOf(t, deed, names)(step);
  };
  return (
    <QuestionRule rule={asApplied(byAction[action], view.variant)}>
      <Chooser
        {...{ view, names, title, onMove, onBack }}
        deed={action}
        lines={forcedCost(t, view, action)}
        ways={waysOf(moves)}
        // With no window after it, a shot could not be taken back.
        {...(action === 'shoot' ? { confirm: deed } : {})}
      />
    </QuestionRule>
  );
}
