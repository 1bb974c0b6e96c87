import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { coup, replay, type CoupMove, type CoupSetup, type Match } from '../../engine';
import { readGame } from '../../store/history/history';
import { Button } from '../Button';
import { CoupEnd } from '../coup/past/CoupEnd';
import { CoupReplay } from '../coup/story/CoupReplay';
import { EmptyState } from '../EmptyState';
import { useLanguage } from '../i18n/language';
import { nameOf } from '../nameOf';
import { Screen } from '../Screen';
import { problemWords, type Problem } from './problems';

/** A game of the past by its address: its end, or with `?step=12` the replay from there. */
export function PastGamePage() {
  const { id, step } = useLocalSearchParams<{ id: string; step?: string }>();
  return <PastGame key={id} id={id} step={step} />;
}

function PastGame({ id, step }: { readonly id: string; readonly step: string | undefined }) {
  const [reading] = useState(() => readGame(id));
  if (!reading.ok) return <NoGame problem={reading.problem} />;
  // Coup is the only game so far whose records `readGame` knows.
  return <PastCoup id={id} match={reading.match as Match<CoupSetup, CoupMove>} step={step} />;
}

interface PastCoupProps {
  readonly id: string;
  readonly match: Match<CoupSetup, CoupMove>;
  readonly step: string | undefined;
}

function PastCoup({ id, match, step }: PastCoupProps) {
  const { t } = useLanguage();
  const router = useRouter();
  const [steps] = useState(() => replay(coup, match));
  if (step === undefined)
    return <CoupEnd id={id} match={match} steps={steps} onHome={() => router.dismissTo('/')} />;

  const given = match.players.map(({ name }) => name);
  const names = (steps[0]?.state.players ?? []).map((_, seat) => nameOf(t, given, seat));
  /** A replay opened by its address has no result behind it. */
  const goToResult = () => {
    if (router.canGoBack()) router.back();
    else router.replace({ pathname: '/history/[id]', params: { id } });
  };
  return (
    <Screen title={t('past.replay')} width={1180}>
      <CoupReplay steps={steps} names={names} startAt={stepIn(step, steps.length - 1)} />
      <View style={styles.back}>
        <Button label={t('past.toResult')} onPress={goToResult} />
      </View>
    </Screen>
  );
}

/** An address can say anything. */
const stepIn = (said: string, last: number): number =>
  Math.min(last, Math.max(0, Math.trunc(Number(said)) || 0));

/** Says why there is no game here, and where the others are. */
function NoGame({ problem }: { readonly problem: Problem }) {
  const { t } = useLanguage();
  const router = useRouter();
  return (
    <Screen title={t('past.title')}>
      <EmptyState title={t('past.noGame')} text={t(`past.problem.${problemWords[problem]}`)}>
        <Button label={t('past.toList')} kind="brass" onPress={() => router.dismissTo('/history')} />
      </EmptyState>
    </Screen>
  );
}

const styles = StyleSheet.create({ back: { width: '100%', maxWidth: 420, alignSelf: 'center' } });
