import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Role } from '../../../engine/coup';
import { CardFace, NamelessFace } from '../../cards/CardFace';
import { cardGroups, ChoosableCard, type EachCard } from '../../cards/ChoosableCard';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { useLandscapePhone } from '../../theme/landscapePhone';
import { useTextScale } from '../../theme/textScale';
import { lowPhone, space } from '../../theme/tokens';
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
  /** Of each card, where it is not the usual one. */
  readonly width?: number | null;
}

/** Cards to choose from: large, by name, the chosen ones framed in brass and ticked. */
export function Cards({ label, cards, chosen, each, onTap, onHold, ...given }: CardsProps) {
  const { t } = useLanguage();
  const usual = useCardWidth(cards.length);
  const width = given.width ?? usual;
  const isNarrow = width < narrow * useTextScale();
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
            style={isNarrow && { width: width + around }}
          >
            {isNarrow ? (
              <NamelessFace character={role} width={width} />
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

/** Two abreast on the smallest phone, and the longest name of any language in one line. */
const usual = 126;
/** They leave a low screen room for what is done with them: where there are more, or on a phone lying down. */
const small = { width: 104, from: 3, lowest: 740, lying: 480 } as const;

/** Two abreast on a tall screen, so that it is not left empty. */
const large = { width: 158, upTo: 2, lowest: 800 } as const;
/** Lower still, all of them stand in one row, and five in two, so that what is done with them is in sight below. */
const abreast = { upTo: 4, widest: 92 } as const;
/** A card narrower than this has its name below it. */
const narrow = 96;
/** Round each card, and between two, in points of a screen's width. */
const around = 2 * 6;

export function useCardWidth(count: number): number {
  const { width, height } = useWindowDimensions();
  const scale = useTextScale();
  const lying = useLandscapePhone();
  if (lying && scale === 1) return Math.min(small.width, eachOf(count, width * ofLying.secret));
  if (height < lowPhone && width < height && scale === 1) {
    const inRow = count <= abreast.upTo ? count : Math.ceil(count / 2);
    return Math.min(abreast.widest, eachOf(inRow, width - 2 * space.l));
  }
  // However large the letters, one card is compared with another beside it.
  if (scale > 1) return Math.min(usual * scale, eachOf(2, width - 2 * space.l));
  if (height < (count >= small.from ? small.lowest : small.lying)) return small.width;
  if (count > abreast.upTo) return Math.min(small.width, eachOf(Math.ceil(count / 2), width - 2 * space.l));
  if (count > large.upTo || height < large.lowest) return usual;
  return Math.min(large.width, eachOf(2, width - 2 * space.l));
}

/** What is done with a card, beside it: the longest name of any language in one line. */
export const besideCards = 128;

/** Of the width of a phone lying down, what a question has beside the cards in sight, or beside the table. */
const ofLying = { secret: 0.58, stage: 0.36 } as const;

/** Narrower than this, a card is not known at a glance. */
const least = 64;

/** How wide each may be for all of them to stand in one row. */
const eachOf = (count: number, room: number): number =>
  Math.floor((room - (count - 1) * space.s) / count) - around;

/** The width of one card or two whose button stands beside them for lack of height; null where it stands below. */
export function useWidthBesideButton(count: number, where: 'secret' | 'stage'): number | null {
  const { width, height } = useWindowDimensions();
  const scale = useTextScale();
  const lying = useLandscapePhone();
  const isLow = lying || (where === 'stage' && width < height);
  if (!isLow || scale > 1 || count > 2) return null;
  const room = lying ? width * ofLying[where] : width - 2 * space.l;
  const each = eachOf(count, room - besideCards - space.s);
  return each < least ? null : Math.min(small.width, each);
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
