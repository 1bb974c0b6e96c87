/** A game as a record of play: `at('base', {…}).play('0 arm 2, 0 reveal 1, 3 k9 0, nobody stirs')`. */
import type { Seat, Viewer } from '../../../../engine';
import {
  cops,
  equipment,
  type Cops,
  type CopsEvent,
  type CopsMove,
  type CopsSetup,
  type CopsView,
  type Equipment,
} from '../../../../engine/cops';
import { Played } from '../../support/played';
import { equipmentFrom, identitiesFrom, letterOf, usualHands } from './deal';
import { moveInWords } from './words';

export interface Table {
  /** `'AHH'` for each seat, in the letters of `deal.ts`. */
  readonly hands?: readonly string[];
  readonly players?: number;
  readonly first?: Seat;
  /** What each seat holds; where nobody cares, something. */
  readonly equipment?: readonly (Equipment | null)[];
  /** What lies on top of the deck, top first. */
  readonly deck?: readonly Equipment[];
  readonly options?: CopsSetup['options'];
}

/** A set-up with nothing left to luck. */
type FixedSetup = CopsSetup & Required<Pick<CopsSetup, 'identities' | 'equipment'>>;

export const setupOf = (variant: CopsSetup['variant'], table: Table = {}): FixedSetup => {
  const hands = table.hands ?? usualHands(table.players ?? 4);
  return {
    variant,
    players: hands.length,
    first: table.first ?? 0,
    ...(table.options && { options: table.options }),
    identities: identitiesFrom(hands),
    equipment: equipmentFrom(hands.length, table.equipment ?? [], table.deck ?? [], table.options),
  };
};

/** Dealt, and nobody has laid their cards yet. */
export const dealt = (variant: CopsSetup['variant'], table?: Table): Play =>
  new Play(cops.deal(setupOf(variant, table), 1));

/** Dealt, and everybody has laid their cards as they came. */
export function at(variant: CopsSetup['variant'], table?: Table): Play {
  let game = dealt(variant, table);
  while (game.asked.endsWith('arrange')) game = game.play(`${game.asked} 012`);
  return game;
}

const windows = ['beforeAction', 'afterShot', 'atDeath', 'afterAction'];

const isEquipment = (word: string) => (equipment as readonly string[]).includes(word);

/**
 * While a window is open, who names a card speaks up and plays it, once those before them have passed; `all pass` lets
 * this window pass, `nobody stirs` this one and all that follow it, as does anything said next that is no part of a
 * window. With `others look` everybody takes the first look they are offered, until it is the turn of seat 0.
 */
export class Play extends Played<Cops> {
  protected readonly game = cops;

  /** How this seat could use its card now: in its own turn or, while a window is open, by speaking up. */
  uses(seat: Seat): readonly string[] {
    const game = this.isWindow ? this.until(seat, 'to speak').play(`${seat} speak`) : this;
    return game.offers.filter((offer) => isEquipment(offer.split(' ')[0] ?? ''));
  }

  view(viewer: Viewer = 'table'): CopsView {
    return cops.view(this.state, viewer);
  }

  /** Each seat's cards as their owner sees them; those in brackets lie face up: `'A(H)H'`. */
  get hands(): readonly string[] {
    return this.own(({ cards }) =>
      cards
        .map(({ identity, faceUp }) => {
          const letter = identity ? letterOf(identity) : '?';
          return faceUp ? `(${letter})` : letter;
        })
        .join(''),
    );
  }

  /** What each seat holds, by its own eyes. */
  get held(): readonly string[] {
    return this.own(({ hand }) => hand.join(' '));
  }

  /** The guns that are out: `'0→2 3→nobody'`. */
  get aims(): string {
    return this.view()
      .seats.flatMap(({ gun }, seat) => (gun ? [`${seat}→${gun.aim ?? 'nobody'}`] : []))
      .join(' ');
  }

  /** Who knows these cards, each a place such as `1.0`: `['0 3', '1']`. */
  knownTo(...places: readonly string[]): readonly string[] {
    return places.map((place) => {
      const [seat, card] = place.split('.').map(Number);
      return (this.view().seats[seat ?? 0]?.cards[card ?? 0]?.knownTo ?? []).join(' ');
    });
  }

  get statuses(): string {
    return this.view()
      .seats.map(({ status }) => status)
      .join(' ');
  }

  get wounded(): readonly Seat[] {
    return this.view().seats.flatMap(({ wounded }, seat) => (wounded ? [seat] : []));
  }

  get diamonds(): readonly number[] {
    return this.view().seats.map(({ diamonds }) => diamonds);
  }

  /** What lies open in front of each seat. */
  get attached(): readonly string[] {
    return this.view().seats.map(({ attached }) => attached.join(' '));
  }

  get outcome() {
    return cops.outcome(this.state);
  }

  /** The one event of this type. */
  only<Type extends CopsEvent['type']>(type: Type): Extract<CopsEvent, { type: Type }> {
    const [event, ...more] = this.all(type);
    return event && more.length === 0 ? event : this.fail(type, 'it has not happened just once');
  }

  /** What has happened since an earlier moment of this game. */
  since(earlier: Play): readonly CopsEvent[] {
    return this.events.slice(earlier.events.length);
  }

  private get isWindow(): boolean {
    return windows.includes(cops.asked(this.state)?.kind ?? '');
  }

  private own(tell: (seat: CopsView['seats'][number]) => string): readonly string[] {
    return this.view().seats.map((_, seat) =>
      tell(this.view(seat).seats[seat] ?? this.fail(`seat ${seat}`, 'it is not there')),
    );
  }

  protected moveInWords(move: CopsMove): string {
    return moveInWords(move);
  }

  protected toldInWords(): string {
    return this.events.map((event) => JSON.stringify(event)).join('\n');
  }

  protected answer(line: string): this {
    if (line === 'all pass') return this.letPass(line);
    if (line === 'nobody stirs') return this.quiet(line);
    if (line === 'others look') return this.othersLook(line);
    const [seat = '', ...words] = line.split(/\s+/);
    const wanted = words.join(' ');
    if (!this.isWindow) return this.say(seat, wanted, line);
    if (wanted === 'pass' || wanted === 'speak') return this.say(seat, wanted, line);
    if (!isEquipment(words[0] ?? '')) return this.quiet(line).say(seat, wanted, line);
    return this.until(Number(seat), line).say(seat, 'speak', `${seat} speak`).say(seat, wanted, line);
  }

  /** Those before this seat pass; it must be asked before the window is over. */
  private until(seat: Seat, line: string): this {
    const kind = cops.asked(this.state)?.kind;
    let now: this = this;
    while (cops.asked(now.state)?.seat !== seat) {
      now = now.next('(pass)', { type: 'pass' });
      if (cops.asked(now.state)?.kind !== kind) now.fail(line, `nobody asked seat ${seat} in ${kind}`);
    }
    return now;
  }

  private letPass(line: string): this {
    if (!this.isWindow) this.fail(line, `there is nothing to let pass: ${this.asked}`);
    const kind = cops.asked(this.state)?.kind;
    let now = this.next('(pass)', { type: 'pass' });
    while (cops.asked(now.state)?.kind === kind) now = now.next('(pass)', { type: 'pass' });
    return now;
  }

  private quiet(line: string): this {
    let now: this = this;
    while (now.isWindow) now = now.letPass(line);
    return now;
  }

  private othersLook(line: string): this {
    let now = this.quiet(line);
    while (now.asked !== '0 act') {
      const place = now.targets('investigate')[0] ?? now.fail(line, `it is ${now.asked}`);
      now = now.play(`${now.asked.charAt(0)} investigate ${place}`).quiet(line);
    }
    return now;
  }
}
