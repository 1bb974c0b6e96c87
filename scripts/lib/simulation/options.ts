import { parseArgs } from 'node:util';
import { coup, SetupError, type CoupOptions, type CoupSetup } from '../../../engine';
import { coupBots } from '../../../engine/coup/bots';

export type BotId = keyof typeof coupBots;

export interface Wish {
  readonly setup: CoupSetup;
  readonly games: number;
  /** They fill the seats in turn, and go round between games. */
  readonly bots: readonly BotId[];
  readonly seed: number;
  readonly json: boolean;
}

export const usage = `npm run simulate -- --book russian --players 5 --games 10000 --bots steady,random
  --book      persianPlus, persian, russian or hebrew (persianPlus)
  --players   how many sit down (4)
  --games     how many games they play (1000)
  --bots      ${Object.keys(coupBots).join(', ')}: they fill the seats in turn (steady,random)
  --options   sixth=inquisitor, factions, anarchist, twoPlayers=draft, strictDoubleDanger
  --seed      of the first game; the others follow (1)
  --json      figures for a program`;

/** An argument that cannot be used. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

const refuse = (argument: string, problem: string): never => {
  throw new ArgumentError(`--${argument}: ${problem}`);
};

export function wishIn(args: readonly string[]): Wish {
  const { values } = parsed(args);
  const setup: CoupSetup = {
    book: values.book as CoupSetup['book'],
    players: whole('players', values.players),
    first: 0,
    options: optionsIn(values.options),
  };
  try {
    coup.deal(setup, 0);
  } catch (error) {
    if (error instanceof SetupError) refuse(...blamed(error));
    throw error;
  }
  return {
    setup,
    games: whole('games', values.games, 1),
    bots: botsIn(values.bots, setup.players),
    seed: whole('seed', values.seed),
    json: values.json,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        book: { type: 'string', default: 'persianPlus' },
        players: { type: 'string', default: '4' },
        games: { type: 'string', default: '1000' },
        bots: { type: 'string', default: 'steady,random' },
        options: { type: 'string', default: '' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

/** The argument at fault, and what is wrong with it. */
function blamed({ field, message }: SetupError): readonly [argument: string, problem: string] {
  const [argument = field, option] = field.split('.');
  return [
    argument,
    option === undefined ? message.slice(`${field}: `.length) : message.slice(`${argument}.`.length),
  ];
}

function whole(argument: string, text: string, least = 0): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value)) refuse(argument, `“${text}” is not a whole number`);
  if (value < least) refuse(argument, `${text} is less than ${least}`);
  return value;
}

function botsIn(text: string, players: number): readonly BotId[] {
  const bots = text.split(',').map((id) => {
    const known = Object.hasOwn(coupBots, id.trim());
    if (!known) refuse('bots', `“${id}” is none of ${Object.keys(coupBots).join(', ')}`);
    return id.trim() as BotId;
  });
  if (bots.length > players) refuse('bots', `${bots.length} bots do not fit ${players} seats`);
  return bots;
}

const flags = ['factions', 'anarchist', 'strictDoubleDanger'];
const choices = ['sixth', 'twoPlayers'];

function optionsIn(text: string): CoupOptions {
  const entries = text.split(',').flatMap((part): readonly (readonly [string, unknown])[] => {
    const [name = '', value] = part.trim().split('=');
    if (name === '') return [];
    if (flags.includes(name) && value === undefined) return [[name, true]];
    if (choices.includes(name) && value !== undefined) return [[name, value]];
    if (flags.includes(name)) return refuse('options', `${name} takes no value`);
    if (choices.includes(name)) return refuse('options', `${name} needs a value, such as ${name}=…`);
    return refuse('options', `“${name}” is none of ${[...choices, ...flags].join(', ')}`);
  });
  return Object.fromEntries(entries);
}
