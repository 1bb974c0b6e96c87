import { coup, type Coup, type CoupMove, type CoupState } from '../../../engine/coup';
import { written } from '../coup';
import { isolated } from '../words';
import type { Handling } from './hands';

type CoupAct = Extract<CoupMove, { type: 'act' }>;

/** A coup at a last influence, which cannot be taken back. */
const takesLast = ({ players }: CoupState, { action, target }: CoupAct): boolean =>
  action === 'coup' && players[target ?? -1]?.cards.filter(({ faceUp }) => !faceUp).length === 1;

export const coupHandling: Handling<Coup> = {
  game: coup,
  written,
  deedOf: (move) => (move.type === 'act' ? move.action : null),
  letPass: { type: 'allow' },
  nobody: ({ coup: { decision } }, kind) =>
    kind === 'block' ? decision.nobodyBlocks : decision.nobodyChallenges,
  passes: ({ coup: { decision } }, kind) => decision.answers.allow[kind === 'block' ? 'action' : 'claim'],
  objection: (phone, move) => {
    const { answers } = phone.words.coup.decision;
    return move.type === 'block'
      ? phone.fill(answers.block, { role: phone.words.cast[move.role].name })
      : answers.challenge;
  },
  answer: async (hands, state, move) => {
    const { phone } = hands;
    const { coup: words, cast } = phone.words;
    const { decision } = words;
    if (move.type === 'act') {
      const names = await hands.names();
      const open = phone.with('button', words.actions[move.action]);
      if (!(await phone.sees(open))) await hands.lift();
      const forced = (state.players[state.turn]?.coins ?? 0) >= 10;
      // Where it can aim at one rival alone, nobody asks at whom.
      const aims = coup.moves(state).filter((one) => one.type === 'act' && one.action === move.action);
      const steps = [
        ...(forced ? [] : [words.actions[move.action]]),
        ...(forced || aims.length > 1 ? [isolated(names[move.target ?? -1] ?? '')] : []),
      ];
      const last = steps.pop() ?? '';
      for (const step of steps) await hands.touchWith(step);
      if (takesLast(state, move)) return hands.hold(phone.with('button', last).last());
      return hands.touchWith(last);
    }
    await hands.lift();
    const hand = (seat: number, card: number) => state.players[seat]?.cards[card]?.role ?? 'duke';
    switch (move.type) {
      case 'prove':
      case 'concede': {
        const said = coup.view(state, coup.asked(state)?.seat ?? 0).pending?.challenge?.claim;
        const canProve = coup.moves(state).some(({ type }) => type === 'prove');
        const label =
          move.type === 'prove'
            ? phone.fill(decision.confirm.show, {
                role: cast[said === 'noDuke' || !said ? 'duke' : said].name,
              })
            : decision.prove.keepHidden;
        return canProve ? hands.hold(phone.button(label)) : hands.touch(decision.prove.giveIn);
      }
      case 'lose': {
        const role = cast[hand(coup.asked(state)?.seat ?? 0, move.card)].name;
        return hands.hold(phone.page.getByRole('radio', { name: role, exact: true }).first());
      }
      case 'keep': {
        const each = move.cards.length === 1 ? 'radio' : 'checkbox';
        const [last = 0, ...others] = [...move.cards].reverse();
        for (const card of others) {
          hands.noteTouch();
          await phone.touch(phone.page.getByRole(each).nth(card));
        }
        return hands.hold(phone.page.getByRole(each).nth(last));
      }
      case 'draft': {
        const role = cast[move.role].name;
        return hands.hold(phone.page.getByRole('radio', { name: role, exact: true }).first());
      }
      default:
        throw new Error(`Nobody here answers ${move.type} in private.`);
    }
  },
};
