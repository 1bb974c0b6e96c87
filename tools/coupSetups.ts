import { books, ruleBooks, sixthCharacters, type CoupSetup } from '../engine/coup';

const either = [false, true];
const onlyIf = (possible: boolean) => (possible ? either : [false]);

/** Every book with every choice it leaves, for every number of players. */
export const everyCoupSetup: readonly CoupSetup[] = books.flatMap((book) => {
  const rules = ruleBooks[book];
  const [fewest, most] = rules.seats;
  const setupsFor = (players: number): CoupSetup[] =>
    (rules.sixthCharacter === 'none' ? (['ambassador'] as const) : sixthCharacters).flatMap((sixth) =>
      onlyIf(rules.factions && players > 2).flatMap((factions) =>
        onlyIf(rules.anarchist).flatMap((anarchist) =>
          either.flatMap((strictDoubleDanger) => {
            const options = { sixth, factions, anarchist, strictDoubleDanger };
            if (players > 2) return [{ book, players, first: 0, options }];
            return rules.twoPlayers.map((twoPlayers) => ({
              book,
              players,
              first: 0,
              options: { ...options, twoPlayers },
            }));
          }),
        ),
      ),
    );
  return Array.from({ length: most - fewest + 1 }, (_, more) => setupsFor(fewest + more)).flat();
});
