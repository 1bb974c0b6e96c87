import { parseArgs, type ParseArgsConfig } from 'node:util';
import { gameIds, type GameId } from './games';

/** An argument that cannot be used. */
class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** What a command line gives for these options. */
export function argumentsIn<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

/** Tells how a script is used, when it was called with an argument that cannot be used. */
export function tellUsage(error: unknown, usage: string): void {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
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
