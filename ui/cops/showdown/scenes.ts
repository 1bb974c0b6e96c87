import type { CopsEvent, Identity } from '../../../engine/cops';
import type { EventOf, Seat } from '../../../engine/core';
import { listed } from '../../i18n/listed';
import type { Narrator } from '../../log/eventRow';
import type { Scene, ScenePicture } from '../../match/showdown/scene';
import { equipmentScreens } from '../equipment/cards';
import { reasonIn, type Reason } from '../log/words';

type Of<Type extends CopsEvent['type']> = EventOf<CopsEvent, Type>;

/** Holds something up to the whole table. */
export interface Showing extends Narrator {
  /** Everything a seat has lying face up once this step is done, those who leave included. */
  readonly cardsOf: (seat: Seat) => readonly Identity[];
}

export const shield = ({ seat, target }: Of<'deflected'>, { t, name, you }: Showing): Scene => ({
  kind: 'honour',
  sound: 'shield',
  seat,
  other: target,
  title: t(seat === you ? 'cops.showdown.you.title.shield' : 'cops.showdown.title.shield'),
  lines: [
    target === you ? t('cops.showdown.you.shield') : t('cops.showdown.shield', { target: name(target) }),
  ],
  picture: { of: 'thing', drawing: equipmentScreens.riotShield.drawing },
});

export function explosion(event: Of<'used'>, { t, name, you }: Showing): Scene | null {
  if (event.equipment !== 'mobileDetonator') return null;
  const { seat, target } = event;
  return {
    kind: 'blast',
    sound: 'explosion',
    seat,
    other: target,
    title: t('cops.showdown.title.explosion'),
    lines: [
      target === you
        ? t('cops.showdown.you.explosion')
        : t('cops.showdown.explosion', { target: name(target) }),
    ],
    picture: { of: 'thing', drawing: equipmentScreens.mobileDetonator.drawing },
  };
}

const kinds = { wounded: 'loss', out: 'ruin', joinedBand: 'ruin', saved: 'honour' } as const;

/** All cards of the player who was hit, turned up, and what becomes of that player. */
export function struck(
  { type, seat, by }: Of<'wounded' | 'out' | 'joinedBand' | 'saved'>,
  showing: Showing,
): Scene {
  const { t, you, cardsOf } = showing;
  const cards = cardsOf(seat);
  const words = seat === you ? 'cops.showdown.you' : 'cops.showdown';
  return {
    kind: kinds[type],
    ...(type === 'saved' ? {} : { sound: 'shot' }),
    seat,
    ...(type === 'saved' ? {} : firedBy(by, showing)),
    title: t(`${words}.title.${type}`),
    lines: [t(`${words}.${type}`)],
    picture: picturing(cards),
  };
}

const firedBy = (by: Seat, { t, name, you }: Showing): Pick<Scene, 'before' | 'other'> => ({
  other: by,
  before: by === you ? t('cops.showdown.you.by') : t('cops.showdown.by', { name: name(by) }),
});

const picturing = (characters: readonly Identity[]): ScenePicture =>
  characters.length === 0
    ? { of: 'thing', drawing: equipmentScreens.defibrillator.drawing }
    : { of: 'cards', characters, burnt: false };

const fallen: Partial<Readonly<Record<Reason, Identity>>> = { kingpinDown: 'kingpin', agentDown: 'agent' };

export function victory({ winners, reason }: Of<'won'>, showing: Showing): Scene {
  const { t, names, you, cardsOf } = showing;
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
    lines: winning(why, winners, showing),
    picture:
      shown.length > 0 ? { of: 'cards', characters: shown, burnt: leader !== undefined } : { of: 'crown' },
  };
}

function winning(why: Reason, winners: readonly Seat[], { t, name, you }: Showing): readonly string[] {
  const others = winners.filter((seat) => seat !== you).map(name);
  const named = listed(t, others);
  if (others.length === winners.length) return [t(`cops.showdown.${why}`, { names: named })];
  return [
    t(`cops.showdown.you.${why}`),
    ...(others.length > 0 ? [t('cops.yourLog.wonWith', { names: named })] : []),
  ];
}
