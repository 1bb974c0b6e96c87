import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { findGame } from '../../store/history/history';
import { moduleOf } from '.';
import { WhenHere } from '../later/WhenHere';
import { NoGame } from '../module/NoGame';

/** A game from the history: its end, or with `?step=12` the replay from that step. */
export function PastGamePage() {
  const { id, step } = useLocalSearchParams<{ id: string; step?: string }>();
  return <Found key={id} id={id} step={step} />;
}

function Found({ id, step }: { readonly id: string; readonly step: string | undefined }) {
  const [found] = useState(() => findGame(id));
  if (!found.ok) return <NoGame problem={found.problem} />;
  const part = moduleOf(found.game);
  if (!part) return <NoGame problem="unknownGame" />;
  return (
    <WhenHere part={part}>{({ PastGame }) => <PastGame id={id} kept={found.kept} step={step} />}</WhenHere>
  );
}
