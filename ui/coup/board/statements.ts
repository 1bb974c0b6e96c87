import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { Action, CoupView, Pending } from '../../../engine/coup';
import type { Character } from '../../cards/character';
import { blockedDeed } from '../blockedDeed';

/** What somebody has announced: in their own words where it is a claim, and what comes of it. */
export interface Statement {
  readonly seat: Seat;
  readonly claim: string | null;
  readonly deed: string | null;
  /** Whom they say they are. */
  readonly face: Character | null;
}

/** From the first to the latest, which is the one at stake. */
export function statementsIn(t: TFunction, view: CoupView, names: readonly string[]): readonly Statement[] {
  const { pending } = view;
  if (pending === null) return [];
  const { seat, claim, action, block, bomb } = pending;
  const announced: Statement = {
    seat,
    claim: claim && t(`coup.board.claims.${claim}`),
    deed: deedIn(t, view, pending, names),
    face: faceOf(pending),
  };
  return [
    announced,
    ...(block
      ? [
          {
            seat: block.seat,
            claim: t(`coup.board.claims.${block.role}`),
            deed: t('coup.board.blocks', { action: blockedDeed(t, action) }),
            face: block.role,
          },
        ]
      : []),
    ...(bomb ? [bombStatement(t, view, bomb, names)] : []),
  ];
}

const aimed = ['coup', 'assassinate', 'steal', 'examine', 'convert', 'bomb'] as const satisfies Action[];

function faceOf({ claim, action }: Pending): Character | null {
  if (action === 'bomb') return 'anarchist';
  return claim === 'noDuke' ? null : claim;
}

function deedIn(
  t: TFunction,
  { reserve, viewer }: CoupView,
  pending: Pending,
  names: readonly string[],
): string {
  const { action, seat, target } = pending;
  if (action === 'convert' && target === seat) return t('coup.board.deeds.convertSelf');
  const atYou = target === viewer ? aimed.find((one) => one === action) : undefined;
  if (atYou !== undefined) return t(`coup.board.deedsAtYou.${atYou}`);
  const aimedAt = target === null ? '' : (names[target] ?? '');
  return t(`coup.board.deeds.${action}`, { target: aimedAt, coins: t('coins.count', { count: reserve }) });
}

function bombStatement(
  t: TFunction,
  { viewer }: CoupView,
  bomb: NonNullable<Pending['bomb']>,
  names: readonly string[],
): Statement {
  const { holder: seat, claim, passTo } = bomb;
  if (claim === null) return { seat, claim: null, deed: t('coup.board.bomb.held'), face: 'anarchist' };
  const target = passTo === null ? '' : (names[passTo] ?? '');
  const toYou = claim === 'pass' && passTo === viewer;
  const deed = toYou ? t('coup.board.bombToYou') : t(`coup.board.bomb.${claim}`, { target });
  return { seat, claim: t('coup.board.claims.contessa'), deed, face: 'contessa' };
}
