import type { GameCast } from '../cast/cast';

export const coupCast: GameCast = {
  members: [
    { id: 'duke', gain: 3 },
    { id: 'assassin', price: 3 },
    { id: 'captain', gain: 2 },
    { id: 'ambassador' },
    { id: 'contessa' },
    { id: 'inquisitor' },
    { id: 'anarchist', price: 5 },
  ],
};
