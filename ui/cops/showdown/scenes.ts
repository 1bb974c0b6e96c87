import type { TFunction } from 'i18next';
import type { Seat } from '../../../engine/core';
import type { Cops, CopsEvent, Identity } from '../../../engine/cops';
import { listed } from '../../i18n/listed';
import type { Scene, ScenePicture, Unshown } from '../../match/showdown/scene';
import { equipmentScreens } from '../equipment/cards';
import { reasonIn, type Reason } from '../log/words';
import { nameAt } from '../terms';

type EventOf<Type extends CopsEvent['type']> = Extract<CopsEvent, { readonly type: Type }>;

interface Told {
  readonly t: TFunction;
  readonly names: readonly string[];
  readonly you: Seat | null;
  /** Everything a seat has lying face up once this step is done, those who leave included. */
  readonly cardsOf: (seat: Seat) => readonly Identity[];
  /** Who fired the shot that strikes. */
  readonly by: Seat | null;
}

/** The great moments of a game, from what everybody has witnessed. */
export const showdownsOf = (
  t: TFunction,
  { steps, from, names, you, viewAt }: Unshown<Cops>,
): readonly Scene[] =>
  steps.slice(from).flatMap(({ events }, index) => {
    const step = from + index;
    const cardsOf = (seat: Seat) =>
      openCards(viewAt(Math.max(0, step - 1)).seats[seat]?.cards ?? [], seat, events);
    const before = steps.slice(0, step).flatMap((one) => one.events);
    return events.flatMap((event, at) => {
      // The next shot may have been fired in the same breath: by whoever this one takes out of the game.
      const by = lastShooter([...before, ...events.slice(0, at)]);
      return sceneOf(event, { t, names, you, cardsOf, by }) ?? [];
    });
  });

function sceneOf(event: CopsEvent, told: Told): Scene | null {
  switch (event.type) {
    case 'deflected':
      return shield(event.seat, event.target, told);
    case 'used':
      return event.equipment === 'mobileDetonator' ? explosion(event.seat, event.target, told) : null;
    case 'wounded':
    case 'out':
    case 'joinedBand':
    case 'saved':
      return struck(event, told);
    case 'won':
      return victory(event, told);
    default:
      return null;
  }
}

const lastShooter = (events: readonly CopsEvent[]): Seat | null => {
  const shot = events.findLast(({ type }) => type === 'shot');
  return shot && 'seat' in shot ? shot.seat : null;
};

/** What lay open before, and what this step has turned up. */
function openCards(
  before: readonly { readonly identity: Identity | null; readonly faceUp: boolean }[],
  seat: Seat,
  events: readonly CopsEvent[],
): readonly Identity[] {
  return before.flatMap(({ identity, faceUp }, place) => {
    if (faceUp && identity !== null) return [identity];
    const turned = events.find(
      (event): event is EventOf<'revealed'> =>
        event.type === 'revealed' && event.seat === seat && event.card === place,
    );
    return turned ? [turned.identity] : [];
  });
}

const shield = (seat: Seat, target: Seat, { t, names, you }: Told): Scene => ({
  kind: 'honour',
  sound: 'shield',
  seat,
  other: target,
  title: t(seat === you ? 'cops.showdown.you.title.shield' : 'cops.showdown.title.shield'),
  lines: [
    target === you
      ? t('cops.showdown.you.shield')
      : t('cops.showdown.shield', { target: nameAt(names, target) }),
  ],
  picture: { of: 'thing', drawing: equipmentScreens.riotShield.drawing },
});

const explosion = (seat: Seat, target: Seat, { t, names, you }: Told): Scene => ({
  kind: 'blast',
  sound: 'explosion',
  seat,
  other: target,
  title: t('cops.showdown.title.explosion'),
  lines: [
    target === you
      ? t('cops.showdown.you.explosion')
      : t('cops.showdown.explosion', { target: nameAt(names, target) }),
  ],
  picture: { of: 'thing', drawing: equipmentScreens.mobileDetonator.drawing },
});

const kinds = { wounded: 'loss', out: 'ruin', joinedBand: 'ruin', saved: 'honour' } as const;

/** All cards of whoever was hit, turned up, and what becomes of them. */
function struck({ type, seat }: EventOf<'wounded' | 'out' | 'joinedBand' | 'saved'>, told: Told): Scene {
  const { t, you, cardsOf } = told;
  const cards = cardsOf(seat);
  const words = seat === you ? 'cops.showdown.you' : 'cops.showdown';
  return {
    kind: kinds[type],
    ...(type === 'saved' ? {} : { sound: 'shot' }),
    seat,
    ...(type === 'saved' ? {} : firedBy(told)),
    title: t(`${words}.title.${type}`),
    lines: [t(`${words}.${type}`)],
    picture: picturing(cards),
  };
}

function firedBy({ t, names, you, by }: Told): Pick<Scene, 'before' | 'other'> {
  if (by === null) return {};
  return {
    other: by,
    before: by === you ? t('cops.showdown.you.by') : t('cops.showdown.by', { name: nameAt(names, by) }),
  };
}

const picturing = (characters: readonly Identity[]): ScenePicture =>
  characters.length === 0
    ? { of: 'thing', drawing: equipmentScreens.defibrillator.drawing }
    : { of: 'cards', characters, burnt: false };

const fallen: Partial<Readonly<Record<Reason, Identity>>> = { kingpinDown: 'kingpin', agentDown: 'agent' };

function victory({ winners, reason }: EventOf<'won'>, told: Told): Scene {
  const { t, names, you, cardsOf } = told;
  const why = reasonIn(reason);
  const [first = 0] = winners;
  const leader = fallen[why];
  const fell = names.findIndex((_, seat) => leader !== undefined && cardsOf(seat).includes(leader));
  const shown: readonly Identity[] = why === 'bothLeaders' ? ['agent', 'kingpin'] : leader ? [leader] : [];
  return {
    kind: 'victory',
    // The card on show is that of the leader who fell, and so is the name below it.
    seat: fell >= 0 ? fell : (winners.find((seat) => seat === you) ?? first),
    ...(winners.length > 1 ? { winners } : {}),
    title: t(`cops.showdown.title.${why}`),
    lines: winning(why, winners, told),
    picture:
      shown.length > 0 ? { of: 'cards', characters: shown, burnt: leader !== undefined } : { of: 'crown' },
  };
}

function winning(why: Reason, winners: readonly Seat[], { t, names, you }: Told): readonly string[] {
  const others = winners.filter((seat) => seat !== you).map((seat) => nameAt(names, seat));
  const named = listed(t, others);
  if (others.length === winners.length) return [t(`cops.showdown.${why}`, { names: named })];
  return [
    t(`cops.showdown.you.${why}`),
    ...(others.length > 0 ? [t('cops.yourLog.wonWith', { names: named })] : []),
  ];
}
