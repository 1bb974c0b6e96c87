import type { Cops } from '../../../engine/cops';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { equipmentName, nameAt } from '../terms';
import { Chooser, titleOf } from './Chooser';
import { waysOf } from './ways';

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
