import { useRouter } from 'expo-router';
import { useState } from 'react';
import { coup, type CoupMove, type Seat } from '../../engine';
import { coupTable } from '../../store/match/coupTable';
import { lastOf, peopleAt } from '../../store/match/running';
import { sameAgain } from '../../store/newGame/lastTable';
import { freshSeed } from '../../store/seed';
import { useSettings } from '../../store/settings';
import { Curtain } from '../curtain/Curtain';
import { EmptyTable } from '../match/EmptyTable';
import { useNames } from '../match/useNames';
import { useTable } from '../match/useTable';
import { useWakefulness } from '../match/wakefulness';
import { CoupMiddle } from './CoupMiddle';
import { CoupSecret } from './CoupSecret';
import { CoupEnd } from './past/CoupEnd';

/** What hangs before the table: nothing, the asked player's curtain, that of somebody who peeks, or the end of the game. */
type Before =
  | { readonly kind: 'nothing' }
  /** Good for one question only: the next is called out in the open first. */
  | { readonly kind: 'question'; readonly moves: number }
  | { readonly kind: 'peek'; readonly seat: Seat }
  | { readonly kind: 'end' };

const nothing: Before = { kind: 'nothing' };

/** A game that was broken off comes back to its question behind the curtain: it may have been a secret one. */
function atFirst(): Before {
  coupTable.takeUp();
  const moves = coupTable.useOnTable.getState().running?.match.moves.length ?? 0;
  return moves > 0 ? { kind: 'question', moves } : nothing;
}

/** A game of Coup from the deal to the end, for people round one phone or for one person alone. */
export function CoupTable() {
  const router = useRouter();
  const [before, setBefore] = useState<Before>(atFirst);
  const { running } = useTable(coupTable, before.kind === 'peek');
  const askInPrivate = useSettings((settings) => settings.askInPrivate);
  const names = useNames(running?.match.players ?? []);
  useWakefulness();
  if (!running) return <EmptyTable />;

  const { match, steps } = running;
  const { state } = lastOf(running);
  const people = peopleAt(match.players);
  const [only, another] = people;
  const alone = only !== undefined && another === undefined ? only : null;
  const asked = coup.asked(state);
  const isPersons = asked !== null && people.includes(asked.seat);
  const inPrivate = isPersons && alone === null && (asked.secret || askInPrivate);
  const toTheTable = () => setBefore(nothing);
  // Taken back, the question is called out anew: the phone has left the hands it was asked in.
  const answer = (move: CoupMove) => {
    toTheTable();
    coupTable.answer(move);
  };

  if (before.kind === 'end' && coup.outcome(state))
    return (
      <CoupEnd
        {...{ match, steps }}
        id={running.id}
        onSameAgain={() => {
          const [winner = null] = coup.outcome(state)?.winners ?? [];
          const { setup, players } = sameAgain(match.setup, match.players, winner, freshSeed());
          coupTable.start(setup, players);
          toTheTable();
        }}
        onHome={() => router.replace('/')}
      />
    );
  if (before.kind === 'peek')
    return (
      <Curtain
        key={`peek ${before.seat}`}
        seat={before.seat}
        name={names[before.seat] ?? ''}
        onCovered={toTheTable}
        onBack={toTheTable}
      >
        {() => <CoupSecret {...{ state, names }} seat={before.seat} />}
      </Curtain>
    );
  if (before.kind === 'question' && inPrivate && before.moves === match.moves.length)
    return (
      <Curtain
        key={before.moves}
        seat={asked.seat}
        name={names[asked.seat] ?? ''}
        onCovered={toTheTable}
        onBack={toTheTable}
      >
        {() => <CoupSecret {...{ state, names }} seat={asked.seat} onMove={answer} />}
      </Curtain>
    );
  return (
    <CoupMiddle
      {...{ running, names, people, alone, inPrivate }}
      onHandedOver={() => setBefore({ kind: 'question', moves: match.moves.length })}
      onPeek={(seat) => setBefore({ kind: 'peek', seat })}
      onEnd={() => setBefore({ kind: 'end' })}
      onLeave={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
