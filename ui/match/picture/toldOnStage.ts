import type { TFunction } from 'i18next';
import type { GameTypes, Seat } from '../../../engine/core';
import { newsOf, recalledOf } from '../../log/eventRow';
import type { GameScreens, SeenTable } from '../GameScreens';
import type { Speech, SpeechLine } from '../table/stage/speech';

export interface Telling<G extends GameTypes> extends SeenTable<G> {
  readonly screens: Pick<GameScreens<G>, 'said' | 'events'>;
  /** What has just happened. */
  readonly recent: readonly G['Event'][];
  /** All that has happened, the recent included. */
  readonly past?: readonly G['Event'][];
  /** The only person at the table, to whom the stage says that it is their turn. */
  readonly own: Seat | null;
  readonly over: boolean;
  /** A turn is under way or has not begun: where there is news, whose turn it is adds nothing. */
  readonly underWay?: boolean;
  /** What stands there at rest; whose turn it is, unless something else is said. */
  readonly atRest?: string;
  /** What the others did since their last turn. */
  readonly since?: readonly string[];
  /** What a bot says to it. */
  readonly talk?: string | null;
}

/** What the stage tells: what is claimed, with the news above it; at rest, the news and whose turn it is. */
export function toldOnStage<G extends GameTypes>(t: TFunction, telling: Telling<G>): Speech {
  const { talk = null } = telling;
  const speech = told(t, telling);
  return talk === null ? speech : { ...speech, foot: { text: talk, size: 'small', tone: 'brass' } };
}

function told<G extends GameTypes>(t: TFunction, telling: Telling<G>): Speech {
  const { screens, view, names, recent, past = [], over, underWay = false, since = [] } = telling;
  const recalled = recalledOf(screens.events, t, past, names, view);
  const latest = newsOf(screens.events, t, recent, names, view);
  const news = [...recalled.filter((line) => !latest.includes(line)), ...latest];
  if (over) return atTheEnd(news);
  const said = screens.said(t, view, names);
  if (said === null) {
    const lines = since.length > 0 ? since.map(aside) : news.map(aloud);
    return { face: null, lines: underWay && lines.length > 0 ? lines : [...lines, rest(t, telling)] };
  }
  return { face: said.face, lines: [...news.map(aside), ...said.lines] };
}

const aloud = (text: string): SpeechLine => ({ text, size: 'medium', news: true });
const aside = (text: string): SpeechLine => ({ text, size: 'small', tone: 'muted' });

function rest<G extends GameTypes>(t: TFunction, telling: Telling<G>): SpeechLine {
  const { atRest = turnInWords(t, telling) } = telling;
  return { text: atRest, size: 'large', tone: 'brass', turn: true };
}

export const turnInWords = <G extends GameTypes>(
  t: TFunction,
  { view: { turn }, names, own }: Pick<Telling<G>, 'view' | 'names' | 'own'>,
): string => (turn === own ? t('match.yourTurn') : t('match.turnOf', { name: names[turn] ?? '' }));

/** Who has won is what a game tells last, and what is read first. */
function atTheEnd(news: readonly string[]): Speech {
  const [won, ...before] = [...news].reverse();
  const lines = before.reverse().map(aside);
  return {
    face: null,
    lines: won === undefined ? lines : [{ text: won, size: 'large', tone: 'brass', heading: true }, ...lines],
  };
}
