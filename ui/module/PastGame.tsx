import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { GameTypes } from '../../engine/core';
import type { KeptGame } from '../../store/history/entries';
import { readRecord } from '../../store/history/record';
import { Button } from '../components/Button';
import { Pictures } from '../components/pictures';
import { Screen } from '../components/Screen';
import { TableNames } from '../components/tableNames';
import { EndPage } from '../end/EndPage';
import { allFaces, picturesOf } from '../faces/seatFaces';
import { useLanguage } from '../i18n/language';
import type { GameScreens } from '../match/GameScreens';
import { namesAt } from '../components/nameOf';
import { ReplayView } from '../replay/ReplayView';
import { NoGame } from './NoGame';

export interface PastGameProps {
  readonly id: string;
  readonly kept: KeptGame;
  /** Where the replay opens; without it the page shows how the game ended. */
  readonly step: string | undefined;
}

interface Props<G extends GameTypes> extends PastGameProps {
  readonly screens: GameScreens<G>;
}

/** A game that is over: its end, or the replay. */
export function PastGame<G extends GameTypes>({ screens, id, kept, step }: Props<G>) {
  const { t } = useLanguage();
  const router = useRouter();
  const [reading] = useState(() => readRecord(screens.match.table, kept.record));
  const names = namesAt(t, reading.ok ? reading.played.match.players : []);
  if (!reading.ok) return <NoGame problem={reading.problem} />;
  const { played } = reading;
  if (step === undefined)
    return (
      <TableNames value={names}>
        <EndPage {...{ screens, id, played, names }} onHome={() => router.dismissTo('/')} />
      </TableNames>
    );

  /** A replay opened by its address has no result behind it. */
  const goToResult = () => {
    if (router.canGoBack()) router.back();
    else router.replace({ pathname: '/history/[id]', params: { id } });
  };
  return (
    <Screen title={t('replay.title')} width={1180}>
      <TableNames value={names}>
        <Pictures value={picturesOf(t, screens, allFaces(played.match.players))}>
          <ReplayView
            {...{ screens, played, names }}
            startAt={stepIn(step, played.steps.length - 1)}
            // So that a reload, or whoever is sent the address, sees the same step.
            onRest={(at) => router.setParams({ step: String(at) })}
          />
        </Pictures>
      </TableNames>
      <View style={styles.back}>
        <Button label={t('replay.toResult')} onPress={goToResult} />
      </View>
    </Screen>
  );
}

/** An address can say anything. */
const stepIn = (said: string, last: number): number =>
  Math.min(last, Math.max(0, Math.trunc(Number(said)) || 0));

const styles = StyleSheet.create({ back: { width: '100%', maxWidth: 420, alignSelf: 'center' } });
