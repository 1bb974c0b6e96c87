import type { CopsEvent, CopsView, Equipment, Identity } from '../../../engine/cops';
import type { EventOf, Seat } from '../../../engine/core';
import { listed } from '../../i18n/listed';
import type { Narrator } from '../../log/eventRow';
import type { Scene, ScenePicture } from '../../match/showdown/scene';
import { equipmentScreens } from '../equipment/cards';
import { handedIn, reasonIn, swappedIn, usedIn, type Reason } from '../log/words';
import { equipmentName, identityName, placeName } from '../terms';

type Of<Type extends CopsEvent['type']> = EventOf<CopsEvent, Type>;

/** Holds something up to the whole table. */
export interface Showing extends Narrator {
  /** What happened with it, in one step. */
  readonly together: readonly CopsEvent[];
  /** The table after it. */
  readonly after: CopsView;
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

type Used = Extract<CopsEvent, { readonly type: 'used' }>;

/** The card by which something happens that is a great moment itself. */
const toldByWhatFollows: ReadonlySet<Equipment> = new Set(['riotShield', 'defibrillator']);

/** A card as it is played: what it is, on whom, and what it does. */
export function played(event: Used, showing: Showing): Scene | null {
  const { seat, equipment } = event;
  if (event.equipment === 'mobileDetonator') return explosion(event, showing);
  if (toldByWhatFollows.has(equipment)) return null;
  const { t, after } = showing;
  const turnsRound = equipment === 'smokeGrenade';
  return {
    kind: 'deed',
    seat,
    ...toYou(seat, playedOn(event), showing),
    title: turnsRound ? t('cops.showdown.title.turnedRound') : equipmentName(t, equipment),
    lines: [
      usedIn(event, showing),
      turnsRound
        ? t(after.direction === 1 ? 'cops.board.clockwise' : 'cops.board.anticlockwise')
        : t(`cops.showdown.does.${equipment}`),
    ],
    picture: equipmentPicture(equipment),
  };
}

function playedOn(event: Used): readonly Seat[] {
  if ('seats' in event) return event.seats;
  return [...('from' in event ? [event.from] : []), ...('target' in event ? [event.target] : [])];
}

/** The other who has a part in it is the reader, if they are among these. */
const toYou = (seat: Seat, others: readonly Seat[], { you }: Showing): Pick<Scene, 'other'> =>
  you !== null && you !== seat && others.includes(you) ? { other: you } : {};

const equipmentPicture = (equipment: Equipment): ScenePicture => {
  const { drawing, tones } = equipmentScreens[equipment];
  return { of: 'thing', drawing, tones };
};

/** Cards of another that the reader has looked at: all of one player at once. */
export function sight(event: Of<'looked'>, { t, together }: Showing): Scene | null {
  const { seat, target } = event;
  const seen = together.flatMap((one) =>
    one.type === 'looked' && one.seat === seat && one.target === target && one.secret
      ? { place: one.card, identity: one.secret.identity, isFirst: one === event }
      : [],
  );
  if (!seen[0]?.isFirst) return null;
  return {
    kind: 'sight',
    isSecret: true,
    seat: target,
    other: seat,
    before: listed(
      t,
      seen.map(({ place }) => placeName(t, place)),
    ),
    title: listed(
      t,
      seen.map(({ identity }) => identityName(t, identity)),
    ),
    lines: [t('cops.showdown.sight')],
    picture: { of: 'cards', characters: seen.map(({ identity }) => identity), burnt: false },
  };
}

/** A card that has changed hands: who has it now sees what it is. */
export function newCard(event: Of<'swapped'>, showing: Showing): Scene | null {
  const { t, you, after } = showing;
  const { seats, cards } = event;
  const own = seats.findIndex((seat) => seat === you);
  const [seat, from, place] = [seats[own], seats[1 - own], cards[own]];
  if (seat === undefined || from === undefined || place === undefined) return null;
  const card = after.seats[seat]?.cards[place];
  if (card === undefined || card.faceUp || card.identity === null) return null;
  return {
    kind: 'sight',
    isSecret: true,
    seat,
    other: from,
    before: swappedIn(event, showing),
    title: identityName(t, card.identity),
    lines: [],
    picture: { of: 'cards', characters: [card.identity], burnt: false },
  };
}

/** Equipment that goes to the reader, unseen by the others. */
export function loot({ secret, ...open }: Of<'handed'>, showing: Showing): Scene | null {
  const { t, you } = showing;
  const { seat, target } = open;
  if (secret === undefined || target !== you) return null;
  const { equipment } = secret;
  return {
    kind: 'deed',
    isSecret: true,
    seat: target,
    other: seat,
    before: handedIn(open, showing),
    title: equipmentName(t, equipment),
    lines: [t(`cops.showdown.does.${equipment}`)],
    picture: equipmentPicture(equipment),
  };
}

function explosion(event: Used & { readonly target: Seat }, { t, name, you }: Showing): Scene {
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
    picture: { of: 'explosion', drawing: equipmentScreens.mobileDetonator.drawing },
  };
}

const kinds = { wounded: 'loss', out: 'ruin', joinedBand: 'ruin', saved: 'honour' } as const;

/** All cards of the player who was hit, turned up, and what becomes of that player. */
export function struck(
  { type, seat, by }: Of<'wounded' | 'out' | 'joinedBand' | 'saved'>,
  showing: Showing,
): Scene {
  const { t, you, cardsOf, together } = showing;
  const cards = cardsOf(seat);
  const heirs = together.flatMap((one) => (one.type === 'handed' && one.seat === seat ? one : []));
  const words = seat === you ? 'cops.showdown.you' : 'cops.showdown';
  return {
    kind: kinds[type],
    ...(type === 'saved' ? {} : { sound: 'shot' }),
    seat,
    ...(type === 'saved' ? savedBy(by, showing) : firedBy(by, showing)),
    title: t(`${words}.title.${type}`),
    // V-09: what goes to whom is for everybody to know, and what it is for those two alone.
    lines: [t(`${words}.${type}`), ...heirs.map(({ secret: _, ...open }) => handedIn(open, showing))],
    picture: picturing(cards),
  };
}

const savedBy = (by: Seat, showing: Showing): Pick<Scene, 'before' | 'other'> => ({
  other: by,
  before: showing.together.flatMap((one) => (one.type === 'used' ? usedIn(one, showing) : [])).join(' '),
});

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
