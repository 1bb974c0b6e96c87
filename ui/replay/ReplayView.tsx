import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import {
  lastStep,
  type Game,
  type GameTypes,
  type PlayedMatch,
  type Seat,
  type Step,
} from '../../engine/core';
import { onlyUnnamed } from '../../store/match/running';
import { Avatar } from '../components/Avatar';
import { Chip } from '../components/Chip';
import { Icon } from '../components/Icon';
import { Panel } from '../components/Panel';
import { RadioGroup } from '../components/RadioGroup';
import { Sheet } from '../components/Sheet';
import { Text } from '../components/Text';
import { useLanguage } from '../i18n/language';
import type { GameScreens } from '../match/GameScreens';
import { RuleDoors } from '../rules/RuleDoors';
import type { Speech } from '../match/table/stage/speech';
import { SpeechPanel } from '../match/table/stage/SpeechPanel';
import { toldOnStage } from '../match/picture/toldOnStage';
import { useTextScale } from '../theme/textScale';
import { space, twoPaneWidth } from '../theme/tokens';
import { openView } from './openView';
import { linesOf } from '../log/eventRow';
import { LogList } from '../log/LogList';
import { turnsIn, type LogLine } from '../log/logLine';
import { StepThrough, useSteps } from '../log/StepThrough';

interface ReplayViewProps<G extends GameTypes> {
  readonly screens: Pick<GameScreens<G>, 'match' | 'Board' | 'said' | 'events' | 'rulesOf'>;
  readonly played: PlayedMatch<G>;
  readonly names: readonly string[];
  readonly startAt?: number;
  /** Told the step that has been looked at for a while. */
  readonly onRest?: (step: number) => void;
}

/** A game that is over, with every hand open or by one player's eyes: the table at any moment, and what happened. */
export function ReplayView<G extends GameTypes>(props: ReplayViewProps<G>) {
  const { t } = useLanguage();
  const [eyes, setEyes] = useState<Seat | null>(null);
  const { screens, played, names } = props;
  const { game } = screens.match.table;
  const you = onlyUnnamed(played.match.players);
  const steps = eyes === null ? played.steps : witnessedBy(game, eyes, played.steps);
  // The words of a whole game are found here, above the step on the table, so that no step finds them again.
  const lines = linesOf(screens.events, t, steps, names, openView(game, lastStep(steps).state), you);
  return <Walk {...props} {...{ steps, lines, eyes, you }} onEyes={setEyes} />;
}

/** The same steps, as one player has witnessed them. */
const witnessedBy = <G extends GameTypes>({ witness }: Game<G>, seat: Seat, steps: readonly Step<G>[]) =>
  steps.map(({ state, events }) => ({ state, events: events.map((event) => witness(event, seat)) }));

interface EyesProps {
  readonly names: readonly string[];
  /** Whose view of the table it is; null where every hand lies open. */
  readonly eyes: Seat | null;
  readonly onEyes: (eyes: Seat | null) => void;
}

interface WalkProps<G extends GameTypes> extends ReplayViewProps<G>, EyesProps {
  /** As the player through whose eyes we look has witnessed them. */
  readonly steps: readonly Step<G>[];
  readonly lines: readonly LogLine[];
  /** The seat that is told “you”: somebody who played alone and gave no name. */
  readonly you: Seat | null;
}

function Walk<G extends GameTypes>(props: WalkProps<G>) {
  const { screens, steps, names, startAt = 0, onRest, lines, you, eyes, onEyes } = props;
  const { match, Board, rulesOf } = screens;
  const { game } = match.table;
  const { t } = useLanguage();
  const { width, height } = useWindowDimensions();
  const sideBySide = width >= twoPaneWidth;
  const room = useTableRoom(sideBySide);
  const last = steps.length - 1;
  const { at, walkTo, happens } = useSteps(Math.max(0, Math.min(startAt, last)));
  useAtRest(at, onRest);
  const step = steps[at];
  if (!step) return null;

  const view = eyes === null ? openView(game, step.state) : game.view(step.state, eyes);
  const recent = happens ? { key: at, events: step.events } : null;
  const over = at === last;
  // A view speaks to its viewer, and the reader may look with another's eyes.
  const told = eyes === you ? view : game.view(step.state, you ?? 'table');
  const speech =
    at === 0
      ? theDeal(t)
      : toldOnStage(t, { screens, view: told, names, recent: step.events, own: you, over });
  return (
    <View style={sideBySide && styles.sideBySide}>
      <View style={sideBySide && styles.table}>
        <StepThrough count={last} at={at} onStep={walkTo} turns={turnsIn(lines)}>
          <View style={room !== null && { height: room }}>
            <Board
              {...{ view, names, recent }}
              fills={room !== null}
              stage={(place) => <SpeechPanel {...{ speech }} room={place} />}
            />
          </View>
          <Eyes {...{ names, eyes, onEyes }} />
        </StepThrough>
      </View>
      <View style={sideBySide ? styles.beside : styles.below}>
        <Panel>
          <Text variant="section" tone="brassInk">
            {t('log.title')}
          </Text>
          <View style={{ height: logHeight(height, sideBySide) }}>
            <RuleDoors rules={rulesOf?.(view)}>
              <LogList lines={lines} at={at} onStep={walkTo} />
            </RuleDoors>
          </View>
        </Panel>
      </View>
    </View>
  );
}

/** Longer than a step stays while the game plays by itself. */
const restAfter = 1_500;

/** A step that others only pass by is not told. */
function useAtRest(at: number, onRest: ((step: number) => void) | undefined): void {
  const told = useEffectEvent(() => onRest?.(at));
  useEffect(() => {
    const timer = setTimeout(() => told(), restAfter);
    return () => clearTimeout(timer);
  }, [at]);
}

/** By whose eyes a game that is over is watched. */
function Eyes({ names, eyes, onEyes }: EyesProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const wordsOf = (seat: Seat | null) =>
    seat === null ? t('replay.openHands') : t('replay.eyesOf', { name: names[seat] ?? '' });
  const choose = (seat: Seat | null) => {
    onEyes(seat);
    setOpen(false);
  };
  return (
    <View style={styles.eyes}>
      <Chip
        words={wordsOf(eyes)}
        label={t('common.list', { one: t('replay.eyes'), more: wordsOf(eyes) })}
        onPress={() => setOpen(true)}
      >
        <Icon name="peek" size={20} />
      </Chip>
      <Sheet visible={isOpen} title={t('replay.eyes')} onClose={() => setOpen(false)}>
        <RadioGroup label={t('replay.eyes')} style={styles.choices}>
          <Chip words={wordsOf(null)} chosen={eyes === null} onPress={() => choose(null)} />
          {names.map((name, seat) => (
            <Chip key={seat} words={name} chosen={eyes === seat} onPress={() => choose(seat)}>
              <Avatar seat={seat} name={name} size={24} />
            </Chip>
          ))}
        </RadioGroup>
      </Sheet>
    </View>
  );
}

/** Before anything has happened. */
const theDeal = (t: TFunction): Speech => ({
  face: null,
  lines: [{ text: t('log.deal'), size: 'large', tone: 'brass', heading: true }],
});

/** What stands above the table: the page's name, the slider and the keys. */
const aboveTable = 220;
/** Lower than this, in points, a table is no ring any more. */
const lowest = 320;
/** Higher than this, by its width, it is mostly felt, and hides what happened below. */
const highest = 1.2;

/** On a phone the whole ring is in sight below the keys. Null where it is as high as it needs. */
function useTableRoom(sideBySide: boolean): number | null {
  const { width, height } = useWindowDimensions();
  const { top } = useSafeAreaInsets();
  const large = useTextScale() > 1;
  const room = Math.min(height - top - aboveTable, width * highest);
  return sideBySide || large || room < lowest ? null : room;
}

/** Beside the table, as much as the page shows without scrolling; below it, enough for a turn and the one before. */
const logHeight = (height: number, sideBySide: boolean) =>
  sideBySide ? Math.max(240, height - 220) : Math.max(240, Math.min(420, height * 0.5));

const styles = StyleSheet.create({
  sideBySide: { flexDirection: 'row', gap: space.l, alignItems: 'flex-start' },
  table: { flex: 3, minWidth: 0 },
  beside: { flex: 2, minWidth: 0 },
  below: { marginTop: space.l },
  eyes: { alignItems: 'center' },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
