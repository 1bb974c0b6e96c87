import type { Cops } from '../../../engine/cops';
import { Button } from '../../components/Button';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { useWanted } from '../../match/question/wanted';
import { nameAt, answering } from '../../match/seat';
import { AsTarget } from '../../match/targets';
import { equipmentName } from '../terms';
import { Chooser, titleOf } from './Chooser';
import { waysOf } from './ways';

/** GC-18: at whom the gun points from now on. */
export function Aiming({ view, moves, names, onMove }: DecisionProps<Cops, 'aim'>) {
  const { t } = useLanguage();
  const leadsOn = useWanted();
  const present = view.seats[answering(view)]?.gun?.aim ?? null;
  const target = nameAt(names, present);
  const staying = t('cops.decision.confirm.aim', { target });
  const stays = moves.find((move) => move.target === present);
  // A Restraining Order leaves everybody but the present target.
  const isForced = present !== null && stays === undefined;
  return (
    <>
      <Chooser
        {...{ view, names, onMove }}
        deed="aim"
        title={() => t('cops.decision.title.aim')}
        lines={[
          t('cops.decision.note.aim'),
          ...(isForced ? [t('cops.decision.note.notAt', { target })] : []),
        ]}
        ways={waysOf(moves.filter((move) => move !== stays))}
        first={
          stays && (
            <Button
              key="stays"
              label={staying}
              kind="brass"
              pointedAt={leadsOn([stays])}
              onPress={() => onMove(stays)}
            />
          )
        }
      />
      {stays && <AsTarget seat={stays.target} label={staying} onPress={() => onMove(stays)} />}
    </>
  );
}

/** Behind a Riot Shield: who is shot instead. */
export function Deflecting({ view, moves, names, onMove }: DecisionProps<Cops, 'deflect'>) {
  const { t } = useLanguage();
  return (
    <Chooser
      {...{ view, names, onMove }}
      deed="deflect"
      title={() => t('cops.decision.title.deflect')}
      lines={[t('cops.decision.note.deflect', { name: nameAt(names, answering(view)) })]}
      ways={waysOf(moves)}
      confirm={t('cops.decision.confirm.deflect')}
    />
  );
}

/** A look that equipment has brought: whose card, and which. */
export function Looking({ view, moves, names, led, onMove }: DecisionProps<Cops, 'look'>) {
  const { t } = useLanguage();
  const isSecond = led.some((event) => event.type === 'used' && event.equipment === 'wiretap');
  const deed = equipmentName(t, 'wiretap');
  const several = moves.some(({ cards }) => cards.length > 1);
  return (
    <Chooser
      {...{ view, names, onMove }}
      deed="look"
      title={(step) => {
        if (step === null) return t('cops.decision.step.lookReady');
        if (isSecond)
          return step.ask === 'cards'
            ? titleOf(t, deed, names)(step)
            : t('cops.decision.step.lookNext', { deed });
        return step.ask === 'cards'
          ? t('cops.decision.title.lookAt', { name: nameAt(names, step.of) })
          : t('cops.decision.title.look');
      }}
      ways={waysOf(moves)}
      // Where several can be chosen, they are confirmed as they are chosen.
      {...(several ? {} : { confirm: t('cops.decision.confirm.card') })}
    />
  );
}
