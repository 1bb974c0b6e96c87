import { Fragment } from 'react';
import { View, StyleSheet } from 'react-native';
import type { Coup, Pending } from '../../../engine/coup';
import { Artwork } from '../../art/Artwork';
import { emblemOf, tonesOf } from '../../cards/character';
import { Avatar } from '../../components/Avatar';
import { Panel } from '../../components/Panel';
import { InReach } from '../../components/PointedScroll';
import { Question } from '../../components/Question';
import { Text } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import type { DecisionProps, SeenTable } from '../../match/GameScreens';
import { AnswersAtSeats, PublicAnswers } from '../../match/question/PublicAnswers';
import { answering, nameAt } from '../../match/seat';
import { useLargeText } from '../../theme/low';
import { space, materials, radius } from '../../theme/tokens';
import { answersOf } from './answers';
import { stakes } from './stakes';
import { deedLine, faceBehind, spokenClaim } from './words';

type Aloud = 'challenge' | 'block' | 'bomb' | 'redirect' | 'side';

/** More are a list that scrolls: the bomb can be passed to anybody. */
const fewAnswers = 4;

/** A question the whole table hears, and its answers, one tap each: the same for every hand. */
export function Reacting({ kind, view, moves, names, besideStage, onMove }: DecisionProps<Coup, Aloud>) {
  const { t } = useLanguage();
  const { pending } = view;
  const answers = answersOf(t, moves, view, names);
  const Place = moves.length > fewAnswers ? Fragment : InReach;
  const doubted = kind === 'challenge' || kind === 'block';
  return (
    <View style={{ gap: space.m }}>
      {doubted && pending !== null && !besideStage && <Announced {...{ view, pending, names }} />}
      <Question
        title={t(`coup.decision.title.${kind}`, { name: nameAt(names, answering(view)) })}
        lines={doubted ? stakes[kind](t, view, answering(view), names) : [t(`coup.decision.note.${kind}`)]}
      />
      <Place>
        <PublicAnswers {...{ answers, onMove }} />
      </Place>
      <AnswersAtSeats {...{ answers, onMove }} />
    </View>
  );
}

interface AnnouncedProps extends SeenTable<Coup> {
  readonly pending: Pending;
}

/** What lies on the table, said once more: who does what, and whom they say they are. */
function Announced({ view, pending, names }: AnnouncedProps) {
  const { t } = useLanguage();
  const { claim, seat } = spoken(pending);
  const face = faceBehind({ claim, action: pending.action });
  const roomy = !useLargeText();
  return (
    <Panel>
      <View style={roomy && styles.row}>
        <Avatar seat={seat} name={nameAt(names, seat)} size={40} />
        <View style={[styles.words, roomy && styles.beside]}>
          <Text>{deedLine(t, view, pending, names)}</Text>
          {claim !== null && (
            <Text variant="subheading" role="presentation" tone="brassInk">
              {spokenClaim(t, claim)}
            </Text>
          )}
        </View>
        {roomy && face !== null && (
          <View style={styles.portrait}>
            <Artwork drawing={emblemOf(face)} width={48} tones={tonesOf(face)} />
          </View>
        )}
      </View>
    </Panel>
  );
}

/** The last word said: the bomb's holder's, the blocker's, or the actor's. */
function spoken({ atStake, claim, seat, bomb }: Pending): Pick<Pending, 'claim' | 'seat'> {
  if (atStake !== null) return atStake;
  return bomb ? { claim: null, seat: bomb.holder } : { claim, seat };
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { gap: space.hair },
  beside: { flex: 1, minWidth: 0 },
  portrait: { backgroundColor: materials.paper, borderRadius: radius.s, padding: 2 },
});
