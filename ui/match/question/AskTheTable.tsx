import { StyleSheet, View } from 'react-native';
import type { GameTypes, Seat } from '../../../engine/core';
import type { MatchStore } from '../../../store/match/match';
import { Avatar } from '../../components/Avatar';
import { InReach } from '../../components/PointedScroll';
import { Text } from '../../components/Text';
import { LampSwitch } from '../../curtain/LampSwitch';
import type { Lamp } from '../../curtain/useLamp';
import { useLanguage } from '../../i18n/language';
import { useLargeText } from '../../theme/low';
import { space } from '../../theme/tokens';
import type { Round, Saying, Speaker } from '../picture/picture';
import type { PublicTableProps } from '../table/PublicTable';
import { AskedLine } from './AskedLine';
import { AnswersAtSeats, PublicAnswers } from './PublicAnswers';

interface RoundProps<G extends GameTypes> extends Pick<PublicTableProps<G>, 'screens' | 'picture' | 'lamp'> {
  readonly round: Round<G>;
}

/** Everybody may speak: one touch lets all of it pass, a touch on one's own seat says something else. */
export function AskTheTable<G extends GameTypes>({ screens, picture, lamp, round }: RoundProps<G>) {
  const { question, rule, speakers, stakes, buttons, toAnswer, looker } = round;
  const { t } = useLanguage();
  const isLarge = useLargeText();
  const said = { answers: buttons, onMove: sayTo(screens.match) };
  const [only, another] = speakers;
  const touchSeats = t('match.touchYourSeat', { count: toAnswer });
  const toOnly = (words: string, { seat }: Speaker<G>) =>
    t('match.says', { name: picture.names[seat] ?? '', answer: words });
  const asked =
    only !== undefined && another === undefined && looker === null
      ? { warning: only.warning && toOnly(only.warning, only), words: only.title, lines: stakes }
      : { words: question, lines: [...(isLarge ? [] : stakes), touchSeats] };
  return (
    <>
      <AskedLine {...asked} rule={rule} />
      <InReach>
        <PublicAnswers {...said} />
        <AnswersAtSeats {...said} />
        {looker !== null && <LookersLamp {...{ lamp }} seat={looker} name={picture.names[looker] ?? ''} />}
      </InReach>
    </>
  );
}

interface LookersLampProps {
  readonly lamp: Lamp;
  readonly seat: Seat;
  readonly name: string;
}

/** Nobody says anything, and it is seen at once what comes of it, by the one it is for. */
function LookersLamp({ lamp, seat, name }: LookersLampProps) {
  const { t } = useLanguage();
  return (
    <View role="group" aria-label={t('match.handTo', { name })} style={{ alignItems: 'center' }}>
      <View style={styles.who}>
        <Avatar seat={seat} name={name} size={28} />
        <Text variant="label" style={{ flexShrink: 1 }}>
          {t('match.nobodyLook', { name })}
        </Text>
      </View>
      <LampSwitch lamp={lamp} size="small" />
    </View>
  );
}

export const sayTo =
  <G extends GameTypes>(match: MatchStore<G>) =>
  (saying: Saying<G>): void => {
    if ('allAnd' in saying) return match.allPassAnd(saying.allAnd);
    if ('later' in saying) return match.speakAhead(saying.later, saying.move);
    switch (saying.by) {
      case 'all':
        return match.allPass();
      case 'allAndStay':
        return match.allPassAndStay();
      case 'allAhead':
        return match.allPassAhead();
      default:
        return match.speak(saying.by, saying.move);
    }
  };

const styles = StyleSheet.create({
  who: { flexDirection: 'row', alignItems: 'center', gap: space.s, maxWidth: '100%' },
});
