import type { TFunction } from 'i18next';
import type { CoupMove, CoupView, Party } from '../../../engine/coup';
import type { IconName } from '../../components/Icon';
import type { Answer } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import { hiddenCards, roleName } from './words';

/** The public answers as buttons, in the order they are offered; letting it pass comes last, always in the same place. */
export function answersOf(
  t: TFunction,
  moves: readonly CoupMove[],
  view: CoupView,
  names: readonly string[],
): readonly Answer<CoupMove>[] {
  const answers = moves.flatMap((move) => {
    const look = lookOf(t, move, view, names);
    return look ? [{ move, ...look }] : [];
  });
  const passes = ({ move }: Answer<CoupMove>) => move.type === 'allow';
  return [...answers.filter((answer) => !passes(answer)), ...answers.filter(passes)];
}

/** The assassin comes for the last influence, and nothing but a block is left against it. */
const isFatal = (view: CoupView): boolean =>
  view.asked?.kind === 'block' &&
  view.pending?.action === 'assassinate' &&
  hiddenCards(view, view.asked.seat).length === 1;

/** As on the seals at the table. */
const banners: Readonly<Record<Party, IconName>> = { empire: 'crown', resistance: 'flame' };

/** The button of an answer; null for what is not said aloud. */
function lookOf(
  t: TFunction,
  move: CoupMove,
  view: CoupView,
  names: readonly string[],
): Omit<Answer<CoupMove>, 'move'> | null {
  const { asked } = view;
  const said = 'coup.decision.answers';
  const role = roleName(t, move.type === 'block' ? move.role : 'contessa');
  switch (move.type) {
    case 'allow': {
      const label = t(`${said}.allow.${asked?.kind === 'challenge' ? 'claim' : 'action'}`);
      return isFatal(view)
        ? { label, icon: 'warning', kind: 'danger' }
        : { label, icon: 'check', kind: 'brass' };
    }
    case 'challenge':
      return { label: t(`${said}.challenge`), icon: 'challenge', kind: 'danger' };
    case 'block':
    case 'defuse':
      return { label: t(`${said}.${move.type}`, { role }), icon: 'block', kind: 'plain' };
    case 'explode':
      return { label: t(`${said}.explode`), icon: 'warning', kind: 'danger', forGood: true };
    case 'pass': {
      // C-59: a player who names another receiver has proven the Contessa already.
      const way = asked?.kind === 'redirect' ? 'redirect' : 'pass';
      const label = t(`${said}.${way}`, { name: nameAt(names, move.target), role });
      return { label, icon: 'handOver', kind: 'plain', seat: move.target };
    }
    case 'side':
      return { label: t(`coup.parties.${move.party}`), icon: banners[move.party], kind: 'plain' };
    default:
      return null;
  }
}
