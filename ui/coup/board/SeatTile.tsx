import { use } from 'react';
import { StyleSheet, View } from 'react-native';
import { coin } from '../../../assets/art';
import { bomb } from '../../../assets/art/bomb';
import type { Seat } from '../../../engine/core';
import type { CoupView, Coup } from '../../../engine/coup';
import { Artwork } from '../../art/Artwork';
import { Avatar } from '../../components/Avatar';
import { Pictures } from '../../components/pictures';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { SeenTable } from '../../match/GameScreens';
import { nameAt } from '../../match/seat';
import type { TileMark } from '../../match/table/MarkPill';
import { FittedName } from '../../match/table/ring/FittedName';
import type { PlacedSeat } from '../../match/table/ring/Ring';
import { Tile } from '../../match/table/ring/Tile';
import { useTextScale } from '../../theme/textScale';
import { Anchor } from './Anchor';
import { PartySign } from './PartySign';
import { bombHolder, isToMove, seatInWords } from './seatInWords';
import { cardsBefore, type SeenCard } from './seenCard';
import { SmallCard } from './SmallCard';
import { tileLook, type TileLook } from './tileLook';

/** One seat's tile: everything that lies before a player. To a screen reader it is one thing. */
export function SeatTile({ view, names, ...placed }: SeenTable<Coup> & PlacedSeat) {
  const { seat, own, box } = placed;
  const { t } = useLanguage();
  const pictures = use(Pictures);
  const scale = useTextScale();
  const look = tileLook(box, scale);
  const name = nameAt(names, seat);
  const called = seat === own ? t('match.you') : name;
  const Filled = look.shape === 'narrow' ? Narrow : Spread;
  return (
    <Tile
      {...placed}
      label={seatInWords(t, view, names, { ...placed, face: pictures[seat] ?? null })}
      isToMove={isToMove(view, seat)}
      won={view.outcome?.winners.includes(seat) ?? false}
      out={view.seats[seat]?.out ?? false}
      markWords={(mark) => t(markWords[mark])}
      isWordy={() => look.wordyMark}
    >
      <Filled {...{ view, seat, look, name, called }} width={box.width} />
      {bombHolder(view) === seat && <Bomb look={look} />}
    </Tile>
  );
}

const markWords = {
  toAnswer: 'coup.board.marks.toAnswer',
  passes: 'coup.board.marks.passes',
  objects: 'coup.board.marks.objects',
  stops: 'coup.board.marks.stops',
  thinking: 'coup.board.marks.thinking',
  wins: 'coup.board.wins',
  out: 'coup.board.out',
} as const satisfies Record<TileMark, string>;

interface PartProps {
  readonly view: CoupView;
  readonly seat: Seat;
  readonly look: TileLook;
}

interface FilledProps extends PartProps {
  readonly name: string;
  /** The same, or “you”. */
  readonly called: string;
  /** That of the tile. */
  readonly width: number;
}

/** The name over coins and cards: side by side, or below one another where that lets the cards grow. */
function Spread({ name, called, width, ...part }: FilledProps) {
  const { view, seat, look } = part;
  const signs = signsAt(part);
  const room = width - 2 * edge - look.avatar - seam - signs * (look.sign + seam);
  return (
    <>
      <View style={[styles.header, { height: look.nameLine }]}>
        {look.badge ? (
          <Badged {...part} name={name} />
        ) : (
          <Avatar seat={seat} name={name} size={look.avatar} />
        )}
        <FittedName variant={look.name} room={room}>
          {called}
        </FittedName>
        {!look.badge && <Party {...part} />}
      </View>
      <View style={look.shape === 'tall' ? styles.tall : styles.belongings}>
        <View style={look.shape === 'beside' && styles.side}>
          <Coins {...part} />
          {look.namesCards && <CardNames cards={cardsBefore(view, seat)} />}
        </View>
        <Cards {...part} />
      </View>
    </>
  );
}

/** The name from edge to edge, and the party at its owner's sign. */
function Narrow({ name, called, width, ...part }: FilledProps) {
  const { look } = part;
  return (
    <>
      <View style={[styles.header, styles.apart, { height: look.coinLine }]}>
        <Badged {...part} name={name} />
        <Coins {...part} />
      </View>
      <View style={[styles.nameAlone, { height: look.nameLine }]}>
        <FittedName variant={look.name} room={width - edge} centred>
          {called}
        </FittedName>
      </View>
      <Cards {...part} />
    </>
  );
}

/** From the edge of a tile to what is on it, and between what stands in its first line. */
const edge = 4;
const seam = 4;

const signsAt = ({ view, seat, look }: PartProps): number =>
  look.badge || view.seats[seat]?.party == null ? 0 : 1;

/** The party at its owner's sign, where the name needs the line. */
const Badged = ({ name, ...part }: PartProps & Pick<FilledProps, 'name'>) => (
  <View>
    <Avatar seat={part.seat} name={name} size={part.look.avatar} />
    <View style={styles.badge}>
      <Party {...part} />
    </View>
  </View>
);

function Party({ view, seat, look }: PartProps) {
  const party = view.seats[seat]?.party ?? null;
  if (party === null) return null;
  return (
    <Anchor name={`party${seat}`}>
      <PartySign party={party} size={look.sign} />
    </Anchor>
  );
}

/** While it is held: at its holder's sign, over the edge of the tile, so that it hides neither name nor cards. */
function Bomb({ look }: Pick<PartProps, 'look'>) {
  const size = look.avatar * 1.45;
  return (
    <View style={{ position: 'absolute', top: -size * 0.5, start: -size * 0.45, pointerEvents: 'none' }}>
      <Artwork drawing={bomb} width={size} />
    </View>
  );
}

/** A player who is out has none. */
function Coins({ view, seat, look }: PartProps) {
  const { t } = useLanguage();
  const { coins = 0, out = false } = view.seats[seat] ?? {};
  return (
    <Anchor name={`coins${seat}`} style={[styles.coins, { height: look.coinLine }]}>
      {!out && (
        <>
          <Artwork drawing={coin} width={look.coin} />
          <Text variant={look.figure} role="presentation">
            {t('coup.board.number', { count: coins })}
          </Text>
        </>
      )}
    </Anchor>
  );
}

function Cards({ view, seat, look }: PartProps) {
  return (
    <Anchor name={`cards${seat}`} style={[styles.cards, look.shape !== 'beside' && styles.middle]}>
      {cardsBefore(view, seat).map((card, at) => (
        <Anchor key={at} name={`card${seat}.${at}`}>
          <SmallCard card={card} width={look.card} />
        </Anchor>
      ))}
    </Anchor>
  );
}

/** Characters that lie open or are known, by their names. */
function CardNames({ cards }: { readonly cards: readonly SeenCard[] }) {
  const { t } = useLanguage();
  return (
    <View style={styles.names}>
      {cards.map(
        (card, at) =>
          card.how !== 'hidden' && (
            <Text key={at} variant="small" tone={card.how === 'lost' ? 'danger' : 'ink'} numberOfLines={1}>
              {t(`cast.${card.role}.name`)}
            </Text>
          ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', gap: seam },
  apart: { justifyContent: 'space-between', gap: 2 },
  tall: { flex: 1, alignItems: 'center', justifyContent: 'space-evenly' },
  belongings: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 3 },
  side: { flex: 1, minWidth: 0, flexDirection: 'row', alignItems: 'center', gap: 8 },
  coins: { flexDirection: 'row', alignItems: 'center', gap: 3, flexShrink: 1 },
  nameAlone: { justifyContent: 'center', marginHorizontal: -2 },
  badge: { position: 'absolute', bottom: -4, end: -8 },
  names: { flex: 1, minWidth: 0, alignItems: 'flex-end' },
  cards: { flexDirection: 'row', gap: 3, alignItems: 'center', justifyContent: 'flex-end' },
  middle: { justifyContent: 'center' },
});
