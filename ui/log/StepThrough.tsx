import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '../components/Icon';
import { Pressable } from '../components/Pressable';
import { Note } from '../components/Text';
import { useLanguage } from '../i18n/language';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import { Slider, stepAfter } from './Slider';

interface StepThroughProps {
  /** The last step; the first is 0, before anything has happened. */
  readonly count: number;
  readonly at: number;
  readonly onStep: (step: number) => void;
  /** The steps at which a turn begins. */
  readonly turns: readonly number[];
  /** The table as it stood at that step. */
  readonly children: ReactNode;
}

/** Which step is looked at. Only a single step forward is something that happens; anything else is another page. */
export function useSteps(startAt = 0) {
  const [{ at, before }, setShown] = useState({ at: startAt, before: startAt });
  const walkTo = (step: number) => setShown((now) => ({ at: step, before: now.at }));
  return { at, walkTo, happens: at === before + 1 };
}

/** How long a step stays when nobody turns the pages, in milliseconds. */
const pace = 1_000;

/** Beside the key that plays it: the keys that lead back, and those that lead on. */
const backKeys = [
  { icon: 'previous', label: 'turnBack', to: 'muchLess' },
  { icon: 'forward', backward: true, label: 'moveBack', to: 'less' },
] as const;
const onKeys = [
  { icon: 'forward', label: 'moveOn', to: 'more' },
  { icon: 'next', label: 'turnOn', to: 'muchMore' },
] as const;
type StepKey = (typeof backKeys | typeof onKeys)[number];

/** A game that has been played, to be walked through at leisure. What is drawn for a step is its owner's affair. */
export function StepThrough({ count, at, onStep, turns, children }: StepThroughProps) {
  const { t } = useLanguage();
  const [playing, setPlaying] = useState(false);
  const runs = playing && at < count;
  const goOn = useEffectEvent(() => {
    if (at + 1 === count) setPlaying(false);
    onStep(at + 1);
  });

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => goOn(), pace);
    return () => clearTimeout(timer);
  }, [runs, at]);

  const walkTo = (step: number) => {
    setPlaying(false);
    onStep(step);
  };
  const toggle = () => {
    if (!runs && at === count) onStep(0);
    setPlaying(!runs);
  };

  const keyTo = ({ to, label, ...look }: StepKey) => {
    const step = stepAfter(to, at, count, turns);
    const words = t(`replay.${label}`);
    return <Key key={to} {...look} label={words} disabled={step === at} onPress={() => walkTo(step)} />;
  };

  const turn = turns.filter((begins) => begins <= at).length;
  const counted = { move: at, moves: count };
  const position =
    turn === 0 ? t('replay.position', counted) : t('replay.positionInTurn', { ...counted, turn });
  return (
    <View style={styles.replay}>
      {/* Above the table, which is not the same height at every step: what is pressed stays under the finger. */}
      <View style={styles.controls}>
        <Slider
          label={t('replay.point')}
          value={position}
          count={count}
          at={at}
          onSlide={walkTo}
          notches={turns}
        />
        <View style={styles.keys}>
          {backKeys.map(keyTo)}
          <Key
            icon={runs ? 'pause' : 'play'}
            main
            label={t(runs ? 'replay.pause' : 'replay.play')}
            disabled={count === 0}
            onPress={toggle}
          />
          {onKeys.map(keyTo)}
        </View>
        {/* Read out when somebody steps, not once a second while it plays. */}
        <View aria-live={runs ? 'off' : 'polite'}>
          <Note align="center">{position}</Note>
        </View>
      </View>
      {children}
    </View>
  );
}

interface KeyProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled: boolean;
  /** The one in the middle. */
  readonly main?: true;
  /** The icon, pointing the other way. */
  readonly backward?: true;
}

function Key({ icon, label, onPress, disabled, main, backward }: KeyProps) {
  const theme = useTheme();
  return (
    <Pressable
      aria-label={label}
      onPress={onPress}
      disabled={disabled}
      style={[styles.key, { borderColor: theme.line, backgroundColor: theme.raised }, main && styles.main]}
    >
      <View style={backward && styles.backward}>
        <Icon name={icon} colour={main ? materials.ink : theme.ink} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  replay: { gap: space.m },
  controls: { width: '100%', maxWidth: 480, alignSelf: 'center', gap: space.xs },
  keys: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
  key: { alignItems: 'center', borderRadius: radius.round, borderWidth: 1 },
  main: { backgroundColor: materials.brass, borderColor: materials.brassDark },
  backward: { transform: [{ scaleX: -1 }] },
});
