import { MatchError, parse, serialise, type Game, type GameTypes, type PlayedMatch } from '../../../engine';
import type { Luck } from './luck';
import { mutationNames, mutations } from './mutations';
import { insist } from './trouble';

const isPolluted = () => Object.keys(Object.prototype).length > 0;

function readOrRefused<G extends GameTypes>(game: Game<G>, text: string): PlayedMatch<G> | null {
  try {
    return parse(game, text);
  } catch (error) {
    if (error instanceof MatchError) return null;
    throw error;
  }
}

/** A record that somebody has meddled with is read, or refused with a reason; nothing else can happen. */
export function meddledWith<G extends GameTypes>(
  game: Game<G>,
  text: string,
  luck: Luck,
): 'accepted' | 'refused' {
  const name = luck.oneOf(mutationNames);
  const read = readOrRefused(game, mutations[name](text, luck));
  insist(!isPolluted(), `${name}: every object has changed`);
  if (read === null) return 'refused';
  const written = serialise(read);
  insist(serialise(parse(game, written)) === written, `${name}: it is another when read again`);
  return 'accepted';
}
