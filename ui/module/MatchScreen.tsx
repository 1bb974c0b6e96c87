import { useRouter } from 'expo-router';
import { useState } from 'react';
import type { GameTypes } from '../../engine/core';
import { stateOf } from '../../store/match/running';
import { freshSeed } from '../../store/seed';
import type { SetupRules } from '../../store/setup/form';
import { sameAgain } from '../../store/setup/lastSetup';
import type { Way } from '../../store/setup/way';
import { TableNames } from '../components/tableNames';
import { Pictures } from '../components/pictures';
import { EndPage } from '../end/EndPage';
import { companyOf, CompanyContext } from '../faces/company';
import { openFaces, picturesOf } from '../faces/seatFaces';
import { useLanguage } from '../i18n/language';
import { EmptyTable } from './EmptyTable';
import type { GameScreens } from '../match/GameScreens';
import { RunningMatch } from '../match/RunningMatch';
import { namesAt } from '../components/nameOf';
import { useResumed } from '../match/useResumed';
import { useWakefulness } from '../match/wakefulness';

/** A game from the deal to the end, for people round one phone or for one person alone. */
export function MatchScreen<G extends GameTypes, Choices>({
  screens,
  rules,
  way,
}: {
  readonly screens: GameScreens<G>;
  readonly rules: SetupRules<G, Choices>;
  /** Which of the game's two matches it is. */
  readonly way: Way;
}) {
  const { match: store } = screens;
  const router = useRouter();
  const { t } = useLanguage();
  const isResumed = useResumed(store);
  const [atEnd, setAtEnd] = useState(false);
  const running = store.useMatch((now) => now.running);
  const cleared = store.useMatch((now) => now.cleared);
  const names = namesAt(t, running?.match.players ?? []);
  useWakefulness();
  if (!isResumed) return null;
  if (!running)
    return <EmptyTable slot={{ game: store.table.game.id, way }} onPutBack={cleared && store.putBack} />;
  if (!atEnd || !store.table.game.outcome(stateOf(running)))
    return (
      <TableNames value={names}>
        <Pictures value={picturesOf(t, screens, openFaces(running.match.players))}>
          <CompanyContext value={companyOf(running.match.players)}>
            <RunningMatch {...{ screens, names, running }} onEnd={() => setAtEnd(true)} />
          </CompanyContext>
        </Pictures>
      </TableNames>
    );
  return (
    <TableNames value={names}>
      <EndPage
        {...{ screens, names }}
        id={running.id}
        played={running}
        onSameAgain={() => {
          const { setup, players, pace } = sameAgain(rules, running, freshSeed());
          store.start(setup, players, freshSeed(), pace);
          setAtEnd(false);
        }}
        onHome={() => router.replace('/')}
      />
    </TableNames>
  );
}
