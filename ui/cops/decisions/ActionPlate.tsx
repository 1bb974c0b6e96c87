import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Action, CopsView } from '../../../engine/cops';
import { Plate } from '../../components/Plate';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { useRuleDoor } from '../../rules/RuleDoors';
import { space } from '../../theme/tokens';
import { nameAt } from '../terms';
import { answering } from './answering';
import { ruleAgainst } from './rules';
import { whyNot } from './whyNot';

interface ActionWordsProps {
  readonly view: CopsView;
  readonly names: readonly string[];
  readonly action: Action['type'];
}

interface LaidOutActionProps extends ActionWordsProps {
  readonly children: ReactNode;
}

interface ActionPlateProps extends ActionWordsProps {
  readonly pointedAt: boolean;
  readonly onPress: (() => void) | null;
}

/** An action: what it does, and what has to be shown for it. */
export function ActionPlate({ view, names, action, pointedAt, onPress }: ActionPlateProps) {
  const { t } = useLanguage();
  const onWhy = useRuleDoor(onPress === null ? ruleAgainst(view, action) : null);
  return (
    <Plate {...{ onPress, onWhy, pointedAt }} reason={onPress === null ? whyNot(t, view, action) : null}>
      <ActionWords {...{ view, names, action }} />
    </Plate>
  );
}

/** An action whose aims lie beside the other actions: a single touch says both. */
export function LaidOutAction({ view, names, action, children }: LaidOutActionProps) {
  const { t } = useLanguage();
  return (
    <View style={{ gap: space.xs }} role="group" aria-label={t(`cops.actions.${action}`)}>
      <ActionWords {...{ view, names, action }} />
      {children}
    </View>
  );
}

function ActionWords({ view, names, action }: ActionWordsProps) {
  const { t } = useLanguage();
  const cost = costOf(t, view, action);
  return (
    <>
      <View>
        <Text variant="label">{t(`cops.actions.${action}`)}</Text>
        <Text variant="small">{deedIn(t, view, names, action)}</Text>
      </View>
      {cost !== null && (
        <Text variant="small" tone="inkMuted">
          {cost}
        </Text>
      )}
    </>
  );
}

function deedIn(t: TFunction, view: CopsView, names: readonly string[], action: Action['type']): string {
  const isBand = view.variant === 'band';
  switch (action) {
    case 'arm':
      return t(`cops.decision.does.${isBand ? 'rob' : 'arm'}`);
    case 'equip':
      return t(`cops.decision.does.${isBand ? 'buy' : 'equip'}`);
    case 'shoot': {
      const aim = view.seats[answering(view)]?.gun?.aim ?? null;
      return aim === null
        ? t('cops.decision.does.shootNobody')
        : t('cops.decision.does.shoot', { target: nameAt(names, aim) });
    }
    default:
      return t(`cops.decision.does.${action}`);
  }
}

/** GC-15, GC-16: one hidden card of one's own, while there is any. */
function costOf(t: TFunction, view: CopsView, action: Action['type']): string | null {
  if (action !== 'arm' && action !== 'equip') return null;
  const cards = view.seats[answering(view)]?.cards ?? [];
  return t(cards.some(({ faceUp }) => !faceUp) ? 'cops.decision.costs' : 'cops.decision.free');
}
