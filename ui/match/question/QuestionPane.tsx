import { use } from 'react';
import { StyleSheet, View } from 'react-native';
import type { GameTypes } from '../../../engine/core';
import { Avatar } from '../../components/Avatar';
import { Button } from '../../components/Button';
import { Switch } from '../../components/Switch';
import { Note, Text } from '../../components/Text';
import { LampSwitch } from '../../curtain/LampSwitch';
import type { Lamp } from '../../curtain/useLamp';
import { useScreenReader } from '../../curtain/useScreenReader';
import { useLanguage } from '../../i18n/language';
import { RuleSign } from '../../rules/RuleDoors';
import { space } from '../../theme/tokens';
import { AskTheTable, sayTo } from './AskTheTable';
import { Decision } from './Decision';
import { Counselled } from './Hints';
import type { InPrivate, OpenQuestion } from '../picture/picture';
import { PublicAnswers } from './PublicAnswers';
import { WantedContext } from './wanted';
import type { PublicTableProps } from '../table/PublicTable';

interface QuestionPaneProps<G extends GameTypes> extends PublicTableProps<G> {
  /** Part of the answer has been chosen: everything else makes room for the rest. */
  readonly begun: boolean;
}

/** What is asked, below or beside the table. */
export function QuestionPane<G extends GameTypes>(props: QuestionPaneProps<G>) {
  const { screens, picture, guide } = props;
  const { passesUnconcerned } = picture;
  const { t } = useLanguage();
  const spoken = useScreenReader();
  const isBeingTold = use(WantedContext) === null;
  if (isBeingTold) return null;
  return (
    <>
      <Asking {...props} />
      {passesUnconcerned !== null && !guide && (
        <Switch label={t('match.letPass')} on={passesUnconcerned} onChange={screens.match.changePassing} />
      )}
      {picture.own !== null && spoken && <Note>{t('match.spokenCards')}</Note>}
    </>
  );
}

function Asking<G extends GameTypes>(props: QuestionPaneProps<G>) {
  const { screens, picture, lamp, does } = props;
  const { asking, names } = picture;
  const { match } = screens;
  const { t } = useLanguage();
  switch (asking.is) {
    case 'over':
      return (
        <>
          <Text variant="label" align="center">
            {t('match.over')}
          </Text>
          <Button label={t('match.howItWent')} icon="crown" kind="brass" onPress={does.end} />
        </>
      );
    case 'round':
      return <AskTheTable key={picture.moves} {...props} round={asking} />;
    case 'finishing':
      return (
        <View style={{ gap: space.m }}>
          <View aria-live="off">
            <Text variant="label" align="center">
              {t('match.finishing', { count: picture.moves })}
            </Text>
          </View>
          <Button label={t('match.stopFinishing')} icon="pause" onPress={match.stopFinishing} />
        </View>
      );
    case 'thinking':
      return (
        <>
          <Thinking seat={asking.seat} name={names[asking.seat] ?? ''} onHasten={does.hasten} />
          {asking.canFinish && <Button label={t('match.toTheEnd')} icon="next" onPress={match.finish} />}
        </>
      );
    case 'handOver':
      return <HandOver {...{ asking, lamp }} name={names[asking.seat] ?? ''} />;
    case 'question':
      return <Asked {...props} asked={asking} />;
  }
}

interface ThinkingProps {
  readonly seat: number;
  readonly name: string;
  readonly onHasten: () => void;
}

/** A bot takes the same time whatever its hand, and may be hurried. */
function Thinking({ seat, name, onHasten }: ThinkingProps) {
  const { t } = useLanguage();
  return (
    <View style={styles.line}>
      <Avatar seat={seat} name={name} size={36} />
      <Text tone="inkMuted" style={{ flex: 1 }}>
        {t('match.thinking', { name })}
      </Text>
      <Button label={t('match.hasten')} icon="hasten" onPress={onHasten} />
    </View>
  );
}

interface HandOverProps {
  readonly asking: InPrivate;
  readonly name: string;
  readonly lamp: Lamp;
}

/** The phone goes to the one who decides next, and there is nothing to say but who: their lamp stands on the table. */
function HandOver({ asking: { seat, question, rule }, name, lamp }: HandOverProps) {
  const { t } = useLanguage();
  return (
    <View role="group" aria-label={t('match.handTo', { name })} style={styles.call}>
      <View style={styles.who}>
        <Avatar seat={seat} name={name} size={40} />
        <Text variant="subheading" aria-level={2} style={{ flexShrink: 1 }}>
          {question}
        </Text>
        <RuleSign rule={rule} about={question} />
      </View>
      <LampSwitch lamp={lamp} />
      {lamp.spoken && <Note align="center">{t('curtain.headphones')}</Note>}
    </View>
  );
}

interface AskedProps<G extends GameTypes> extends QuestionPaneProps<G> {
  readonly asked: OpenQuestion<G>;
}

/** One player answers before all eyes, or alone with their coach. */
function Asked<G extends GameTypes>({ screens, picture, past, lamp, does, asked, begun }: AskedProps<G>) {
  const { view, names, own } = picture;
  const { kind, moves, led, warning, cause, speakers, first } = asked;
  const { t } = useLanguage();
  const decision = (
    <Decision
      {...{ screens, view, names, kind, moves, led, warning, cause }}
      key={picture.moves}
      besideStage
      onMove={does.answer}
    />
  );
  if (own === null)
    return (
      <>
        {!begun && (
          <>
            {asked.hasLamp && (
              <View role="group" aria-label={t('match.peek')} style={{ alignItems: 'center' }}>
                <LampSwitch lamp={lamp} size="small" />
              </View>
            )}
            {speakers.length > 0 && <Note align="center">{t('match.speakFirst')}</Note>}
          </>
        )}
        {decision}
        {/* It is not for whoever acts now, whose own answers come first. */}
        {!begun && <PublicAnswers answers={first} firstKey={lastKey} onMove={sayTo(screens.match)} />}
      </>
    );
  return (
    <Counselled {...{ screens, view, names, moves }} witnessed={past.steps.flatMap(({ events }) => events)}>
      {decision}
    </Counselled>
  );
}

/** The number keys before it are those of the question. */
const lastKey = 9;

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  call: { alignItems: 'center', gap: space.xs },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.m, maxWidth: '100%' },
});
