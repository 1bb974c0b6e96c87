import { everyBot, SetupError, type Bot, type GameTypes } from '../../../engine';
import { argumentsIn, gameNamed, refuse, whole } from '../arguments';
import { gameIds, playedGames, type PlayedGame, type SetupChoices } from '../games';

export interface Wish {
  readonly played: PlayedGame<GameTypes>;
  readonly setup: GameTypes['Setup'];
  readonly games: number;
  /** They fill the seats in turn, and go round between games. */
  readonly bots: readonly Bot<GameTypes>[];
  readonly seed: number;
  readonly json: boolean;
}

const optionsOf = ({ switches, options }: SetupChoices) => [
  ...switches,
  ...Object.entries(options).map(([name, values]) => `${name}=${values.join('|')}`),
];

const ofGame = (tell: (choices: SetupChoices) => readonly string[]) =>
  gameIds.map((id) => `${id}: ${tell(playedGames[id].choices).join(', ')}`).join('\n              ');

export const usage = `npm run simulate -- --variant russian --players 5 --games 10000 --bots steady,random
npm run simulate -- --game cops --variant band --players 6 --games 100
  --game      ${gameIds.join(', ')} (coup)
  --variant   the first, unless you say
              ${ofGame(({ rules }) => rules.known)}
  --players   how many sit down (4)
  --games     how many games they play (1000)
  --bots      they fill the seats in turn (steady,random)
  --options   by comma
              ${ofGame(optionsOf)}
  --seed      of the first game; the others follow (1)
  --json      figures for a program`;

export function wishIn(args: readonly string[]): Wish {
  const values = parsed(args);
  const played = playedGames[gameNamed(values.game)];
  const setup = setupIn(played, values);
  return {
    played,
    setup,
    games: whole('games', values.games, 1),
    bots: botsIn(played, values.bots, setup.players),
    seed: whole('seed', values.seed),
    json: values.json,
  };
}

type Values = ReturnType<typeof parsed>;

const parsed = (args: readonly string[]) =>
  argumentsIn(args, {
    game: { type: 'string', default: 'coup' },
    variant: { type: 'string' },
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '1000' },
    bots: { type: 'string', default: 'steady,random' },
    options: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  });

function setupIn({ game, choices }: PlayedGame<GameTypes>, values: Values): GameTypes['Setup'] {
  const { field, known } = choices.rules;
  const setup = {
    [field]: values.variant ?? known[0],
    players: whole('players', values.players),
    first: 0,
    options: optionsIn(choices, values.options),
  };
  try {
    game.deal(setup, 0);
  } catch (error) {
    if (error instanceof SetupError) refuse(...blamed(error, field));
    throw error;
  }
  return setup;
}

/** The argument at fault, and what is wrong with it. A game says both: `options.factions: …`. */
function blamed(error: SetupError, rulesField: string): readonly [argument: string, problem: string] {
  const [, argument = '', option = ''] = /^(\w+)\.?(.*)/.exec(error.field) ?? [];
  const problem = error.message.slice(error.field.length + ': '.length);
  if (argument === rulesField) return ['variant', problem];
  return [argument, option === '' ? problem : `${option}: ${problem}`];
}

function botsIn({ bots }: PlayedGame<GameTypes>, text: string, players: number): Wish['bots'] {
  const known = everyBot(bots);
  const named = text.split(',').map((part) => {
    const id = part.trim();
    const ids = known.map((one) => one.id).join(', ');
    return known.find((one) => one.id === id) ?? refuse('bots', `“${id}” is none of ${ids}`);
  });
  if (named.length > players) refuse('bots', `${named.length} bots do not fit ${players} seats`);
  return named;
}

function optionsIn(choices: SetupChoices, text: string): Readonly<Record<string, unknown>> {
  const names = text.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(names.map((part) => optionIn(choices, part.trim())));
}

function optionIn(choices: SetupChoices, text: string): readonly [name: string, value: unknown] {
  const [name = '', value] = text.split('=');
  const isSwitch = choices.switches.includes(name);
  if (!isSwitch && !(name in choices.options))
    return refuse('options', `“${name}” is none of ${optionsOf(choices).join(', ')}`);
  if (isSwitch && value !== undefined) return refuse('options', `${name} takes no value`);
  if (!isSwitch && value === undefined) return refuse('options', `${name} needs a value, such as ${name}=…`);
  return [name, value ?? true];
}
