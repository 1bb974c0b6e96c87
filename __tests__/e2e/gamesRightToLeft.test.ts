import { gameInWords, games, playWholeGame } from './support/games';
import { openHouse } from './support/house';

const house = openHouse();

describe.each(['fa', 'he'] as const)('whole games in %s', (language) => {
  const played = games
    .filter((game) => game.language === language)
    .map((game) => [gameInWords(game), game] as const);

  it.each(played)('%s', async (words, game) => playWholeGame(house, game, words.length));
});
