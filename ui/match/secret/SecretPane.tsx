import { StyleSheet, View } from 'react-native';
import type { GameTypes, Seat } from '../../../engine/core';
import { isNewcomer } from '../../../store/lessons/newcomer';
import { useLessons } from '../../../store/lessons/progress';
import { Note } from '../../components/Text';
import { useLanguage } from '../../i18n/language';
import { useLandscapePhone } from '../../theme/landscapePhone';
import { useLargeText, useLow } from '../../theme/low';
import { space } from '../../theme/tokens';
import { RuleDoors } from '../../rules/RuleDoors';
import { Decision } from '../question/Decision';
import type { DecisionProps, GameScreens, SeenTable } from '../GameScreens';
import type { PrivateQuestion } from '../picture/picture';
import { Counselled, HintNote, Hints } from '../question/Hints';
import type { Scene } from '../showdown/scene';
import { Claim } from '../table/stage/Claim';
import { CollectTargets, useTargets, type Targets } from '../targets';
import { AfterFindings } from './AfterFindings';
import { Folded } from './Folded';

interface SecretPaneProps<G extends GameTypes> extends SeenTable<G> {
  readonly screens: GameScreens<G>;
  readonly seat: Seat;
  /** It is the first look at the cards after the deal. */
  readonly isFirstLook?: boolean;
  readonly findings?: readonly Scene[];
  readonly endsThere?: boolean;
  /** Without it there is nothing to answer: somebody just looks at their cards. */
  readonly question?: (PrivateQuestion<G> & Pick<DecisionProps<G>, 'onMove'>) | null;
}

/** What one player sees with nobody looking: what the others have, their own cards, and what they are asked. */
export function SecretPane<G extends GameTypes>(props: SecretPaneProps<G>) {
  const { screens, view, names, findings = [], endsThere = false } = props;
  return (
    <RuleDoors rules={screens.rulesOf?.(view)}>
      <AfterFindings {...{ findings, names, endsThere }}>
        <Panes {...props} />
      </AfterFindings>
    </RuleDoors>
  );
}

function Panes<G extends GameTypes>(props: SecretPaneProps<G>) {
  const { screens, view, names, question, isFirstLook } = props;
  const lying = useLandscapePhone();
  const row = question && screens.questions[question.kind];
  const before = isFirstLook && <FirstLook {...{ screens, view }} />;
  const { targets, collect } = useTargets();
  const hasMore = Boolean(question ?? (lying && before));
  // What the others have comes after cards that the question lays out itself, unless it has room beside them.
  const isBelow = !lying && row?.shows?.includes('cards');
  return (
    <View style={[styles.secret, lying && styles.lying]}>
      <View style={[styles.part, lying && (hasMore ? styles.cards : styles.question)]}>
        {!lying && before}
        {!isBelow && <InSight {...props} targets={targets} />}
        {!row?.shows?.includes('claim') && <Claim {...{ screens, view, names }} />}
        {!question && <Hints {...{ screens, view, names }} />}
      </View>
      {hasMore && (
        <View style={[styles.part, lying && styles.question]}>
          {lying && before}
          {question && (
            <Counselled {...{ screens, view, names }} moves={question.moves} witnessed={question.witnessed}>
              <CollectTargets value={collect}>
                <Decision {...{ screens, view, names }} {...question} />
              </CollectTargets>
            </Counselled>
          )}
          {isBelow && <Others {...props} targets={targets} />}
        </View>
      )}
    </View>
  );
}

/** The others' seats answer what is asked, too. */
interface AtSeats<G extends GameTypes> extends SecretPaneProps<G> {
  readonly targets: Targets;
}

/** Above the cards that everybody looks at after the deal, until on this device a lesson or a game has been finished. */
function FirstLook<G extends GameTypes>({ screens, view }: Pick<SecretPaneProps<G>, 'screens' | 'view'>) {
  const { t } = useLanguage();
  const lessons = useLessons();
  const words = screens.help?.firstLook?.(t, view) ?? null;
  return words !== null && isNewcomer(lessons) && <HintNote lines={[words]} />;
}

/** More would stand one below the other beside a hand, and push what is asked out of sight. */
const mostBeside = 7;

/** What the others have in the open, and one's own cards, unless the question lays them out itself. */
function InSight<G extends GameTypes>(props: AtSeats<G>) {
  const { screens, view, seat, names, question } = props;
  const { Hand, questions } = screens;
  const row = question && questions[question.kind];
  const { t } = useLanguage();
  const lying = useLandscapePhone();
  const large = useLargeText();
  const isBeside = !lying && !large && names.length <= mostBeside;
  const others = <Others {...props} />;
  if (row?.shows?.includes('cards')) return others;
  if (row?.room)
    return (
      <View style={isBeside ? styles.beside : styles.part}>
        <Hand {...{ view, names, seat }} size="small" />
        <View style={isBeside && styles.rest}>{others}</View>
      </View>
    );
  return (
    <>
      <Note align="center">{t('match.yourCards', { name: names[seat] ?? '' })}</Note>
      <Hand {...{ view, names, seat }} />
      {others}
    </>
  );
}

/** How many at a table have room on a private page beside what its owner is to see. */
const atOnce = { large: 1, low: 3, usual: 5 } as const;

/** What everybody else has in the open: with many at the table it unfolds. */
function Others<G extends GameTypes>({ screens, view, seat, names, targets }: AtSeats<G>) {
  const { Rivals } = screens;
  const { t } = useLanguage();
  const rivals = <Rivals {...{ view, names, seat, targets }} />;
  const low = useLow();
  const large = useLargeText();
  const most = atOnce[large ? 'large' : low ? 'low' : 'usual'];
  return names.length > most ? <Folded label={t('match.others')}>{rivals}</Folded> : rivals;
}

const styles = StyleSheet.create({
  secret: { gap: space.s },
  lying: { flexDirection: 'row', gap: space.l },
  part: { gap: space.s },
  cards: { flexBasis: '34%', flexShrink: 1 },
  question: { flex: 1 },
  beside: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  rest: { flex: 1, minWidth: 0 },
});
