import { createMatch, replay, type PlayedMatch } from '../../../../engine';
import { coup, type Coup, type CoupMove, type CoupSetup } from '../../../../engine/coup';
import { deckFrom } from '../../../engine/coup/support/deck';

/** Sara exchanges, and the turn goes to Dan: cards have moved that only she has seen. */
export const names = ['Sara', 'Дан', 'נועה'];
const setup: CoupSetup = {
  book: 'hebrew',
  players: 3,
  first: 0,
  deck: deckFrom(
    ['duke contessa', 'captain assassin', 'ambassador duke'],
    'captain assassin contessa duke captain assassin contessa ambassador ambassador',
  ),
};
const moves: readonly CoupMove[] = [
  { type: 'act', action: 'exchange' },
  { type: 'allow' },
  { type: 'allow' },
  { type: 'keep', cards: [0, 2] },
  { type: 'act', action: 'income' },
];
const match = { ...createMatch(coup, setup, 1, []), moves };

export const played: PlayedMatch<Coup> = { match, steps: replay(coup, match) };

export const stateAt = (step: number) => played.steps[step]?.state ?? coup.deal(setup, 1);
