import type { TFunction } from 'i18next';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import type { CopsMove, Cops } from '../../../engine/cops';
import { Button } from '../../components/Button';
import { Plate, Plates } from '../../components/Plate';
import { InReach } from '../../components/PointedScroll';
import { NextQuestion, Question } from '../../components/Question';
import { StepBack } from '../../components/StepBack';
import { Note, Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import type { SeenTable } from '../../match/GameScreens';
import { Answers } from '../../match/question/Answers';
import { useLook, useWanted } from '../../match/question/wanted';
import { nameAt } from '../../match/seat';
import { useTight } from '../../theme/low';
import { space } from '../../theme/tokens';
import { equipmentName, placeName } from '../terms';
import { CardChoice } from './CardChoice';
import { SeatChoice } from './SeatChoice';
import { nextSteps, openAfter, withoutChoice, type Deed, type Step, type Way } from './ways';

interface ChooserProps extends SeenTable<Cops> {
  readonly deed: Deed;
  /** What is asked at a step; null once all is chosen. */
  readonly title: (step: Step | null) => string;
  readonly lines?: readonly string[];
  /** An answer that comes before all choosing. */
  readonly first?: ReactNode;
  readonly ways: readonly Way[];
  /** Where it cannot be taken back: the button that does it, after everything has been chosen. */
  readonly confirm?: string;
  readonly onMove: (move: CopsMove) => void;
  /** Back to where this began; there the first question stands. */
  readonly onBack?: () => void;
}

/** One question after the other, until a single move is left. */
export function Chooser(props: ChooserProps) {
  const { view, names, deed, title, lines = [], first: foremost, ways, confirm, onMove, onBack } = props;
  const { t } = useLanguage();
  const leadsOn = useWanted();
  const look = useLook();
  const tight = useTight();
  const [taps, setTaps] = useState<readonly (readonly Step[])[]>([]);
  const chosen = withoutChoice(ways, taps.at(-1) ?? []);
  const next = nextSteps(ways, chosen);
  const [first] = next;
  /** Does it at once, if nothing is left to choose after this step. */
  const finish = (step: Step) => {
    const further = [...chosen, step];
    const [left] = openAfter(ways, further);
    return left?.steps.length === further.length ? () => onMove(left.move) : undefined;
  };
  const choose = (step: Step) => {
    const done = finish(step);
    if (done && confirm === undefined) done();
    else setTaps([...taps, [...chosen, step]]);
  };
  const ready = openAfter(ways, chosen).find(({ steps }) => steps.length === chosen.length);
  const canBeHeld = confirm !== undefined && next.some((step) => 'seat' in step && finish(step));
  const leads = (step: Step) => leadsOn(openAfter(ways, [...chosen, step]).map(({ move }) => move));
  const stepBack = taps.length > 0 ? () => setTaps(taps.slice(0, -1)) : onBack;
  const Title = taps.length > 0 || onBack ? NextQuestion : Question;
  const asks = title(first ?? null);
  const inReach = [
    taps.length === 0 && foremost,
    ready && confirm !== undefined && (
      <Button
        key="confirm"
        label={confirm}
        {...look('brass', [ready.move])}
        onPress={() => onMove(ready.move)}
      />
    ),
    stepBack && <StepBack key="back" label={t('cops.decision.otherwise')} onPress={stepBack} />,
  ].filter(Boolean);
  return (
    <View style={{ gap: tight ? space.xs : space.m }}>
      <Title key={`title ${taps.length}`} title={asks} lines={lines} />
      {chosen.length > 0 && confirm !== undefined && <Text tone="brassInk">{soFar(t, chosen, names)}</Text>}
      {first && 'seat' in first && (
        <SeatChoice
          {...{ view, names, deed }}
          ask={first.ask}
          seats={next.flatMap((step) => ('seat' in step ? [step.seat] : []))}
          leads={(seat) => leads({ ...first, seat })}
          onSeat={(seat) => choose({ ...first, seat })}
          finish={(seat) => (confirm === undefined ? undefined : finish({ ...first, seat }))}
        />
      )}
      {canBeHeld && <Note align="center">{t('cops.decision.holdPlayer')}</Note>}
      {first?.ask === 'cards' && (
        <CardChoice
          key={`cards ${taps.length}`}
          view={view}
          label={asks}
          steps={next.filter((step) => step.ask === 'cards')}
          leads={leads}
          onStep={choose}
          confirm={confirm}
          finish={finish}
        />
      )}
      {first?.ask === 'item' && (
        <Plates>
          {next.map((step) =>
            step.ask === 'item' ? (
              <Plate key={step.item} onPress={() => choose(step)} reason={null}>
                <Text variant="label">{itemName(t, step.item)}</Text>
              </Plate>
            ) : null,
          )}
        </Plates>
      )}
      {inReach.length > 0 && (
        <InReach>
          <Answers>{inReach}</Answers>
        </InReach>
      )}
    </View>
  );
}

const itemName = (t: TFunction, item: Extract<Step, { ask: 'item' }>['item']): string =>
  item === 'hand'
    ? t('cops.decision.item.hand')
    : t('cops.decision.item.attached', { card: equipmentName(t, item) });

/** What has been chosen: what goes from whom to whom, or else everything in its order. */
function soFar(t: TFunction, chosen: readonly Step[], names: readonly string[]): string {
  const [, carried, to] = chosen;
  if (carried?.ask === 'item' && to?.ask === 'to')
    return t('cops.decision.carried', {
      what: itemName(t, carried.item),
      from: nameAt(names, carried.of),
      to: nameAt(names, to.seat),
    });
  return listed(
    t,
    chosen.flatMap((step) => {
      if (step.ask === 'item') return [itemName(t, step.item)];
      if (step.ask === 'cards') return step.cards.map((place) => placeName(t, place));
      return [nameAt(names, step.seat)];
    }),
  );
}

/** The usual question at a step of a deed. */
export function titleOf(t: TFunction, deed: string, names: readonly string[]) {
  return (step: Step | null): string => {
    if (step === null) return t('cops.decision.step.ready', { deed });
    if (step.ask === 'cards') return t('cops.decision.step.card', { deed, name: nameAt(names, step.of) });
    return t(`cops.decision.step.${step.ask}`, { deed });
  };
}
