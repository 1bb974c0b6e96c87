import { cops, copsBots, variants, type Cops, type CopsEvent, type CopsState } from '../../../engine/cops';
import { everyCopsSetup } from '../../../tools/copsSetups';
import type { PlayedGame } from '.';

/** Every identity and every piece of equipment, wherever it lies. */
const cardsIn = ({ players, spare, removed, deck }: CopsState): string =>
  [
    ...players.flatMap(({ cards, hand, attached }) => [
      ...cards.map(({ identity }) => identity),
      ...hand,
      ...attached,
    ]),
    ...spare,
    ...removed,
    ...deck,
  ]
    .sort()
    .join(' ');

const diamondsIn = ({ players }: CopsState): number =>
  players.reduce((sum, { diamonds }) => sum + diamonds, 0);

function foul(before: CopsState, _events: unknown, after: CopsState): string | null {
  if (cardsIn(before) !== cardsIn(after)) return `cards changed from ${cardsIn(before)} to ${cardsIn(after)}`;
  if (diamondsIn(before) !== diamondsIn(after))
    return `there are ${diamondsIn(after)} diamonds, and there should be ${diamondsIn(before)}`;
  return null;
}

const deedOf: { readonly [Type in CopsEvent['type']]?: string } = {
  looked: 'looks',
  used: 'cards',
  shot: 'shots',
  joinedBand: 'joins',
};

export const copsPlayed: PlayedGame<Cops> = {
  game: cops,
  bots: copsBots,
  setups: everyCopsSetup,
  foul,
  choices: {
    rules: { field: 'variant', known: variants },
    switches: ['reportAudit', 'holsterAfterShot'],
    options: {},
  },
  winnersBy: {
    kingpinDown: 'the honest',
    agentDown: 'the crooked',
    bothLeaders: 'one alone',
    diamonds: 'the band',
  },
  isTurn: ({ type }) => type === 'turn',
  deeds: Object.values(deedOf).map((name) => ({ name, of: null })),
  deedsIn: (_before, events) =>
    events.flatMap((event) => {
      const deed = deedOf[event.type];
      return deed !== undefined && 'seat' in event ? [[event.seat, deed]] : [];
    }),
};
