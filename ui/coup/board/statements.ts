import type { TFunction } from 'i18next';
import type { CoupView, Pending, Seat } from '../../../engine';

/** What somebody has announced: in their own words where it is a claim, and what comes of it. */
export interface Statement {
  readonly seat: Seat;
  readonly claim: string | null;
  readonly deed: string | null;
}

/** From the first to the latest, which is the one at stake. */
export function statementsIn(t: TFunction, view: CoupView, names: readonly string[]): readonly Statement[] {
  const { pending } = view;
  if (pending === null) return [];
  const { seat, claim, action, block, bomb } = pending;
  const announced: Statement = {
    seat,
    claim: claim && t(`board.claims.${claim}`),
    deed: deedIn(t, view, pending, names),
  };
  return [
    announced,
    ...(block
      ? [
          {
            seat: block.seat,
            claim: t(`board.claims.${block.role}`),
            deed: t('board.blocks', { action: t(`coup.actions.${action}`) }),
          },
        ]
      : []),
    ...(bomb ? [bombStatement(t, bomb, names)] : []),
  ];
}

function deedIn(t: TFunction, { reserve }: CoupView, pending: Pending, names: readonly string[]): string {
  const { action, seat, target } = pending;
  if (action === 'convert' && target === seat) return t('board.deeds.convertSelf');
  const aimedAt = target === null ? '' : (names[target] ?? '');
  return t(`board.deeds.${action}`, { target: aimedAt, coins: t('coins', { count: reserve }) });
}

function bombStatement(
  t: TFunction,
  bomb: NonNullable<Pending['bomb']>,
  names: readonly string[],
): Statement {
  const { holder: seat, claim, passTo } = bomb;
  if (claim === null) return { seat, claim: null, deed: t('board.bomb.held') };
  const target = passTo === null ? '' : (names[passTo] ?? '');
  return { seat, claim: t('board.claims.contessa'), deed: t(`board.bomb.${claim}`, { target }) };
}
