import type { Cops } from '../../../engine/cops';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { nameAt } from '../terms';
import { Chooser } from './Chooser';
import { waysOf } from './ways';

/** A look that equipment has brought: whose card, and which. */
export function Looking({ view, moves, names, onMove }: DecisionProps<Cops>) {
  const { t } = useLanguage();
  const several = moves.some((move) => move.type === 'look' && move.cards.length > 1);
  return (
    <Chooser
      {...{ view, names, onMove }}
      deed="look"
      title={(step) => {
        if (step === null) return t('cops.decision.step.lookReady');
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
