import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Action, CopsView, Cops } from '../../../engine/cops';
import { Plate } from '../../components/Plate';
import { Note, Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { SeenTable } from '../../match/GameScreens';
import { nameAt, answering } from '../../match/seat';
import { useRuleDoor } from '../../rules/RuleDoors';
import { space } from '../../theme/tokens';
import { deedInWords, identityName } from '../terms';
import { ruleAgainst, whyNot } from './whyNot';

interface ActionProps extends SeenTable<Cops> {
  readonly action: Action['type'];
}

interface ActionPlateProps extends ActionProps {
  readonly answerKey: number;
  readonly pointedAt: boolean;
  readonly onPress: (() => void) | null;
  /** What cannot be taken back is done at once by a press that is held. */
  readonly onHold?: (() => void) | undefined;
}

interface Cost {
  readonly words: string;
  /** What it opens is settled: nothing is asked any more. */
  readonly isForced: boolean;
}

/** An action: what it does, and what has to be shown for it. */
export function ActionPlate(props: ActionPlateProps) {
  const { view, names, action, answerKey, pointedAt, onPress, onHold } = props;
  const { t } = useLanguage();
  const onWhy = useRuleDoor(onPress === null ? ruleAgainst(view, action) : null);
  return (
    <Plate
      {...{ onPress, onHold, onWhy, answerKey, pointedAt }}
      reason={onPress === null ? whyNot(t, view, action) : null}
    >
      <ActionWords {...{ view, names, action }} cost={onPress && costOf(t, view, action)} />
      {onHold && <Note>{t('cops.decision.holdToShoot')}</Note>}
    </Plate>
  );
}

/** An action whose aims lie beside the other actions: a single touch says both. */
export function LaidOutAction({ children, ...props }: ActionProps & { readonly children: ReactNode }) {
  const { view, action } = props;
  const { t } = useLanguage();
  return (
    <View style={{ gap: space.xs }} role="group" aria-label={t(`cops.actions.${action}`)}>
      <ActionWords {...props} cost={costOf(t, view, action)} />
      {children}
    </View>
  );
}

function ActionWords({ view, names, action, cost }: ActionProps & { readonly cost: Cost | null }) {
  const { t } = useLanguage();
  return (
    <>
      <View>
        <Text variant="label">{t(`cops.actions.${action}`)}</Text>
        <Text variant="small">{deedIn(t, view, names, action)}</Text>
      </View>
      {cost !== null && (
        <Text variant="small" tone={cost.isForced ? 'danger' : 'inkMuted'}>
          {cost.words}
        </Text>
      )}
    </>
  );
}

function deedIn(t: TFunction, view: CopsView, names: readonly string[], action: Action['type']): string {
  if (action !== 'shoot') return deedInWords(t, view.variant, action);
  const aim = view.seats[answering(view)]?.gun?.aim ?? null;
  return aim === null
    ? t('cops.decision.does.shootNobody')
    : t('cops.decision.does.shoot', { target: nameAt(names, aim) });
}

/** GC-15, GC-16: one hidden card of one's own, while there is any. With a single one left there is nothing to choose. */
function costOf(t: TFunction, view: CopsView, action: Action['type']): Cost | null {
  if (action !== 'arm' && action !== 'equip') return null;
  const hidden = (view.seats[answering(view)]?.cards ?? []).filter(({ faceUp }) => !faceUp);
  const [last, another] = hidden;
  if (last === undefined) return { words: t('cops.decision.free'), isForced: false };
  if (another !== undefined) return { words: t('cops.decision.costs'), isForced: false };
  const words =
    last.identity === null
      ? t('cops.decision.costsLast')
      : t('cops.decision.costsLastKnown', { card: identityName(t, last.identity) });
  return { words, isForced: true };
}

/** The same above the choice of whom it is for, where touching somebody does it. */
export const forcedCost = (t: TFunction, view: CopsView, action: Action['type']): readonly string[] => {
  const cost = costOf(t, view, action);
  return cost?.isForced ? [cost.words] : [];
};
