import type { TFunction } from 'i18next';
import type { CoupMove, CoupView, Party } from '../../../engine/coup';
import type { IconName } from '../../components/Icon';
import type { Answer } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import { roleName } from './words';

/** The public answers as buttons, in the order they are offered; letting it pass comes last, always in the same place. */
export function answersOf(
  t: TFunction,
  moves: readonly CoupMove[],
  view: CoupView,
  names: readonly string[],
): readonly Answer<CoupMove>[] {
  const answers = moves.flatMap((move) => answerFor(t, move, view, names) ?? []);
  const passes = ({ move }: Answer<CoupMove>) => move.type === 'allow';
  return [...answers.filter((answer) => !passes(answer)), ...answers.filter(passes)];
}

const banners: Readonly<Record<Party, IconName>> = { empire: 'crown', resistance: 'up' };

function answerFor(
  t: TFunction,
  move: CoupMove,
  { asked }: CoupView,
  names: readonly string[],
): Answer<CoupMove> | null {
  const role = roleName(t, 'contessa');
  switch (move.type) {
    case 'allow':
      return {
        move,
        label: t(`coup.decision.answers.allow.${asked?.kind === 'challenge' ? 'claim' : 'action'}`),
        icon: 'check',
        kind: 'brass',
      };
    case 'challenge':
      return { move, label: t('coup.decision.answers.challenge'), icon: 'challenge', kind: 'danger' };
    case 'block':
      return {
        move,
        label: t('coup.decision.answers.block', { role: roleName(t, move.role) }),
        icon: 'block',
        kind: 'plain',
      };
    case 'explode':
      return {
        move,
        label: t('coup.decision.answers.explode'),
        icon: 'warning',
        kind: 'danger',
        forGood: true,
      };
    case 'defuse':
      return { move, label: t('coup.decision.answers.defuse', { role }), icon: 'block', kind: 'plain' };
    case 'pass': {
      const name = nameAt(names, move.target);
      // C-59: a player who names another receiver has proven the Contessa already.
      const label =
        asked?.kind === 'redirect'
          ? t('coup.decision.answers.redirect', { name })
          : t('coup.decision.answers.pass', { name, role });
      return { move, label, icon: 'handOver', kind: 'plain' };
    }
    case 'side':
      return { move, label: t(`coup.parties.${move.party}`), icon: banners[move.party], kind: 'plain' };
    default:
      return null;
  }
}
