import type { TFunction } from 'i18next';
import { retrospect, type Cops } from '../../../engine/cops';
import { lastStep, type PlayedMatch } from '../../../engine/core';
import { onlyPerson } from '../../../store/match/running';
import { Parts } from '../../end/Part';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { narratorFor } from '../../log/eventRow';
import type { EndProps } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import { reasonIn } from '../log/words';
import { CopsCourse } from './CopsCourse';
import { Looks, Shots, Reasons } from './Deeds';
import { Teams } from './Teams';

/** That it is lost, for somebody who played alone: the page says itself who has won; then after how many turns it ended, and by what. */
export function endingOf(
  t: TFunction,
  { match, steps }: PlayedMatch<Cops>,
  names: readonly string[],
): readonly string[] {
  const { outcome } = lastStep(steps).state;
  const after = t('end.turns', { count: retrospect(steps).turns.at(-1)?.turn ?? 0 });
  if (outcome === null) return [after];
  const { winners } = outcome;
  const reason = reasonIn(outcome.reason);
  const you = onlyPerson(match.players);
  const youWon = winners.some((seat) => seat === you);
  if (reason === 'bothLeaders' && youWon) return [after, t('cops.end.howYouAlone')];
  const yours = you === null || youWon ? [] : [t('cops.end.youLost')];
  const won = winners.map((seat) => nameAt(names, seat));
  return [...yours, after, t(`cops.end.how.${reason}`, { name: listed(t, won) })];
}

/** Everything that nobody could know while the game lasted. */
export function CopsEnd({ played, names, onWatch: onOpen }: EndProps<Cops>) {
  const { t } = useLanguage();
  const { match, steps } = played;
  const { state } = lastStep(steps);
  const past = retrospect(steps);
  const narrator = narratorFor(t, { names, you: onlyPerson(match.players) });
  return (
    <>
      <Parts>
        <Teams {...{ state, names, past }} players={match.players} />
      </Parts>
      <Parts>
        <Shots {...{ past, narrator, onOpen }} />
        <Looks {...{ past, narrator, onOpen }} />
        <Reasons {...{ played, past, narrator, onOpen }} />
      </Parts>
      <Parts wide>
        <CopsCourse {...{ past, names, onOpen }} variant={state.variant} />
      </Parts>
    </>
  );
}
