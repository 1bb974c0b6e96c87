import type { TFunction } from 'i18next';
import { lastStep, type PlayedMatch } from '../../../engine/core';
import { retrospect, type Coup } from '../../../engine/coup';
import { onlyPerson, onlyUnnamed } from '../../../store/match/running';
import { Parts } from '../../end/Part';
import type { EndProps } from '../../match/GameScreens';
import { CoupCourse } from './CoupCourse';
import { Hands } from './Hands';
import { Bluffs, WrongChallenges } from './Lies';
import { LookBack } from './LookBack';

/** After how many turns it ended, what took the last influence, and how far somebody came who played alone. */
export function endingOf(
  t: TFunction,
  { match, steps }: PlayedMatch<Coup>,
  names: readonly string[],
): readonly string[] {
  const { falls, turns } = retrospect(steps, match.moves);
  const last = falls.at(-1);
  const after = t('end.turns', { count: turns.at(-1)?.turn ?? 0 });
  if (!last) return [after];
  const you = onlyPerson(match.players);
  const fell = falls.findIndex(({ seat }) => seat === you);
  const all = match.players.length;
  return [
    after,
    last.seat === you
      ? t(`coup.end.howYou.${last.by}`)
      : t(`coup.end.how.${last.by}`, { rival: names[last.seat] ?? '' }),
    ...(fell < 0 ? [] : [t('coup.end.yourPlace', { place: all - fell, all })]),
  ];
}

/** Everything that nobody could know while the game lasted. */
export function CoupEnd({ played, names, onWatch: onOpen }: EndProps<Coup>) {
  const { match, steps } = played;
  const past = retrospect(steps, match.moves);
  const you = onlyUnnamed(match.players);
  return (
    <>
      <Parts>
        <Hands {...{ names, past }} state={lastStep(steps).state} players={match.players} />
      </Parts>
      <Parts>
        <Bluffs {...{ past, names, you, onOpen }} />
        <WrongChallenges {...{ past, names, you, onOpen }} />
      </Parts>
      <Parts wide>
        <LookBack {...{ played, names }} onWatch={onOpen} turns={past.turns} />
        <CoupCourse {...{ names, onOpen }} turns={past.turns} />
      </Parts>
    </>
  );
}
