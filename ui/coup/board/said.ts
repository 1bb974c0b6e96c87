import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { CoupView, Action, Pending } from '../../../engine/coup';
import type { Character } from '../../cards/character';
import type { Speech, SpeechLine } from '../../match/table/stage/speech';
import { blockedDeed } from '../deeds';

/** What has been announced and is not settled yet. What it answers stands above it, smaller. */
export function saidIn(t: TFunction, view: CoupView, names: readonly string[]): Speech | null {
  if (view.outcome !== null) return null;
  const statements = statementsIn(t, view, names);
  const called = (seat: Seat) => (seat === view.viewer ? t('coup.board.you') : (names[seat] ?? ''));
  const latest = statements.at(-1);
  if (!latest) return null;
  return {
    face: latest.face,
    lines: [
      ...statements.slice(0, -1).map((statement) => earlier(t, statement, called)),
      ...latestLines(latest, called, names),
      ...doubt(t, view, names),
    ],
  };
}

type Called = (seat: Seat) => string;

function earlier(t: TFunction, { seat, claim, deed }: Statement, called: Called): SpeechLine {
  const state =
    claim !== null && deed !== null ? t('coup.board.claimAndDeed', { claim, deed }) : (claim ?? deed ?? '');
  return { text: t('coup.board.about', { what: called(seat), state }), size: 'small', tone: 'muted' };
}

function latestLines(
  { seat, claim, deed }: Statement,
  called: Called,
  names: readonly string[],
): readonly SpeechLine[] {
  const who: SpeechLine = { text: called(seat), size: 'medium', seat, name: names[seat] ?? '' };
  return [
    who,
    ...(claim === null ? [] : [{ text: claim, size: 'large', tone: 'brass', heading: true } as const]),
    ...(deed === null ? [] : [claim === null ? headline(deed) : ({ text: deed, size: 'medium' } as const)]),
  ];
}

const headline = (text: string): SpeechLine => ({ text, size: 'large', heading: true });

function doubt(t: TFunction, { pending, viewer }: CoupView, names: readonly string[]): readonly SpeechLine[] {
  const by = pending?.challenge?.by;
  const seat = pending?.atStake?.seat;
  if (by === undefined || seat === undefined) return [];
  const whose = by === viewer ? 'youDoubt' : seat === viewer ? 'doubtsYou' : 'doubts';
  const text = t(`coup.board.${whose}`, { by: names[by] ?? '', seat: names[seat] ?? '' });
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
function statementsIn(t: TFunction, view: CoupView, names: readonly string[]): readonly Statement[] {
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
