import { useLocalSearchParams } from 'expo-router';
import { useState, type ReactNode } from 'react';
import { waitingOf } from '../../store/match/saved';
import { isWay } from '../../store/setup/way';
import { NotFound } from '../components/NotFound';
import { WhenHere } from '../later/WhenHere';
import { moduleOf } from '.';
import type { GameModule } from '../module/gameModule';

/** A page of the game that the address names. */
function GamePage({ children }: { readonly children: (game: GameModule) => ReactNode }) {
  const { game } = useLocalSearchParams<{ game: string }>();
  const part = moduleOf(game);
  return part ? <WhenHere part={part}>{children}</WhenHere> : <NotFound />;
}

/** A running game; where the address does not say which of the two, the one that waits. */
export function PlayPage() {
  const { game, way } = useLocalSearchParams<{ game: string; way?: string }>();
  const [waiting] = useState(() => waitingOf([game])[0]);
  const played = isWay(way) ? way : (waiting?.way ?? 'together');
  return <GamePage>{({ Play }) => <Play key={played} way={played} />}</GamePage>;
}

/** A first game, if the game brings one; by the book that the address may name. */
export function LearnPage() {
  const { book } = useLocalSearchParams<{ book?: string }>();
  return <GamePage>{({ Learn }) => (Learn ? <Learn book={book} /> : <NotFound />)}</GamePage>;
}

/** How a game's books differ, if it has more than one. */
export const DifferencesPage = () => (
  <GamePage>{({ Differences }) => (Differences ? <Differences /> : <NotFound />)}</GamePage>
);

/** Sets up a game: together, unless the address says alone. */
export function NewGamePage() {
  const { way } = useLocalSearchParams<{ way?: string }>();
  return <GamePage>{({ NewGame }) => <NewGame way={isWay(way) ? way : 'together'} />}</GamePage>;
}
