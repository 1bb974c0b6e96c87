import type { TFunction } from 'i18next';
import { bomb } from '../../../assets/art/bomb';
import type { Seat } from '../../../engine/core';
import type { Coup } from '../../../engine/coup';
import type { Scene, Unshown } from '../../match/showdown/scene';
import { momentsSince, type Exposure, type Moment } from './moments';

/** A moment of Coup, with what the sentences need to know besides. */
interface Told<Kind extends Moment['kind']> {
  readonly t: TFunction;
  readonly moment: Extract<Moment, { kind: Kind }>;
  readonly name: (seat: Seat) => string;
  readonly person: (seat: Seat) => 'they' | 'you';
  /** How many cards of a seat were face down before it happened. */
  readonly hidden: (seat: Seat) => number;
  /** Whether this bluff has been a scene of its own. */
  readonly toldBefore: (lie: Exposure) => boolean;
}

type Tellings = { readonly [Kind in Moment['kind']]: (told: Told<Kind>) => Scene };

const tellings: Tellings = {
  proof({ t, name, person, moment: { seat, by, claim, roles } }) {
    const whose = person(seat);
    return {
      kind: 'honour',
      seat,
      other: by,
      before: t(`coup.board.claims.${claim}`),
      title: t(`coup.showdown.${whose}.title.proof`),
      lines: [
        claim === 'noDuke'
          ? t(`coup.showdown.${whose}.showsNoDuke`, { name: name(seat) })
          : t(`coup.showdown.${whose}.shows`, { name: name(seat), role: t(`cast.${claim}.name`) }),
        t(`coup.showdown.${person(by)}.wasWrong`, { name: name(by) }),
      ],
      picture: { of: 'cards', characters: roles, burnt: false },
    };
  },

  exposure(told) {
    const { t, name, person, hidden, moment } = told;
    const { seat, by, claim, of } = moment;
    const whose = person(seat);
    const [found, ...follows] = foundOut(told, moment);
    return {
      kind: 'disgrace',
      seat,
      other: by,
      before: t(`coup.board.claims.${claim}`),
      title: titleOfLie(told, moment),
      lines: [
        found,
        ...(of === 'bomb' ? [] : [t(`coup.showdown.${whose}.pays`, { name: name(seat) })]),
        ...follows,
      ],
      picture: claim === 'noDuke' ? { of: 'backs', count: hidden(seat) } : { of: 'torn', character: claim },
    };
  },

  handing: ({ t, name, person, moment: { seat, by } }) => ({
    kind: 'deed',
    sound: 'drum',
    seat,
    other: by,
    title: t(`coup.showdown.${person(seat)}.title.handing`, { name: name(seat) }),
    lines: [t(`coup.${handing(person(by), person(seat))}.bombGiven`, { name: name(by), to: name(seat) })],
    picture: { of: 'flight', drawing: bomb, from: by, to: seat },
  }),

  explosion: ({ t, name, person, moment: { seat } }) => ({
    kind: 'blast',
    seat,
    title: t(`coup.showdown.${person(seat)}.title.explosion`),
    lines: [t(`coup.showdown.${person(seat)}.holdsBomb`, { name: name(seat) })],
    picture: { of: 'explosion', drawing: bomb },
  }),

  fall(told) {
    const { t, person, toldBefore, moment } = told;
    const { seat, by, losses, out, forfeits } = moment;
    const whose = person(seat);
    const isDouble = losses.length > 1;
    const lie = moment.lie && toldBefore(moment.lie) ? null : moment.lie;
    const whys = losses.filter(({ cause }) => lie === null || cause !== 'lie');
    return {
      kind: isDouble || out ? 'ruin' : 'loss',
      seat,
      ...(by === null ? {} : { other: by }),
      ...(isDouble
        ? { before: t('coup.showdown.doubleDanger') }
        : lie && { before: t(`coup.board.claims.${lie.claim}`) }),
      title:
        lie && !out ? titleOfLie(told, lie) : t(`coup.showdown.${whose}.title.${out ? 'exile' : 'loss'}`),
      lines: [
        ...(lie ? foundOut(told, lie) : []),
        ...whys.map(({ cause }) => t(`coup.showdown.${whose}.why.${cause}`)),
        ...(out ? [] : [t(`coup.showdown.${whose}.left`)]),
        ...(forfeits > 0
          ? [t(`coup.showdown.${whose}.forfeits`, { coins: t('coins.count', { count: forfeits }) })]
          : []),
      ],
      picture: { of: 'cards', characters: losses.map(({ role }) => role), burnt: true },
    };
  },

  victory: ({ t, name, person, moment: { seat } }) => ({
    kind: 'victory',
    seat,
    title: t(`coup.showdown.${person(seat)}.title.victory`, { name: name(seat) }),
    lines: [t(`coup.showdown.${person(seat)}.last`)],
    picture: { of: 'crown' },
  }),
};

const handing = (giver: 'they' | 'you', taker: 'they' | 'you') =>
  taker === 'you' ? 'logAtYou' : giver === 'you' ? 'yourLog' : 'log';

type InWords = Pick<Told<'exposure'>, 't' | 'name' | 'person'>;

const titleOfLie = ({ t, person }: InWords, { seat, claim }: Exposure): string =>
  t(`coup.showdown.${person(seat)}.title.${claim === 'noDuke' ? 'embezzlement' : 'exposure'}`);

/** What is not shown, and what follows from that besides the loss. */
function foundOut(
  { t, name, person }: InWords,
  { seat, claim, of, refund }: Exposure,
): readonly [string, ...string[]] {
  const whose = person(seat);
  return [
    claim === 'noDuke'
      ? t(`coup.showdown.${whose}.hidesAll`, { name: name(seat) })
      : t(`coup.showdown.${whose}.hides`, { name: name(seat), role: t(`cast.${claim}.name`) }),
    t(`coup.showdown.then.${of}`),
    ...(refund > 0 ? [t('coup.showdown.then.refunded', { coins: t('coins.count', { count: refund }) })] : []),
  ];
}

const tell = <Kind extends Moment['kind']>(told: Told<Kind>): Scene => tellings[told.moment.kind](told);

/**
 * The great moments of a game of Coup, from what everybody has witnessed. A bluff and the influence it costs are one
 * moment where nobody has a choice to make in between: with the last influence, and for a bot before a single person.
 */
export function showdownsOf(
  t: TFunction,
  { steps, from, names, you, viewAt }: Unshown<Coup>,
): readonly Scene[] {
  const moments = momentsSince(steps, from);
  const paidAtOnce = moments.flatMap(({ step, moment }) =>
    moment.kind === 'fall' && moments.some((one) => one.step === step && one.moment === moment.lie)
      ? [moment.lie]
      : [],
  );
  const toldBefore = (lie: Exposure) =>
    lie.of === 'bomb' || !(paidAtOnce.includes(lie) || (you !== null && lie.seat !== you));
  return moments
    .filter(({ moment }) => moment.kind !== 'exposure' || toldBefore(moment))
    .map(({ step, moment }) =>
      tell({
        t,
        moment,
        name: (seat) => names[seat] ?? '',
        person: (seat) => (seat === you ? 'you' : 'they'),
        hidden: (seat) => viewAt(step - 1).seats[seat]?.cards.filter(({ faceUp }) => !faceUp).length ?? 0,
        toldBefore,
      }),
    );
}
