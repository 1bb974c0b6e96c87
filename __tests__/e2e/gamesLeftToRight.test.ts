import { openApp } from './support/app';
import { gameInWords, games, playWholeGame } from './support/games';

const app = openApp();

describe.each(['ru', 'en'] as const)('whole games in %s', (language) => {
  const played = games
    .filter((game) => game.language === language)
    .map((game) => [gameInWords(game), game] as const);

  it.each(played)('%s', async (words, game) => playWholeGame(app, game, words.length));
});
