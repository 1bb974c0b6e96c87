import type { TFunction } from 'i18next';
import { comesOf, type OfSome, type Seat } from '../../../engine/core';
import { actionRules, type CoupEvent } from '../../../engine/coup';
import type { TalkHeard } from '../../faces/FaceScreens';
import { faceNamed } from './faces';

/** What somebody could say something at. */
type Moment = 'claims' | 'doubts' | 'caught' | 'catches' | 'proves' | 'loses' | 'wins';

interface Occasion {
  readonly seat: Seat;
  readonly moment: Moment;
}

/**
 * What a bot with a face says at what has just happened; null where all keep quiet. It follows from what the whole table
 * has witnessed and from nothing else, so it cannot tell anything of a hand.
 */
export function talkOf(t: TFunction, { steps, from, faces, names }: TalkHeard<CoupEvent>): string | null {
  const before = steps.slice(0, from).flatMap(({ events }) => events);
  const recent = steps.slice(from).flatMap(({ events }) => events);
  const number = before.length + recent.length;
  for (let at = recent.length - 1; at >= 0; at--) {
    const known = [...before, ...recent.slice(0, at + 1)];
    for (const { seat, moment } of occasions(known, number)) {
      const face = faceNamed(faces[seat] ?? '');
      if (!face) continue;
      const line = lineFor(moment, seat + number);
      return t('coup.talkLine', { name: names[seat] ?? '', line: t(`coup.talk.${face}.${line}`) });
    }
  }
  return null;
}

/** What the last of these events gives occasion to, and to whom first. */
function occasions(events: readonly CoupEvent[], number: number): readonly Occasion[] {
  const event = events.at(-1);
  return (event && comesOf(givenBy, event, events, number)) ?? [];
}

type Heard = [events: readonly CoupEvent[], number: number];

const givenBy: OfSome<CoupEvent, Heard, readonly Occasion[]> = {
  won: ({ seat }) => [{ seat, moment: 'wins' }],
  challenged: ({ by }) => [{ seat: by, moment: 'doubts' }],
  proved: ({ seat }) => [{ seat, moment: 'proves' }],
  conceded: ({ seat }, events) => [{ seat, moment: 'caught' }, ...catcher(events)],
  lost: ({ seat }, events) => (settledBy(events)?.type === 'conceded' ? [] : [{ seat, moment: 'loses' }]),
  acted: ({ seat, action }, _, number) => (actionRules[action].claims === null ? [] : claimant(seat, number)),
  blocked: ({ seat }, _, number) => claimant(seat, number),
};

const claimant = (seat: Seat, number: number): readonly Occasion[] =>
  isTalkative(seat, number) ? [{ seat, moment: 'claims' }] : [];

function catcher(events: readonly CoupEvent[]): readonly Occasion[] {
  const challenge = events.findLast(({ type }) => type === 'challenged');
  return challenge?.type === 'challenged' ? [{ seat: challenge.by, moment: 'catches' }] : [];
}

/** What the last doubt of this turn came to: a player who has been caught has said all there is to say. */
const settledBy = (events: readonly CoupEvent[]): CoupEvent | undefined =>
  events.findLast(({ type }) => type === 'conceded' || type === 'proved' || type === 'acted');

/** A claim is made every few moments; a word to each would be tiresome. */
const isTalkative = (seat: Seat, number: number): boolean => (seat * 5 + number) % 3 === 0;

type Line = 'claims1' | 'claims2' | 'doubts1' | 'doubts2' | Exclude<Moment, 'claims' | 'doubts'>;

const lineFor = (moment: Moment, number: number): Line =>
  moment === 'claims' || moment === 'doubts' ? `${moment}${number % 2 === 0 ? 1 : 2}` : moment;
