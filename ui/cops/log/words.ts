import type { TFunction } from 'i18next';
import type { CopsEvent } from '../../../engine/cops';
import { listed } from '../../i18n/listed';
import type { Breath } from '../../log/breaths';
import type { LineKind } from '../../log/logLine';
import { equipmentName, identityName, nameAt, placeName, placeNumber } from '../terms';
import { declaredIn } from './actions';
import { between, by, ownFirst, type Reader } from './reader';
import { usedIn } from './used';

interface Words {
  readonly text: string;
  readonly kind: LineKind;
}

/**
 * A breath in words. `next` is what happened after it: whether all have let something pass shows only then. Where the
 * secret part of an event is there, the reader is somebody who knows it, and it is told.
 */
export function wordsFor(
  t: TFunction,
  breath: Breath<CopsEvent>,
  next: CopsEvent | undefined,
  reader: Reader,
): Words {
  const [event] = breath;
  return { kind: kinds[event.type], text: sentence(t, breath, next, reader) };
}

const kinds: Readonly<Record<CopsEvent['type'], LineKind>> = {
  arranged: 'quiet',
  turn: 'heading',
  declared: 'said',
  passed: 'quiet',
  spoke: 'quiet',
  withdrew: 'quiet',
  used: 'said',
  looked: 'quiet',
  revealed: 'quiet',
  swapped: 'quiet',
  drew: 'quiet',
  discarded: 'quiet',
  handed: 'quiet',
  attached: 'quiet',
  detached: 'quiet',
  armed: 'quiet',
  aimed: 'quiet',
  dropped: 'quiet',
  holstered: 'quiet',
  shot: 'grave',
  deflected: 'said',
  wounded: 'grave',
  saved: 'quiet',
  out: 'grave',
  joinedBand: 'grave',
  paid: 'quiet',
  robbed: 'quiet',
  won: 'final',
};

function sentence(
  t: TFunction,
  breath: Breath<CopsEvent>,
  next: CopsEvent | undefined,
  reader: Reader,
): string {
  const { names, you } = reader;
  const [event] = breath;
  const name = 'seat' in event ? nameAt(names, event.seat) : '';
  switch (event.type) {
    case 'arranged':
      return arrangedIn(t, breath, reader);
    case 'passed':
      return letPass(t, breath, next, reader);
    case 'turn':
      return event.seat === you ? t('match.yourTurn') : t('log.turn', { name });
    case 'declared':
      return declaredIn(t, event.action, event.seat, reader);
    case 'used':
      return usedIn(t, event, reader);
    case 'looked': {
      const whose = between(event.seat, event.target, reader);
      if (breath.length > 1)
        return t(`cops.${whose}.lookedSeveral`, {
          name,
          target: nameAt(names, event.target),
          places: listed(
            t,
            breath.flatMap((one) => (one.type === 'looked' ? placeName(t, one.card) : [])),
          ),
        });
      const look = { name, target: nameAt(names, event.target), place: placeNumber(event.card) };
      return event.secret
        ? t(`cops.${whose}.lookedAt`, { ...look, identity: identityName(t, event.secret.identity) })
        : t(`cops.${whose}.looked`, look);
    }
    case 'revealed':
      return t(`cops.${by(event.seat, reader)}.revealed`, {
        name,
        place: placeNumber(event.card),
        identity: identityName(t, event.identity),
      });
    case 'swapped': {
      const { seats, cards } = ownFirst(event, reader);
      return t(seats[0] === you ? 'cops.logAtYou.swapped' : 'cops.log.swapped', {
        one: nameAt(names, seats[0]),
        other: nameAt(names, seats[1]),
        place: placeNumber(cards[0]),
        otherPlace: placeNumber(cards[1]),
      });
    }
    case 'drew':
    case 'discarded':
      return event.secret
        ? t(`cops.${by(event.seat, reader)}.${event.type}Known`, {
            name,
            card: equipmentName(t, event.secret.equipment),
          })
        : t(`cops.${by(event.seat, reader)}.${event.type}`, { name });
    case 'handed':
      return handedIn(t, event, reader);
    case 'attached':
    case 'detached':
      return t(`cops.${by(event.seat, reader)}.${event.type}`, {
        name,
        card: equipmentName(t, event.equipment),
      });
    case 'aimed':
      return event.target === null
        ? t(`cops.${by(event.seat, reader)}.aimless`, { name })
        : t(`cops.${between(event.seat, event.target, reader)}.aimed`, {
            name,
            target: nameAt(names, event.target),
          });
    case 'shot':
    case 'deflected':
    case 'paid':
      return t(`cops.${between(event.seat, event.target, reader)}.${event.type}`, {
        name,
        target: nameAt(names, event.target),
      });
    case 'robbed':
      return t(`cops.${between(event.seat, event.target, reader)}.robbed`, {
        name,
        target: nameAt(names, event.target),
        diamonds: t('cops.diamonds', { count: event.diamonds }),
      });
    case 'won':
      return wonBy(t, event, reader);
    default:
      return t(`cops.${by(event.seat, reader)}.${event.type}`, { name });
  }
}

type EventOf<Type extends CopsEvent['type']> = Extract<CopsEvent, { readonly type: Type }>;

function handedIn(t: TFunction, event: EventOf<'handed'>, reader: Reader): string {
  const [name, target] = [nameAt(reader.names, event.seat), nameAt(reader.names, event.target)];
  const whose = between(event.seat, event.target, reader);
  const card = event.item === 'hand' ? event.secret?.equipment : event.item;
  return card === undefined
    ? t(`cops.${whose}.handed`, { name, target })
    : t(`cops.${whose}.handedKnown`, { name, target, card: equipmentName(t, card) });
}

const reasons = ['kingpinDown', 'agentDown', 'bothLeaders', 'diamonds'] as const;

export type Reason = (typeof reasons)[number];

/** The engine gives no other reason; what a game ends for is open text to the rest of the house. */
export const reasonIn = (reason: string): Reason => reasons.find((one) => one === reason) ?? 'bothLeaders';

function wonBy(t: TFunction, { winners, reason }: EventOf<'won'>, { names, you }: Reader): string {
  const others = winners.flatMap((seat) => (seat === you ? [] : nameAt(names, seat)));
  const named = listed(t, others);
  if (others.length === winners.length)
    return t(`cops.log.won.${reasonIn(reason)}`, {
      names: others.length === 0 ? t('cops.log.nobodyLeft') : named,
    });
  const won = t(`cops.yourLog.won.${reasonIn(reason)}`);
  return others.length === 0 ? won : `${won} ${t('cops.yourLog.wonWith', { names: named })}`;
}

// — who did the same —

/** Whether whoever reads it is among them, and what the others are called. */
function doersOf(breath: Breath<CopsEvent>, { names, you }: Reader) {
  const seats = breath.flatMap((event) => ('seat' in event ? [event.seat] : []));
  const others = seats.filter((seat) => seat !== you).map((seat) => nameAt(names, seat));
  return { youToo: others.length < seats.length, others };
}

function arrangedIn(t: TFunction, breath: Breath<CopsEvent>, reader: Reader): string {
  const { youToo, others } = doersOf(breath, reader);
  return [
    ...(youToo ? [t('cops.yourLog.arranged')] : []),
    ...(others.length > 0 ? [t('cops.log.arranged', { names: listed(t, others) })] : []),
  ].join(' ');
}

/** Whatever happens next, all have let it pass: where somebody speaks up, `linesOf` leaves it out. */
function letPass(
  t: TFunction,
  breath: Breath<CopsEvent>,
  next: CopsEvent | undefined,
  reader: Reader,
): string {
  if (next !== undefined) return t('cops.log.passed.all');
  const { youToo, others } = doersOf(breath, reader);
  const key = others.length === 1 ? 'one' : 'several';
  return [
    ...(youToo ? [t('cops.yourLog.passed')] : []),
    ...(others.length > 0 ? [t(`cops.log.passed.${key}`, { names: listed(t, others) })] : []),
  ].join(' ');
}
