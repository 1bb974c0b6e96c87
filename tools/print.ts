import {
  coup,
  type CoupEvent,
  type CoupMove,
  type CoupSetup,
  type CoupState,
  type Role,
} from '../engine/coup';

// A game of Coup as an English record of play, with every card open: for people who look for what went wrong.

const coins = (count: number) => (count === 1 ? '1 coin' : `${count} coins`);
const cards = (count: number) => (count === 1 ? 'a card' : `${count} cards`);
const known = (secret: { readonly roles: readonly Role[] } | undefined) =>
  secret ? ` (${secret.roles.join(', ')})` : '';

type EventOf = { [Type in CoupEvent['type']]: Extract<CoupEvent, { type: Type }> };

const words: { readonly [Type in CoupEvent['type']]: (event: EventOf[Type]) => string } = {
  drafted: (event) => `${event.seat} picks a card from their set${known(event.secret)}`,
  sided: (event) => `sides are taken: ${event.parties.join(', ')}`,
  turn: (event) => `— the turn of ${event.seat} —`,
  acted: ({ seat, action, target, paid }) => {
    const aim = target === null ? '' : ` at ${target}`;
    return `${seat} declares ${action}${aim}${paid > 0 ? `, paying ${coins(paid)}` : ''}`;
  },
  allowed: (event) => `${event.seat} lets it pass`,
  challenged: (event) => `${event.by} challenges ${event.seat}: ${event.claim}?`,
  proved: (event) => `${event.seat} proves ${event.claim}, showing ${event.roles.join(', ')}`,
  conceded: (event) => `${event.seat} does not prove ${event.claim}`,
  blocked: (event) => `${event.seat} blocks ${event.action} as ${event.role}`,
  refunded: (event) => `${event.seat} takes back ${coins(event.coins)}`,
  gained: (event) =>
    `${event.seat} takes ${coins(event.coins)} from ${typeof event.from === 'number' ? event.from : `the ${event.from}`}`,
  lost: (event) => `${event.seat} turns up card ${event.card}: ${event.role}`,
  out: (event) => `${event.seat} is out`,
  forfeited: (event) => `${event.seat} leaves ${coins(event.coins)} to the treasury`,
  replaced: (event) => `${event.seat} gets a new card ${event.card}${known(event.secret)}`,
  drew: (event) => `${event.seat} draws ${cards(event.count)}${known(event.secret)}`,
  returned: (event) => `${event.seat} returns ${cards(event.count)}${known(event.secret)}`,
  shown: (event) => `${event.seat} shows card ${event.card} to ${event.to}${known(event.secret)}`,
  givenBack: (event) => `${event.by} gives ${event.seat} the card back`,
  swapped: (event) =>
    `${event.by} makes ${event.seat} swap card ${event.card} for a new one${known(event.secret)}`,
  converted: (event) => `${event.by} turns ${event.seat} to the ${event.party}`,
  bombGiven: (event) => `${event.seat} gives the bomb to ${event.to}`,
  bombClaimed: (event) =>
    `${event.seat} claims a contessa to ${event.will === 'pass' ? `pass it to ${event.to}` : 'defuse it'}`,
  bombExploded: (event) => `the bomb explodes on ${event.seat}`,
  bombDefused: (event) => `${event.seat} defuses the bomb`,
  bombReturned: () => 'the bomb is back in the middle',
  won: (event) => `${event.seat} wins`,
};

/** One line of the record. Parts left out by `witness` are left out here too. */
export const eventInWords = <Type extends CoupEvent['type']>(event: EventOf[Type] & { type: Type }): string =>
  words[event.type](event);

const hiddenRoles = (state: CoupState, seat: number): readonly Role[] =>
  (state.players[seat]?.cards ?? []).filter(({ faceUp }) => !faceUp).map(({ role }) => role);

/** What lies before the seat that is asked, by name: what it may keep, else its own cards. */
function nameOf(state: CoupState, card: number): string {
  const seat = coup.asked(state)?.seat ?? 0;
  if (state.stage.kind !== 'keep') return state.players[seat]?.cards[card]?.role ?? `card ${card}`;
  return [...hiddenRoles(state, seat), ...state.stage.drawn][card] ?? `card ${card}`;
}

/** A move without its seat, with cards by name: `steal 2`, `block contessa`, `keep duke captain`. */
export function moveInWords(state: CoupState, move: CoupMove): string {
  switch (move.type) {
    case 'act':
      return move.target === undefined ? move.action : `${move.action} ${move.target}`;
    case 'block':
    case 'draft':
      return `${move.type} ${move.role}`;
    case 'lose':
    case 'show':
      return `${move.type} ${nameOf(state, move.card)}`;
    case 'keep':
      return `keep ${move.cards.map((card) => nameOf(state, card)).join(' ')}`;
    case 'pass':
      return `pass ${move.target}`;
    case 'side':
      return `side ${move.party}`;
    case 'allow':
    case 'challenge':
    case 'prove':
    case 'concede':
    case 'giveBack':
    case 'swap':
    case 'explode':
    case 'defuse':
      return move.type;
  }
}

/** The table with every card open; cards in brackets lie face up, `>` marks whose turn it is. */
export function tableInWords(state: CoupState): string {
  const seats = state.players.map(({ coins: purse, party, cards: hand }, seat) => {
    const shown = hand.map(({ role, faceUp }) => (faceUp ? `(${role})` : role)).join(' ');
    return `${seat === state.turn ? '>' : ' '} ${seat}  ${String(purse).padStart(2)}  ${party ? `${party}  ` : ''}${shown}`;
  });
  const question = coup.asked(state);
  const end = question ? `asked: ${question.seat} to ${question.kind}` : 'the game is over';
  const reserve = state.factions ? `   reserve: ${state.reserve}` : '';
  return [...seats, `  court: ${state.court.join(' ')}${reserve}`, `  ${end}`].join('\n');
}

/** A whole game: the deal, what happened move by move, the table at the end. Stops at a move that is refused. */
export function recordInWords(setup: CoupSetup, seed: number, moves: readonly CoupMove[]): string {
  let state = coup.deal(setup, seed);
  const lines = [`${setup.book}, ${setup.players} players, seed ${seed}`, tableInWords(state), ''];
  for (const [at, move] of moves.entries()) {
    try {
      const step = coup.play(state, move);
      lines.push(...step.events.map(eventInWords));
      state = step.state;
    } catch (error) {
      const asked = coup.asked(state);
      lines.push(`!! move ${at + 1} (${asked?.seat} to ${asked?.kind}) is refused: ${String(error)}`);
      break;
    }
  }
  return [...lines, '', tableInWords(state)].join('\n');
}
