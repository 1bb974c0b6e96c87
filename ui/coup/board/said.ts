import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { CoupView } from '../../../engine/coup';
import type { Speech, SpeechLine } from '../../match/table/stage/speech';
import { statementsIn, type Statement } from './statements';

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
