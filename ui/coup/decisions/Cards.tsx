import { use } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Role } from '../../../engine/coup';
import { CardFace, PortraitFace } from '../../cards/CardFace';
import { cardShare } from '../../cards/cardShape';
import { widthOfCards } from '../../cards/widthOfCards';
import { cardGroups, ChoosableCard, type EachCard } from '../../cards/ChoosableCard';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { QuestionPlace, type CardsRoom } from '../../match/question/RoomForCards';
import { useLandscapePhone } from '../../theme/landscapePhone';
import { useTextScale } from '../../theme/textScale';
import { space } from '../../theme/tokens';
import { roleName } from './words';

interface MarkedCard {
  readonly role: Role;
  /** A word below it, where cards of several kinds lie side by side. */
  readonly mark?: string;
  readonly pointedAt?: boolean;
}

interface CardsProps {
  readonly label: string;
  readonly cards: readonly MarkedCard[];
  /** By their place in the row. */
  readonly chosen: readonly number[];
  readonly each: EachCard;
  readonly onTap: (at: number) => void;
  /** A card is held on purpose: chosen, and nothing more to be asked. */
  readonly onHold: (at: number) => void;
  readonly width: number;
}

/** Cards to choose from: large, by name, the chosen ones framed in brass and ticked. */
export function Cards({ label, cards, chosen, each, onTap, onHold, width }: CardsProps) {
  const { t } = useLanguage();
  const scale = useTextScale();
  const isNarrow = width < narrow * scale;
  const Group = cardGroups[each];
  return (
    <Group label={label} style={styles.row}>
      {cards.map(({ role, mark, pointedAt }, at) => {
        const name = roleName(t, role);
        return (
          <ChoosableCard
            key={at}
            {...{ each, pointedAt }}
            answerKey={at + 1}
            isChosen={chosen.includes(at)}
            aria-label={mark === undefined ? name : t('coup.decision.cardMarked', { role: name, mark })}
            onPress={() => onTap(at)}
            onHold={() => onHold(at)}
            style={isNarrow && { width: Math.max(width, below.across * scale) + around }}
          >
            {isNarrow ? (
              <PortraitFace character={role} width={width} />
            ) : (
              <CardFace character={role} width={width} />
            )}
            <View style={isNarrow && styles.reaching}>
              {isNarrow && (
                <Text variant="fine" align="center">
                  {name}
                </Text>
              )}
              {mark !== undefined && (
                <Text variant={isNarrow ? 'fine' : 'small'} tone="inkMuted" align="center">
                  {mark}
                </Text>
              )}
            </View>
          </ChoosableCard>
        );
      })}
    </Group>
  );
}

/** A card narrower than this has its name below it. */
export const narrow = 96;
/** A smaller one is not known at a glance, and a larger one not better. */
const sizes = { least: 48, most: 210 } as const;
/** Round each card, in points of a screen's width: its padding and its edge. */
const around = 2 * 6;
/** Words below a card, of which names reach into the gaps. */
const below = { line: 25, across: 52 } as const;

/** How wide cards are that a question is about, with so many lines below each and so much below all of them. */
export function cardWidthIn(
  room: CardsRoom | null,
  count: number,
  scale: number,
  lines = 0,
  after = 0,
): number {
  if (room === null) return narrow * scale;
  const height = room.height - after - space.l;
  const widest = (rows: number) =>
    widthOfCards({
      ...{ count, height, across: room.across, gap: space.s, frame: around },
      words: { height: rows * below.line * scale, width: rows > lines ? below.across * scale : 0 },
    });
  const named = widest(lines);
  const width = named >= narrow * scale ? named : Math.min(narrow * scale - 1, widest(lines + 1));
  return Math.max(sizes.least, Math.min(sizes.most, width));
}

/** What is done with a card, beside it: the longest name of any language in one line. */
export const besideCards = 128;

/** The narrowest phone has room for two of them and a button. */
const least = 52;

/** Whether the button of one card or two stands beside them for lack of height. */
export function useButtonBeside(count: number): boolean {
  const { width, height } = useWindowDimensions();
  const isOnStage = use(QuestionPlace) === 'stage';
  const lying = useLandscapePhone();
  const scale = useTextScale();
  return (lying || (isOnStage && width < height)) && scale === 1 && count <= 2;
}

/** How wide cards are beside their button, all of them in one row. */
export function cardWidthBeside(room: CardsRoom | null, count: number): number {
  if (room === null) return least;
  const across = room.across - besideCards - space.s;
  const each = Math.floor((across - (count - 1) * space.s) / count) - around;
  const high = (name: number) => Math.floor((room.height - space.m - around - name) / cardShare);
  const highest = Math.min(each, high(0)) >= narrow ? high(0) : high(below.line);
  return Math.max(least, Math.min(sizes.most, each, highest));
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'flex-start',
    gap: space.s,
  },
  /** Long words reach into the gaps rather than break. */
  reaching: { marginHorizontal: -10 },
});
