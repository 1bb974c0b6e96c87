import type { TFunction } from 'i18next';
import { parties, type CoupEvent, type Role, type Seat } from '../../../engine';
import { isolated } from '../../i18n/written';

export type LineKind = 'turn' | 'claim' | 'answer' | 'loss' | 'coins' | 'secret' | 'end';

export interface Words {
  readonly text: string;
  readonly kind: LineKind;
}

/** What is told in one breath: one event, or several that are one thing to whoever sits at the table. */
export type Breath = readonly [CoupEvent, ...CoupEvent[]];

/**
 * A breath in words. `next` is what happened after it: whether all have let something pass shows only then. Where the
 * secret part of an event is there, the reader is somebody who knows it, and it is told.
 */
export function wordsFor(
  t: TFunction,
  breath: Breath,
  next: CoupEvent | undefined,
  names: readonly string[],
): readonly Words[] {
  const [event] = breath;
  const name = (seat: Seat) => names[seat] ?? '';
  const coins = (count: number) => t('coins', { count });
  const said = (kind: LineKind, text: string): readonly Words[] => [{ text, kind }];
  switch (event.type) {
    case 'drafted':
      return said('secret', t('story.drafted', { name: name(event.seat), cards: cardsIn(t, [event]) }));
    case 'sided':
      return parties.flatMap((party) => {
        const fellows = names.filter((_, seat) => event.parties[seat] === party);
        if (fellows.length === 0) return [];
        return said(
          'answer',
          t('story.sided', {
            party: isolated(t(`coup.parties.${party}`)),
            names: listed(t, fellows),
            ...alreadyIsolated,
          }),
        );
      });
    case 'turn':
      return said('turn', t('story.turn', { name: name(event.seat) }));
    case 'acted':
      return said(
        'claim',
        t(`story.acted.${event.action}`, {
          name: name(event.seat),
          target: event.target === null ? '' : name(event.target),
          coins: coins(event.paid),
        }),
      );
    case 'allowed':
      return said('answer', letPass(t, breath, next, names));
    case 'challenged': {
      const between = { by: name(event.by), name: name(event.seat) };
      return said(
        'answer',
        event.claim === 'noDuke'
          ? t('story.challengedNoDuke', between)
          : t('story.challenged', { ...between, role: t(`cast.${event.claim}.name`) }),
      );
    }
    case 'proved':
      return said('answer', t('story.proved', { name: name(event.seat), cards: rolesNamed(t, event.roles) }));
    case 'conceded':
      return said(
        'answer',
        event.claim === 'noDuke'
          ? t('story.concededNoDuke', { name: name(event.seat) })
          : t('story.conceded', { name: name(event.seat), role: t(`cast.${event.claim}.name`) }),
      );
    case 'blocked':
      return said(
        'claim',
        t('story.blocked', { name: name(event.seat), role: t(`cast.${event.role}.name`) }),
      );
    case 'refunded':
      return said('coins', t('story.refunded', { name: name(event.seat), coins: coins(event.coins) }));
    case 'gained': {
      const taken = { name: name(event.seat), coins: coins(event.coins) };
      if (event.from === 'treasury') return said('coins', t('story.fromTreasury', taken));
      if (event.from === 'reserve') return said('coins', t('story.fromReserve', taken));
      return said('coins', t('story.robbed', { ...taken, target: name(event.from) }));
    }
    case 'lost':
      return said('loss', t('story.lost', { name: name(event.seat), role: t(`cast.${event.role}.name`) }));
    case 'out':
      return said('loss', t('story.out', { name: name(event.seat) }));
    case 'forfeited':
      return said('coins', t('story.forfeited', { name: name(event.seat), coins: coins(event.coins) }));
    case 'replaced':
    case 'drew':
    case 'returned':
      return said(
        'secret',
        t(`story.${event.type}`, {
          name: name(event.seat),
          cards: cardsIn(
            t,
            breath.filter((one): one is typeof event => one.type === event.type),
          ),
        }),
      );
    case 'shown':
      return said(
        'secret',
        t('story.shown', { name: name(event.seat), to: name(event.to), cards: cardsIn(t, [event]) }),
      );
    case 'givenBack':
      return said('secret', t('story.givenBack', { name: name(event.seat), by: name(event.by) }));
    case 'swapped':
      return said(
        'secret',
        t('story.swapped', { name: name(event.seat), by: name(event.by), cards: cardsIn(t, [event]) }),
      );
    case 'converted':
      return said(
        'answer',
        t('story.converted', { name: name(event.seat), party: t(`coup.parties.${event.party}`) }),
      );
    case 'bombGiven':
      return said('answer', t('story.bombGiven', { name: name(event.seat), to: name(event.to) }));
    case 'bombClaimed':
      return said(
        'claim',
        event.to === null
          ? t('story.bombDefuse', { name: name(event.seat) })
          : t('story.bombPass', { name: name(event.seat), to: name(event.to) }),
      );
    case 'bombExploded':
      return said('loss', t('story.bombExploded', { name: name(event.seat) }));
    case 'bombDefused':
      return said('answer', t('story.bombDefused', { name: name(event.seat) }));
    case 'bombReturned':
      return said('answer', t('story.bombReturned'));
    case 'won':
      return said('end', t('story.won', { name: name(event.seat) }));
  }
}

// — who let it pass —

function letPass(
  t: TFunction,
  breath: Breath,
  next: CoupEvent | undefined,
  names: readonly string[],
): string {
  const passing = breath.filter((event) => event.type === 'allowed');
  const [first] = passing;
  if (first && passing.length === 1) return t('story.letsPass', { name: names[first.seat] ?? '' });
  const ofClaim = first?.of === 'claim';
  // Whatever happens next, all have let it pass, unless it is what they were asked to object to.
  if (next !== undefined && next.type !== (ofClaim ? 'challenged' : 'blocked'))
    return t(ofClaim ? 'story.nobodyChallenges' : 'story.nobodyBlocks');
  const whoever = passing.map(({ seat }) => names[seat] ?? '');
  return t('story.letPass', { names: listed(t, whoever), ...alreadyIsolated });
}

/** Each name on its own, so that a list of them runs the way of the sentence. */
const listed = (t: TFunction, names: readonly string[]): string =>
  names.map(isolated).join(`${t('story.comma')} `);

/** A list must not be isolated as a whole: what is isolated within does not tell which way it runs. */
const alreadyIsolated = { interpolation: { escapeValue: false } } as const;

// — cards: how many, and which for those who may know —

type Drawing = Extract<CoupEvent, { readonly secret?: unknown }>;

function cardsIn(t: TFunction, events: readonly Drawing[]): string {
  const known = events.flatMap(({ secret }) => secret?.roles ?? []);
  const count = events.reduce((sum, event) => sum + ('count' in event ? event.count : 1), 0);
  return known.length === count ? rolesNamed(t, known) : t('story.cards', { count });
}

/** There are never more than two. */
function rolesNamed(t: TFunction, roles: readonly Role[]): string {
  const [one = '', other] = roles.map((role) => t(`cast.${role}.name`));
  return other === undefined ? one : t('story.and', { one, other });
}
