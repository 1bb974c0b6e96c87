import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { Action, CoupView, Pending } from '../../../engine/coup';
import type { Character } from '../../cards/character';
import { narratorFor, readerOf, type Narrator } from '../../log/eventRow';
import type { Speech, SpeechLine } from '../../match/table/stage/speech';
import { faceBehind } from '../decisions/words';
import { blockedDeed } from '../deeds';

/** What has been announced and is not settled yet. What it answers stands above it, smaller. */
export function saidIn(t: TFunction, view: CoupView, names: readonly string[]): Speech | null {
  if (view.outcome !== null) return null;
  const narrator = narratorFor(t, readerOf(view, names));
  const statements = statementsIn(view, narrator);
  const latest = statements.at(-1);
  if (!latest) return null;
  return {
    face: latest.face,
    lines: [
      ...statements.slice(0, -1).map((statement) => earlier(statement, narrator)),
      ...latestLines(latest, narrator, view),
      ...doubt(view, narrator),
    ],
  };
}

const called = (seat: Seat, { t, name, you }: Narrator): string =>
  seat === you ? t('coup.board.you') : name(seat);

function earlier({ seat, claim, deed }: Statement, narrator: Narrator): SpeechLine {
  const { t } = narrator;
  const state =
    claim !== null && deed !== null ? t('coup.board.claimAndDeed', { claim, deed }) : (claim ?? deed ?? '');
  const text = t('coup.board.about', { what: called(seat, narrator), state });
  return { text, size: 'small', tone: 'muted' };
}

function latestLines(
  { seat, claim, deed }: Statement,
  narrator: Narrator,
  { pending }: CoupView,
): readonly SpeechLine[] {
  // What is doubted is the claim.
  const toldBefore = pending?.challenge ? ({ news: true } as const) : {};
  return [
    { text: called(seat, narrator), size: 'medium', seat, name: narrator.name(seat) },
    ...(claim === null ? [] : [{ text: claim, size: 'large', tone: 'brass', heading: true } as const]),
    ...(deed === null
      ? []
      : [claim === null ? headline(deed) : ({ text: deed, size: 'medium', ...toldBefore } as const)]),
  ];
}

const headline = (text: string): SpeechLine => ({ text, size: 'large', heading: true });

function doubt({ pending }: CoupView, { t, name, you }: Narrator): readonly SpeechLine[] {
  const by = pending?.challenge?.by;
  const seat = pending?.atStake?.seat;
  if (by === undefined || seat === undefined) return [];
  const whose = by === you ? 'youDoubt' : seat === you ? 'doubtsYou' : 'doubts';
  const text = t(`coup.board.${whose}`, { by: name(by), seat: name(seat) });
  return [{ text, size: 'medium', tone: 'danger' }];
}

/** What somebody has announced: in their own words where it is a claim, and what comes of it. */
interface Statement {
  readonly seat: Seat;
  readonly claim: string | null;
  readonly deed: string | null;
  /** Whom they say they are. */
  readonly face: Character | null;
}

/** From the first to the latest, which is the one at stake. */
function statementsIn({ pending, reserve }: CoupView, narrator: Narrator): readonly Statement[] {
  if (pending === null) return [];
  const { t } = narrator;
  const { seat, claim, action, block, bomb } = pending;
  const announced: Statement = {
    seat,
    claim: claim && t(`coup.board.claims.${claim}`),
    deed: deedIn(pending, reserve, narrator),
    face: faceBehind(pending),
  };
  const blocked = block && {
    seat: block.seat,
    claim: t(`coup.board.claims.${block.role}`),
    deed: t('coup.board.blocks', { action: blockedDeed(t, action) }),
    face: block.role,
  };
  return [announced, ...(blocked ? [blocked] : []), ...(bomb ? [bombStatement(bomb, narrator)] : [])];
}

const aimed = ['coup', 'assassinate', 'steal', 'examine', 'convert', 'bomb'] as const satisfies Action[];

function deedIn({ action, seat, target }: Pending, reserve: number, { t, name, you }: Narrator): string {
  if (action === 'convert' && target === seat) return t('coup.board.deeds.convertSelf');
  const atYou = target === you ? aimed.find((one) => one === action) : undefined;
  if (atYou !== undefined) return t(`coup.board.deedsAtYou.${atYou}`);
  const aimedAt = target === null ? '' : name(target);
  return t(`coup.board.deeds.${action}`, { target: aimedAt, coins: t('coins.count', { count: reserve }) });
}

function bombStatement(
  { holder: seat, claim, passTo }: NonNullable<Pending['bomb']>,
  { t, name, you }: Narrator,
): Statement {
  if (claim === null) return { seat, claim: null, deed: t('coup.board.bomb.held'), face: 'anarchist' };
  const target = passTo === null ? '' : name(passTo);
  const toYou = claim === 'pass' && passTo === you;
  const deed = toYou ? t('coup.board.bombToYou') : t(`coup.board.bomb.${claim}`, { target });
  return { seat, claim: t('coup.board.claims.contessa'), deed, face: 'contessa' };
}
