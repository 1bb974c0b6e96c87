import type { Seat } from '../../../engine/core';
import { ledBy, teamOf, type CopsView } from '../../../engine/cops';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';

interface OwnSideProps {
  readonly view: CopsView;
  /** Whose cards the viewer sees. */
  readonly seat: Seat;
}

/** GC-11, GC-12: whose side one's own cards put one on; they may change hands in the middle of a game. */
export function OwnSide({ view, seat }: OwnSideProps) {
  const { t } = useLanguage();
  const player = view.seats[seat];
  if (player?.status !== 'cop' || player.cards.some(({ identity }) => identity === null)) return null;
  const part = ledBy(player) === null ? 'with' : 'leads';
  return (
    <Text tone="brassInk" align="center">
      {t(`cops.board.side.${part}.${teamOf(player)}`)}
    </Text>
  );
}
