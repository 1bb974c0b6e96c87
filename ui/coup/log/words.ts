import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import { parties, type Action, type CoupEvent, type Role } from '../../../engine/coup';
import { listed } from '../../i18n/listed';
import type { Breath } from '../../log/breaths';
import type { LineKind } from '../../log/logLine';

export interface Words {
  readonly text: string;
  readonly kind: LineKind;
}

/** Who reads it: what everybody is called, and their own seat, if they are to be told “you”. */
export interface Reader {
  readonly names: readonly string[];
  readonly you: Seat | null;
}

/**
 * A breath in words. `next` is what happened after it: whether all have let something pass shows only then. Where the
 * secret part of an event is there, the reader is somebody who knows it, and it is told.
 */
export function wordsFor(
  t: TFunction,
  breath: Breath<CoupEvent>,
  next: CoupEvent | undefined,
  reader: Reader,
): readonly Words[] {
  const { names, you } = reader;
  const [event] = breath;
  const name = (seat: Seat) => names[seat] ?? '';
  const by = (seat: Seat) => (seat === you ? 'yourLog' : 'log');
  const between = (doer: Seat, other: Seat) => (other === you ? 'logAtYou' : by(doer));
  const coins = (count: number) => t('coins.count', { count });
  const said = (kind: LineKind, text: string): readonly Words[] => [{ text, kind }];
  switch (event.type) {
    case 'drafted':
      return said(
        'quiet',
        t(`coup.${by(event.seat)}.drafted`, { name: name(event.seat), cards: cardsIn(t, [event]) }),
      );
    case 'sided':
      return parties.flatMap((party) => {
        const fellows = names.filter((_, seat) => event.parties[seat] === party);
        if (fellows.length === 0) return [];
        return said(
          'quiet',
          t('coup.log.sided', { party: t(`coup.parties.${party}`), names: listed(t, fellows) }),
        );
      });
    case 'turn':
      return said(
        'heading',
        event.seat === you ? t('match.yourTurn') : t('log.turn', { name: name(event.seat) }),
      );
    case 'acted':
      return said(
        'said',
        t(deedIn(event, reader), {
          name: name(event.seat),
          target: event.target === null ? '' : name(event.target),
          coins: coins(event.paid),
        }),
      );
    case 'allowed':
      return said('quiet', letPass(t, breath, next, reader));
    case 'challenged': {
      const whose = between(event.by, event.seat);
      const both = { by: name(event.by), name: name(event.seat) };
      return said(
        'quiet',
        event.claim === 'noDuke'
          ? t(`coup.${whose}.challengedNoDuke`, both)
          : t(`coup.${whose}.challenged`, { ...both, role: t(`cast.${event.claim}.name`) }),
      );
    }
    case 'proved':
      return said(
        'quiet',
        t(`coup.${by(event.seat)}.proved`, { name: name(event.seat), cards: rolesNamed(t, event.roles) }),
      );
    case 'conceded':
      return said(
        'quiet',
        event.claim === 'noDuke'
          ? t(`coup.${by(event.seat)}.concededNoDuke`, { name: name(event.seat) })
          : t(`coup.${by(event.seat)}.conceded`, {
              name: name(event.seat),
              role: t(`cast.${event.claim}.name`),
            }),
      );
    case 'blocked':
      return said(
        'said',
        t(`coup.${by(event.seat)}.blocked`, { name: name(event.seat), role: t(`cast.${event.role}.name`) }),
      );
    case 'refunded':
      return said(
        'quiet',
        t(`coup.${by(event.seat)}.refunded`, { name: name(event.seat), coins: coins(event.coins) }),
      );
    case 'gained': {
      const taken = { name: name(event.seat), coins: coins(event.coins) };
      if (event.from === 'treasury') return said('quiet', t(`coup.${by(event.seat)}.fromTreasury`, taken));
      if (event.from === 'reserve') return said('quiet', t(`coup.${by(event.seat)}.fromReserve`, taken));
      return said(
        'quiet',
        t(`coup.${between(event.seat, event.from)}.robbed`, { ...taken, target: name(event.from) }),
      );
    }
    case 'lost':
      return said(
        'grave',
        t(`coup.${by(event.seat)}.lost`, { name: name(event.seat), role: t(`cast.${event.role}.name`) }),
      );
    case 'out':
      return said('grave', t(`coup.${by(event.seat)}.out`, { name: name(event.seat) }));
    case 'forfeited':
      return said(
        'quiet',
        t(`coup.${by(event.seat)}.forfeited`, { name: name(event.seat), coins: coins(event.coins) }),
      );
    case 'replaced':
    case 'drew':
    case 'returned':
      return said(
        'quiet',
        t(`coup.${by(event.seat)}.${event.type}`, {
          name: name(event.seat),
          cards: cardsIn(
            t,
            breath.filter((one): one is typeof event => one.type === event.type),
          ),
        }),
      );
    case 'shown':
      return said(
        'quiet',
        t(`coup.${between(event.seat, event.to)}.shown`, {
          name: name(event.seat),
          to: name(event.to),
          cards: cardsIn(t, [event]),
        }),
      );
    case 'givenBack':
      return said(
        'quiet',
        t(`coup.${between(event.by, event.seat)}.givenBack`, { name: name(event.seat), by: name(event.by) }),
      );
    case 'swapped':
      return said(
        'quiet',
        t(`coup.${between(event.by, event.seat)}.swapped`, {
          name: name(event.seat),
          by: name(event.by),
          cards: cardsIn(t, [event]),
        }),
      );
    case 'converted':
      return said(
        'quiet',
        t(`coup.${by(event.seat)}.converted`, {
          name: name(event.seat),
          party: t(`coup.parties.${event.party}`),
        }),
      );
    case 'bombGiven':
      return said(
        'quiet',
        t(`coup.${between(event.seat, event.to)}.bombGiven`, { name: name(event.seat), to: name(event.to) }),
      );
    case 'bombClaimed':
      return said(
        'said',
        event.to === null
          ? t(`coup.${by(event.seat)}.bombDefuse`, { name: name(event.seat) })
          : t(`coup.${between(event.seat, event.to)}.bombPass`, {
              name: name(event.seat),
              to: name(event.to),
            }),
      );
    case 'bombExploded':
      return said('grave', t(`coup.${by(event.seat)}.bombExploded`, { name: name(event.seat) }));
    case 'bombDefused':
      return said('quiet', t(`coup.${by(event.seat)}.bombDefused`, { name: name(event.seat) }));
    case 'bombReturned':
      return said('quiet', t('coup.log.bombReturned'));
    case 'won':
      return said('final', t(`coup.${by(event.seat)}.won`, { name: name(event.seat) }));
  }
}

/** Deeds whose sentence names the one they are aimed at. */
const aimed = ['coup', 'assassinate', 'steal', 'examine'] as const satisfies Action[];

function deedIn({ seat, action, target }: Extract<CoupEvent, { type: 'acted' }>, { you }: Reader) {
  const atYou = target === you ? aimed.find((one) => one === action) : undefined;
  if (atYou !== undefined) return `coup.logAtYou.acted.${atYou}` as const;
  return seat === you ? (`coup.yourLog.acted.${action}` as const) : (`coup.log.acted.${action}` as const);
}

// — who let it pass —

function letPass(
  t: TFunction,
  breath: Breath<CoupEvent>,
  next: CoupEvent | undefined,
  { names, you }: Reader,
): string {
  const passing = breath.filter((event) => event.type === 'allowed');
  const [first] = passing;
  const of = first?.of ?? 'claim';
  // Whatever happens next, all have let it pass, unless it is what they were asked to object to.
  if (passing.length > 1 && next !== undefined && next.type !== objection[of])
    return t(of === 'claim' ? 'coup.log.nobodyChallenges' : 'coup.log.nobodyBlocks');
  const others = passing.flatMap(({ seat }) => (seat === you ? [] : (names[seat] ?? '')));
  const [only = '', another] = others;
  return [
    ...(others.length < passing.length ? [t(`coup.yourLog.letsPass.${of}`)] : []),
    ...(others.length === 0
      ? []
      : [
          another === undefined
            ? t(`coup.log.letsPass.${of}`, { name: only })
            : t(`coup.log.letPass.${of}`, { names: listed(t, others) }),
        ]),
  ].join(' ');
}

const objection = { claim: 'challenged', action: 'blocked' } as const;

// — cards: how many, and which for those who may know —

type Drawing = Extract<CoupEvent, { readonly secret?: unknown }>;

function cardsIn(t: TFunction, events: readonly Drawing[]): string {
  const known = events.flatMap(({ secret }) => secret?.roles ?? []);
  const count = events.reduce((sum, event) => sum + ('count' in event ? event.count : 1), 0);
  return known.length === count ? rolesNamed(t, known) : t('coup.cards', { count });
}

/** There are never more than two. */
function rolesNamed(t: TFunction, roles: readonly Role[]): string {
  const [one = '', other] = roles.map((role) => t(`cast.${role}.name`));
  return other === undefined ? one : t('coup.log.and', { one, other });
}
