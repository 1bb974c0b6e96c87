import { sameMove } from '../../../engine';
import { cops, type Cops, type CopsMove, type CopsState, type CopsView } from '../../../engine/cops';
import {
  nextSteps,
  openAfter,
  swapped,
  waysOf,
  withoutChoice,
  type Step,
} from '../../../ui/cops/decisions/ways';
import { writtenCops } from '../cops';
import { isolated, type Words } from '../words';
import type { Handling, Hands } from './hands';

type SeenCard = CopsView['seats'][number]['cards'][number];

const windowOf = (kind: string): keyof Words['cops']['decision']['nobody'] =>
  kind === 'beforeAction' || kind === 'afterShot' || kind === 'atDeath' ? kind : 'afterAction';

const deeds: readonly string[] = ['investigate', 'arm', 'equip', 'shoot', 'grab', 'swap', 'infiltrate'];

export const copsHandling: Handling<Cops> = {
  game: cops,
  written: writtenCops,
  deedOf: ({ type }) => deeds.find((deed) => deed === type) ?? null,
  letPass: { type: 'pass' },
  nobody: ({ cops: { decision } }, kind) => decision.nobody[windowOf(kind)],
  nobodyAnd: (phone, state, next, names) => {
    const { stays, turns, anew } = phone.words.cops.decision.nobodyAnd;
    const name = names[state.turn] ?? '';
    const aim = state.players[state.turn]?.gun?.aim ?? null;
    const goal = next?.type === 'aim' ? next.target : aim;
    const target = goal === null ? '' : (names[goal] ?? '');
    return [phone.fill(goal === aim ? stays : turns, { name, target }), phone.fill(anew, { name })];
  },
  nobodyAhead: ({ cops: { decision } }) => decision.nobodyAhead,
  objectionAhead: ({ cops: { decision } }) => decision.speakAhead,
  passes: ({ cops: { decision } }) => decision.pass,
  objection: ({ words }) => words.cops.decision.speak,
  answer: async (hands, state, move) => {
    const asked = cops.asked(state);
    if (!asked) return;
    const isOpen = !asked.secret || (await isAskedOpenly(hands, asked.kind, move));
    if (!isOpen) await hands.lift();
    const at = new Answer(hands, state, await hands.names(), isOpen);
    await at.give(move);
  },
};

/** Whether it can be answered on the open table, as the rows of its questions have it. */
const isAskedOpenly = async ({ phone }: Hands<Cops>, kind: string, { type }: CopsMove): Promise<boolean> =>
  kind === 'act'
    ? type !== 'use'
    : kind === 'reveal' && (await phone.sees(phone.page.getByRole('radio').first()));

class Answer {
  private readonly hands: Hands<Cops>;
  private readonly state: CopsState;
  private readonly names: readonly string[];
  private readonly me: number;
  private readonly view: CopsView;

  constructor(hands: Hands<Cops>, state: CopsState, names: readonly string[], isOpen: boolean) {
    const asked = cops.asked(state);
    this.hands = hands;
    this.state = state;
    this.names = names;
    this.me = asked?.seat ?? 0;
    this.view = cops.view(state, isOpen ? 'table' : this.me);
  }

  async give(move: CopsMove): Promise<void> {
    const { hands } = this;
    const { fill, words } = this.text;
    const { decision, actions } = words.cops;
    switch (move.type) {
      case 'arrange':
        return this.arrange(move.order);
      case 'investigate': {
        if (!(await hands.phone.sees(this.laidOut(actions.investigate))))
          await hands.touchWith(actions.investigate);
        const state = this.cardWithin(move.target, move.card);
        return hands.touchCard(
          'button',
          fill(words.cops.board.about, { what: this.names[move.target] ?? '', state }),
        );
      }
      case 'arm': {
        const aims = this.laidOut(actions.arm);
        if (!(await hands.phone.sees(aims))) {
          await hands.touchWith(actions.arm);
          return this.choose(move, null, ({ type }) => type === 'arm');
        }
        return hands.touchIn(aims, isolated(this.names[move.target] ?? ''));
      }
      case 'use':
        if (cops.asked(this.state)?.kind !== 'use')
          await hands.touchWith(words.equipment[move.equipment].name);
        return this.choose(
          move,
          fill(decision.play, { card: words.equipment[move.equipment].name }),
          (one) => one.type === 'use' && one.equipment === move.equipment,
        );
      case 'withdraw':
        return hands.touch(decision.withdraw);
      case 'reveal':
        return hands.hold(
          hands.phone.page
            .getByRole('radio', { name: this.cardWords(this.me, move.card), exact: true })
            .first(),
        );
      case 'keep':
        return hands.hold(hands.phone.with('button', words.equipment[move.equipment].name).last());
      case 'look':
        // Several cards are confirmed as they are chosen.
        return this.choose(
          move,
          cops.moves(this.state).some((one) => one.type === 'look' && one.cards.length > 1)
            ? null
            : decision.confirm.card,
        );
      case 'aim': {
        const stays = this.view.seats[this.me]?.gun?.aim === move.target;
        if (stays) return hands.touch(fill(decision.confirm.aim, { target: this.names[move.target] ?? '' }));
        return this.choose(move, null);
      }
      case 'deflect':
        return this.choose(move, decision.confirm.deflect);
      case 'pass':
      case 'speak':
        throw new Error(`Nobody here answers ${move.type} in private.`);
      case 'shoot':
        return hands.hold(hands.phone.with('button', actions.shoot).last());
      default: {
        await hands.touchWith(actions[move.type]);
        if (move.type === 'equip' && move.target === undefined) return;
        return this.choose(move, null, ({ type }) => type === move.type);
      }
    }
  }

  /** An action whose aims lie beside the others, where they have room; else they are asked on a page of their own. */
  private laidOut(action: string) {
    return this.hands.phone.page.getByRole('group', { name: action, exact: true });
  }

  private get text() {
    const { phone } = this.hands;
    return { words: phone.words, fill: phone.fill.bind(phone) };
  }

  /** GC-09: a card that is dragged onto another changes places with it. */
  private async arrange(order: readonly number[]): Promise<void> {
    const { hands } = this;
    let now: readonly number[] = [0, 1, 2];
    for (const [place, card] of order.entries()) {
      const from = now.indexOf(card);
      if (from === place) continue;
      const cards = hands.phone.page.getByRole('checkbox');
      await hands.drag(cards.nth(from), cards.nth(place));
      now = swapped(now, from, place);
    }
    await hands.hold(hands.phone.button(this.text.words.cops.decision.confirm.arrange));
  }

  /** One question after the other, as the sheet puts them. */
  private async choose(
    move: CopsMove,
    confirm: string | null,
    isOf: (one: CopsMove) => boolean = () => true,
  ): Promise<void> {
    const ways = waysOf(cops.moves(this.state).filter(isOf));
    const way = ways.find((one) => sameMove(one.move, move));
    if (!way) throw new Error(`${JSON.stringify(move)} is not offered.`);
    let chosen: readonly Step[] = withoutChoice(ways, []);
    while (chosen.length < way.steps.length) {
      const step = way.steps[chosen.length];
      if (!step) break;
      const further = [...chosen, step];
      const [left] = openAfter(ways, further);
      const isLast = left?.steps.length === further.length;
      await this.take(step, nextSteps(ways, chosen), isLast ? confirm : null);
      // A player or a card that is held has said it all, and so has the word below several cards.
      if (isLast && step.ask !== 'item') return;
      chosen = isLast ? further : withoutChoice(ways, further);
    }
    if (confirm !== null) await this.hands.touch(confirm);
  }

  private async take(step: Step, beside: readonly Step[], confirm: string | null): Promise<void> {
    const { hands } = this;
    const { fill, words } = this.text;
    const { decision } = words.cops;
    if (step.ask === 'item')
      return hands.touchWith(
        step.item === 'hand'
          ? decision.item.hand
          : fill(decision.item.attached, { card: words.equipment[step.item].name }),
      );
    if (step.ask !== 'cards') {
      const name = this.names[step.seat] ?? '';
      const called = step.seat === this.me ? fill(decision.oneself, { name }) : isolated(name);
      return confirm === null
        ? hands.touchWith(called)
        : hands.hold(hands.phone.with('button', called).last());
    }
    const several = beside.some((one) => one.ask === 'cards' && one.cards.length > 1);
    // Of several all are chosen to begin with: those that are not wanted are touched.
    const all = beside.flatMap((one) => (one.ask === 'cards' && one.cards.length === 1 ? one.cards : []));
    const touched = several ? all.filter((card) => !step.cards.includes(card)) : step.cards;
    for (const card of touched) {
      const label = this.cardWords(step.of, card);
      if (several || confirm === null) await hands.touchCard(several ? 'checkbox' : 'radio', label);
      else await hands.hold(hands.phone.see('radio', label).first());
    }
    if (several) await hands.touch(confirm ?? decision.confirm[step.cards.length === 1 ? 'card' : 'cards']);
  }

  private cardWords(seat: number, place: number): string {
    const { fill, words } = this.text;
    return fill(words.cops.decision.cardAt, {
      place: place + 1,
      card: this.cardName(this.view.seats[seat]?.cards[place]),
    });
  }

  /** The same in a line about its owner. */
  private cardWithin(seat: number, place: number): string {
    const { fill, words } = this.text;
    const { hiddenAt, known } = words.cops.board;
    const card = this.view.seats[seat]?.cards[place];
    const at = { place: place + 1 };
    return card?.identity == null ? fill(hiddenAt, at) : fill(known, { ...at, card: this.cardName(card) });
  }

  private cardName(card: SeenCard | undefined): string {
    const { fill, words } = this.text;
    if (!card || card.identity === null) return words.cops.decision.unknown;
    const { name } = words.cast[card.identity];
    return card.faceUp ? fill(words.cops.decision.faceUp, { card: name }) : name;
  }
}
