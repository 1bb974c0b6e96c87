import { gameIds, type GameId } from './games';

/** An argument that cannot be used. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

export const refuse = (argument: string, problem: string): never => {
  throw new ArgumentError(`--${argument}: ${problem}`);
};

export function whole(argument: string, text: string, least = 0): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value)) refuse(argument, `“${text}” is not a whole number`);
  if (value < least) refuse(argument, `${text} is less than ${least}`);
  return value;
}

export const gameNamed = (text: string): GameId =>
  gameIds.find((known) => known === text) ?? refuse('game', `“${text}” is none of ${gameIds.join(', ')}`);
