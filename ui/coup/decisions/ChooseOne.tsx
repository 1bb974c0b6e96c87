import type { TFunction } from 'i18next';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/core';
import type { Coup, CoupEvent, CoupMove, CoupView, Role } from '../../../engine/coup';
import { Button } from '../../components/Button';
import { InReach } from '../../components/PointedScroll';
import { Question } from '../../components/Question';
import { Note } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps } from '../../match/GameScreens';
import { RoomForCards } from '../../match/question/RoomForCards';
import { useLook, useWanted } from '../../match/question/wanted';
import { answering, nameAt } from '../../match/seat';
import { useTight } from '../../theme/low';
import { useTextScale } from '../../theme/textScale';
import { space } from '../../theme/tokens';
import { besideCards, Cards, cardWidthBeside, cardWidthIn, useButtonBeside } from './Cards';
import { hiddenCards, roleName } from './words';

/** FC-12: a player who loses an influence chooses which, and is told why. */
export function Losing({ view, moves, names, led, onMove }: DecisionProps<Coup, 'lose'>) {
  const { t } = useLanguage();
  const why = whyIn(t, view, answering(view), led, names);
  const lines = [...(why === null ? [] : [why]), t('coup.decision.note.lose')];
  return <ChooseOne what="lose" cards={ownCards(view, moves)} {...{ lines, onMove }} />;
}

/** A doubt that was wrong, a claim that fell, the bomb, or else what was done to this seat. */
function whyIn(
  t: TFunction,
  { pending }: CoupView,
  seat: Seat,
  led: readonly CoupEvent[],
  names: readonly string[],
): string | null {
  const has = (type: CoupEvent['type']) => led.some((event) => event.type === type);
  if (has('proved')) return t('coup.decision.whyLose.doubted');
  if (has('bombExploded')) return t('coup.decision.whyLose.bomb');
  if (led.some((event) => event.type === 'conceded' && event.seat === seat))
    return t('coup.decision.whyLose.caught');
  if (pending?.target !== seat) return null;
  const { action } = pending;
  if (action !== 'coup' && action !== 'assassinate') return null;
  return t(`coup.decision.whyLose.${action}`, { name: nameAt(names, pending.seat) });
}

/** FC-48: one card of a set of five; the other four leave the game. */
export function Drafting({ view, moves, onMove }: DecisionProps<Coup, 'draft'>) {
  const { t } = useLanguage();
  const cards = (view.offered ?? []).flatMap((role) => {
    const move = moves.find((one) => one.role === role);
    return move ? [{ role, move }] : [];
  });
  const lines = [t('coup.decision.note.draft')];
  return <ChooseOne what="draft" {...{ lines, cards, onMove }} />;
}

/** C-49: the examined player chooses what the examiner gets to see. */
export function Showing({ view, moves, names, onMove }: DecisionProps<Coup, 'show'>) {
  const { t } = useLanguage();
  const lines = [t('coup.decision.note.show', { name: nameAt(names, view.turn) })];
  return <ChooseOne what="show" cards={ownCards(view, moves)} {...{ lines, onMove }} />;
}

/** The cards of the player who is asked, each with the move that names it. */
const ownCards = (view: CoupView, moves: readonly (CoupMove & { readonly card: number })[]) =>
  hiddenCards(view, answering(view)).flatMap(({ card, role }) => {
    const move = moves.find((one) => one.card === card);
    return move && role ? [{ role, move }] : [];
  });

/** Where it has room, it stands below the cards; else it comes after them. */
const holdLine = 32;

interface ChooseOneProps {
  readonly what: 'lose' | 'draft' | 'show';
  readonly lines: readonly string[];
  readonly cards: readonly { readonly role: Role; readonly move: CoupMove }[];
  readonly onMove: (move: CoupMove) => void;
}

/** A card and then a word to confirm it, or a card that is held: none of this can be taken back. */
function ChooseOne({ what, lines, cards, onMove }: ChooseOneProps) {
  const { t } = useLanguage();
  const leadsOn = useWanted();
  const look = useLook();
  const [at, setAt] = useState<number | null>(null);
  const scale = useTextScale();
  const after = useTight() ? 0 : holdLine;
  const isBeside = useButtonBeside(cards.length);
  const Place = isBeside ? View : InReach;
  const chosen = at === null ? undefined : cards[at];
  const title = t(`coup.decision.title.${what}`);
  const count = cards.length;
  const hold = <Note align="center">{t('coup.decision.holdCard')}</Note>;
  return (
    <View style={{ gap: space.s }}>
      <Question title={title} lines={lines} />
      <RoomForCards>
        {(room) => (
          <View style={isBeside ? styles.beside : styles.below}>
            <Cards
              label={title}
              cards={cards.map(({ role, move }) => ({
                role,
                pointedAt: chosen?.move !== move && leadsOn([move]),
              }))}
              chosen={at === null ? [] : [at]}
              each="radio"
              onTap={setAt}
              onHold={(held) => cards[held] && onMove(cards[held].move)}
              width={isBeside ? cardWidthBeside(room, count) : cardWidthIn(room, count, scale, 0, after)}
            />
            <Place {...(isBeside ? { style: styles.button } : {})}>
              <Button
                label={
                  chosen
                    ? t(`coup.decision.confirm.${what}`, { role: roleName(t, chosen.role) })
                    : t('coup.decision.choose')
                }
                {...look(what === 'lose' ? 'danger' : 'brass', chosen ? [chosen.move] : [])}
                {...(isBeside ? { narrow: true } : {})}
                answerKey={count + 1}
                disabled={!chosen}
                onPress={() => chosen && onMove(chosen.move)}
              />
              {isBeside && hold}
            </Place>
          </View>
        )}
      </RoomForCards>
      {!isBeside && hold}
    </View>
  );
}

const styles = StyleSheet.create({
  below: { gap: space.s },
  beside: { flexDirection: 'row', justifyContent: 'center', gap: space.s },
  button: { width: besideCards, gap: space.s },
});
