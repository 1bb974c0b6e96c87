import { useState } from 'react';
import { View } from 'react-native';
import { mustCoupAt, type Action, type CoupMove } from '../../../engine';
import { useLanguage } from '../../i18n/language';
import { Text } from '../../Text';
import { space } from '../../theme/tokens';
import { ActionPlate } from './ActionPlate';
import { Aiming } from './Aiming';
import type { DecisionProps } from './Decision';
import { Plates } from './Plate';
import { NextQuestion, Question } from './Question';
import { actionsIn } from './whyNot';

type Act = Extract<CoupMove, { type: 'act' }>;

const isAct = (move: CoupMove): move is Act => move.type === 'act';

/** General actions, those that claim a character, and those that came with the Reformation and the Anarchist. */
const groups = [
  ['general', ['income', 'foreignAid', 'coup']],
  ['character', ['tax', 'assassinate', 'steal', 'exchange', 'examine']],
  ['special', ['convert', 'embezzle', 'bomb']],
] as const satisfies readonly (readonly [string, readonly Action[]])[];

/**
 * First what, then at whom. Everything here is read off the table: a bluff looks like the truth to whoever peers over
 * a shoulder.
 */
export function Acting({ view, moves, names, onMove }: DecisionProps) {
  const { t } = useLanguage();
  const [aiming, setAiming] = useState<Action | null>(null);
  const [returned, setReturned] = useState(false);
  const acts = moves.filter(isAct);
  const of = (action: Action) => acts.filter((move) => move.action === action);

  // FC-22: there is nothing to choose but the victim.
  if (acts.every(({ action }) => action === 'coup'))
    return (
      <Aiming
        {...{ view, names, onMove }}
        action="coup"
        acts={acts}
        question={
          <Question
            title={t('decision.title.forced')}
            lines={[t('decision.whyNot.mustCoup', { count: mustCoupAt })]}
          />
        }
      />
    );
  if (aiming !== null)
    return (
      <Aiming
        {...{ view, names, onMove }}
        action={aiming}
        acts={of(aiming)}
        question={<NextQuestion title={t('decision.title.aim', { action: t(`coup.actions.${aiming}`) })} />}
        onBack={() => {
          setAiming(null);
          setReturned(true);
        }}
      />
    );

  const take = (action: Action) => {
    const [only] = of(action);
    if (only?.target === undefined && only) onMove(only);
    else setAiming(action);
  };
  const offered = actionsIn(view);
  const Title = returned ? NextQuestion : Question;
  return (
    <View style={{ gap: space.m }}>
      <Title title={t('decision.title.act')} />
      {groups.map(([group, members]) => {
        const shown = offered.filter((action) => members.some((member) => member === action));
        if (shown.length === 0) return null;
        return (
          <View key={group} style={{ gap: space.s }}>
            <Text variant="section" tone="brassInk">
              {t(`decision.group.${group}`)}
            </Text>
            <Plates>
              {shown.map((action) => (
                <ActionPlate
                  key={action}
                  view={view}
                  action={action}
                  onPress={of(action).length > 0 ? () => take(action) : null}
                />
              ))}
            </Plates>
          </View>
        );
      })}
    </View>
  );
}
