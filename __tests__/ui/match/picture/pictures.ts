/** Pictures of games, without a screen. */
import type { GameTypes, PlayedMatch } from '../../../../engine/core';
import { freshState, type MatchState } from '../../../../store/match/matchState';
import { translatorOf } from '../../../../ui/i18n/translations';
import type { Pace } from '../../../../store/match/pace';
import type { GameScreens } from '../../../../ui/match/GameScreens';
import { withNextShown } from '../../../../ui/match/picture/ahead';
import { openPast } from '../../../../ui/match/picture/past';
import { onTable } from '../../../../ui/match/picture/phonePlace';
import type { Picture } from '../../../../ui/match/picture/picture';
import { pictureOf, privatePageOf, type Scenery } from '../../../../ui/match/picture/pictureOf';
import { upToNow } from '../../../../ui/match/showdown/queue';
import { namesAt } from '../../../../ui/components/nameOf';

export const t = translatorOf('en');

/** Names stand between invisible marks, which hinder reading here. */
export const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

export interface Around<G extends GameTypes> extends Partial<Pick<Scenery<G>, 'place'>> {
  /** The first step whose great moments have not been seen; none, if nothing is said. */
  readonly unseenFrom?: number;
  /** How many of them have been seen since. */
  readonly gone?: number;
  readonly settings?: Partial<Scenery<G>['settings']>;
  readonly said?: Partial<Omit<MatchState<G>, 'running'>>;
  readonly pace?: Pace;
}

const usual = { askInPrivate: false, ownMemory: false, talk: true };

export function sceneryOf<G extends GameTypes>(
  screens: GameScreens<G>,
  played: PlayedMatch<G>,
  { said, settings, place, unseenFrom, pace = 'careful', gone = 0 }: Around<G> = {},
): Scenery<G> {
  const queue = upToNow({ steps: played.steps, finishing: false, over: false });
  return {
    screens,
    running: { ...played, id: 'test', minds: [], passesUnconcerned: false, pace },
    said: { ...freshState, ...said },
    names: namesAt(t, played.match.players),
    settings: { ...usual, ...settings },
    place: place ?? onTable,
    pastOf: openPast(screens),
    queue: { ...queue, from: unseenFrom ?? queue.from, gone },
  };
}

/** What the table shows, and what the player sees whose lamp it is. */
export function shown<G extends GameTypes>(scenery: Scenery<G>) {
  const next = withNextShown(scenery);
  const picture: Picture<G> = pictureOf(t, next);
  return { picture, page: privatePageOf(t, next, picture) };
}

/** The match on this game's table as it stands. */
export function shownNow<G extends GameTypes>(screens: GameScreens<G>, around: Omit<Around<G>, 'said'> = {}) {
  const { running, ...said } = screens.match.useMatch.getState();
  if (!running) throw new Error('Nothing is being played.');
  return shown(sceneryOf(screens, running, { pace: running.pace, ...around, said }));
}
