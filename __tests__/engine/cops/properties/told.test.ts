/** What is told is all that happens: the table, kept once more from nothing but what everybody hears. */
import { cops, type CopsEvent, type CopsView } from '../../../../engine/cops';
import { everyStep, expectSame } from '../../core/playout';
import { publicView, type SeatView } from './eyes';
import { gamesEverywhere } from './tables';

/** What lies on the table, as far as anybody can see without knowing a card. */
function tableIn({ seats, guns, deck, direction, turn, coffee, removed, outcome }: CopsView) {
  return {
    seats: seats.map(({ status, cards, hand, attached, gun, diamonds }) => ({
      status,
      faceUp: cards.map(({ faceUp }) => faceUp),
      hand: hand.length,
      attached: [...attached],
      gun: gun && { ...gun },
      diamonds,
    })),
    guns,
    deck,
    direction,
    turn,
    coffee,
    removed: removed.length,
    outcome,
  };
}

type Table = ReturnType<typeof tableIn>;

function told(table: Table, event: CopsEvent): void {
  const at = (seat: number) => table.seats[seat] as Table['seats'][number];
  switch (event.type) {
    case 'turn':
      Object.assign(table, { turn: event.seat, coffee: null });
      table.seats.forEach(({ gun }) => gun && (gun.fresh = false));
      return;
    case 'used':
      at(event.seat).hand--;
      return used(table, event);
    case 'revealed':
      at(event.seat).faceUp[event.card] = true;
      return;
    case 'swapped': {
      const [one, other] = event.seats.map((seat) => at(seat).faceUp) as [boolean[], boolean[]];
      const [here, there] = event.cards;
      [one[here], other[there]] = [other[there] === true, one[here] === true];
      return;
    }
    case 'drew':
      table.deck--;
      at(event.seat).hand++;
      return;
    case 'discarded':
      at(event.seat).hand--;
      table.deck++;
      return;
    case 'handed': {
      const { item } = event;
      if (item === 'hand') {
        at(event.seat).hand--;
        at(event.target).hand++;
        return;
      }
      at(event.seat).attached = at(event.seat).attached.filter((card) => card !== item);
      at(event.target).attached.push(item);
      return;
    }
    case 'attached':
      at(event.seat).attached.push(event.equipment);
      return;
    case 'detached':
      at(event.seat).attached = at(event.seat).attached.filter((card) => card !== event.equipment);
      table.deck++;
      return;
    // Out of the middle, or out of the hand a Taser has emptied; in the band's game out of its holster.
    case 'armed':
      at(event.seat).gun ??= { aim: null, fresh: false };
      table.guns = Math.max(0, table.guns - 1);
      return;
    case 'aimed':
      at(event.seat).gun = { aim: event.target, fresh: at(event.seat).gun?.fresh === true };
      return;
    case 'dropped':
      at(event.seat).gun = null;
      table.guns++;
      return;
    case 'holstered':
      at(event.seat).gun = null;
      return;
    case 'saved':
      at(event.seat).status = 'cop';
      return;
    case 'out':
      at(event.seat).status = 'out';
      return;
    case 'joinedBand':
      Object.assign(at(event.seat), { status: 'band', faceUp: [] });
      table.removed += 3;
      return;
    case 'paid':
      at(event.seat).diamonds--;
      at(event.target).diamonds++;
      return;
    case 'robbed':
      at(event.target).diamonds -= event.diamonds;
      at(event.seat).diamonds += event.diamonds;
      return;
    case 'won':
      table.outcome = { winners: event.winners, reason: event.reason };
      return;
    case 'arranged':
    case 'declared':
    case 'passed':
    case 'spoke':
    case 'withdrew':
    case 'looked':
    case 'shot':
    case 'deflected':
    case 'wounded':
  }
}

/** What a card does by itself; the rest is told as it happens. */
function used(table: Table, event: Extract<CopsEvent, { type: 'used' }>): void {
  if (event.equipment !== 'disguise' && event.equipment !== 'plantedEvidence') table.deck++;
  if (event.equipment === 'coffee') table.coffee = event.seat;
  if (event.equipment === 'smokeGrenade') table.direction = table.direction === 1 ? -1 : 1;
  if (event.equipment === 'flashbang') table.seats[event.target]?.faceUp.fill(false);
  if (event.equipment === 'taser') {
    Object.assign(table.seats[event.target] as object, { gun: null });
    Object.assign(table.seats[event.seat] as object, { gun: { aim: null, fresh: true } });
    table.guns++;
  }
}

test('GC-13 GC-30 GC-V08 cards, guns, diamonds and turns are where the events have put them', () => {
  gamesEverywhere().forEach((game) => {
    const table = tableIn(publicView((game.steps[0] as (typeof game.steps)[0]).state));
    everyStep(game, ({ state, events }, before) => {
      if (!before) return;
      events.forEach((event) => told(table, cops.witness(event, 'table')));
      expectSame(tableIn(publicView(state)), table);
    });
  });
});

/** One word for each event, in their order. */
const wordsOf = (events: readonly CopsEvent[]) =>
  events.map((event) => `${event.type === 'used' ? event.equipment : event.type} `).join('');

const talk = '(?:passed |spoke |withdrew )*';
const shield = '(?:riotShield deflected )?';
const spared = 'wounded drew (?:discarded )?';
const over = 'won $';
const fallsOut = `${talk}(?:mobileDetonator )?${talk}out (?:discarded )?(?:dropped )?(?:aimed )*`;
const joins = 'joinedBand (?:detached )*(?:aimed )*(?:won $|handed (?:discarded )?|discarded )?';
const fallsToBand = `${talk}(?:mobileDetonator ${talk})?(?:defibrillator saved (?:discarded )?|${joins})`;

/** From the trigger to the last of what a shot does, in the order of the book. */
const courseOfShot = {
  base: `(?:dropped )?${talk}${shield}(?:revealed ){0,3}(?:${over}|${spared}|${fallsOut})`,
  band: `(?:holstered )?${talk}${shield}(?:revealed ){0,3}(?:holstered )?(?:${over}|${spared}|${fallsToBand})`,
};

test('GC-17 GC-20 GC-21 GC-22 GC-V13 GC-V15 V-09 V-23 a hit takes its course in one order', () => {
  gamesEverywhere().forEach(({ match, steps }) => {
    const [, ...shots] = wordsOf(steps.flatMap(({ events }) => events)).split('shot ');
    const course = new RegExp(`^${courseOfShot[match.setup.variant]}`);
    shots.forEach((shot) => expect(shot).toMatch(course));
  });
});

test('GC-20 GC-21 GC-22 GC-V15 it is the one it was fired at, or a neighbour behind a shield, who is hit', () => {
  gamesEverywhere().forEach((game) => {
    let target: number | null = null;
    everyStep(game, ({ state, events }) => {
      events.forEach((event) => {
        if (event.type === 'shot') ({ target } = event);
        if (event.type === 'deflected') {
          expectSame(event.seat, target);
          ({ target } = event);
        }
        if (event.type === 'wounded' || event.type === 'out' || event.type === 'joinedBand')
          expectSame([event.seat, publicView(state).lastShot !== null], [target, true]);
      });
    });
  });
});

/** What turns a gun: its owner's arming and aiming, a card, the band; and that its target is gone. */
test('GC-27 V-10 V-14 no gun is turned but by an arm, an aim, a card or the band, or as its target goes', () => {
  gamesEverywhere().forEach((game) => {
    let turned = 0;
    everyStep(game, ({ state, events }, before) => {
      const move = game.match.moves[turned++ - 1];
      if (!before || !move) return;
      const { declared, turn, seats } = publicView(before);
      const action = 'gun' in move || move.type === 'arm' ? move : declared;
      const isCop = (seat: number) => seats[seat]?.status === 'cop';
      const gone = events.flatMap((event) =>
        event.type === 'out' || event.type === 'joinedBand' ? [event.seat] : [],
      );
      const cards = events.flatMap((event) => (event.type === 'used' ? [event] : []));
      const ordered = cards.some(({ equipment }) => equipment === 'restrainingOrder');
      const lonely = publicView(state).seats.filter(({ status }: SeatView) => status === 'cop').length === 2;
      events.forEach((event) => {
        if (event.type !== 'aimed') return;
        const { seat, target } = event;
        const reasons = [
          target === null && gone.includes(seats[seat]?.gun?.aim ?? -1),
          target === null && action?.type === 'arm' && seat === turn && !isCop(action.target),
          action?.type === 'arm' && seat === turn && target === action.target,
          action?.type === 'infiltrate' && seat === action.gun && target === action.target,
          move.type === 'aim' && seat === cops.asked(before)?.seat && target === move.target,
          cards.some((card) => card.equipment === 'walkieTalkie' && card.target === target),
          // With a single one to aim at nobody is asked.
          lonely && seat === turn,
          ordered && seat === turn && target !== seats[seat]?.gun?.aim,
        ];
        expectSame(reasons.includes(true), true);
      });
    });
  });
});
