import type { TFunction } from 'i18next';
import { readBotName, type MatchPlayer, type Seat } from '../../../engine/core';
import type { CoupState, Retrospect } from '../../../engine/coup';
import { Note, Text } from '../../components/Text';
import { Part } from '../../end/Part';
import { PlayerLine } from '../../end/PlayerLine';
import { useLanguage } from '../../i18n/language';
import { listed } from '../../i18n/listed';
import { SmallCard } from '../board/SmallCard';
import { roleName } from '../decisions/words';
import { coupFaces } from '../faces/faces';
import { levelPlayed } from '../setup/levels';
import { turnAt } from './turnAt';

interface HandsProps {
  readonly state: CoupState;
  readonly players: readonly MatchPlayer[];
  readonly names: readonly string[];
  readonly past: Retrospect;
}

/** Everybody's cards, open: who stayed, then who fell, the last first. */
export function Hands(props: HandsProps) {
  const { t } = useLanguage();
  const fallen = props.past.falls.map(({ seat }) => seat).reverse();
  const standing = [...props.state.players.keys()].filter((seat) => !fallen.includes(seat));
  return (
    <Part title={t('coup.end.hands')}>
      {[...standing, ...fallen].map((seat) => (
        <Hand key={seat} {...props} seat={seat} />
      ))}
    </Part>
  );
}

function Hand({ state, players, names, past, seat }: HandsProps & { readonly seat: Seat }) {
  const { t } = useLanguage();
  const cards = state.players[seat]?.cards ?? [];
  const bot = players[seat]?.bot;
  const fall = past.falls.find((one) => one.seat === seat);
  const named = (some: typeof cards) =>
    listed(
      t,
      some.map(({ role }) => roleName(t, role)),
    );
  const kept = named(cards.filter(({ faceUp }) => !faceUp));
  const lost = named(cards.filter(({ faceUp }) => faceUp));
  return (
    <PlayerLine
      seat={seat}
      name={names[seat] ?? ''}
      won={!fall}
      bot={bot === undefined ? null : botRevealed(t, bot)}
      leastWords={120}
      cards={cards.map(({ role, faceUp }, at) => (
        <SmallCard key={at} card={{ how: faceUp ? 'lost' : 'known', role }} width={44} />
      ))}
    >
      {fall && (
        <Note>
          {t('coup.end.out', { turn: turnAt(past.turns, fall.step), by: t(`coup.end.by.${fall.by}`) })}
        </Note>
      )}
      {kept !== '' && <Text variant="small">{t('coup.end.kept', { roles: kept })}</Text>}
      {lost !== '' && <Note>{t('coup.end.lost', { roles: lost })}</Note>}
    </PlayerLine>
  );
}

/** Who a bot was, once the game is over: its level and its face, which may have been a secret. */
export function botRevealed(t: TFunction, bot: string): string {
  const { face, isSecret } = readBotName(bot);
  const name = levelPlayed(t, bot);
  const called = face === null ? undefined : coupFaces.inWords(t, face)?.called;
  if (called === undefined) return t('setup.botAt', { level: name });
  return isSecret
    ? t('coup.faceChoice.botWas', { level: name, face: called })
    : coupFaces.botLine(t, name, called);
}
