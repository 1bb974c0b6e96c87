import { useWindowDimensions } from 'react-native';
import type { GameTypes } from '../../engine/core';
import { isSame } from '../../store/match/running';
import { Button } from '../components/Button';
import { Switch } from '../components/Switch';
import { Text } from '../components/Text';
import { useTextScale } from '../theme/textScale';
import { largeText, lowPhone } from '../theme/tokens';
import { changeSettings, useSettings } from '../../store/settings';
import { useScreenReader } from '../curtain/useScreenReader';
import { useLanguage } from '../i18n/language';
import { AskedLine } from './AskedLine';
import { Counselled } from './Counselled';
import { Decision } from './Decision';
import { Finishing } from './Finishing';
import { HandOver } from './HandOver';
import { OwnLamp } from './OwnLamp';
import { PublicAnswers } from './PublicAnswers';
import type { PublicTableProps } from './PublicTable';
import { Stakes } from './Stakes';
import { Thinking } from './Thinking';

/** What is asked, below or beside the table. */
export function QuestionPane<G extends GameTypes>(props: PublicTableProps<G>) {
  const { screens, view, alone, asked } = props;
  const { t } = useLanguage();
  const spoken = useScreenReader();
  const { letPass } = screens.match.table;
  const waitsForAll = props.moves.some((move) => isSame(move, letPass));
  const kind = asked !== null && asked.seat === alone ? asked.kind : null;
  const watches = alone !== null && screens.isOut(view, alone);
  return (
    <>
      <Answers {...props} />
      {alone !== null && !watches && !props.guide && asked !== null && (kind === null || waitsForAll) && (
        <LetPassSwitch />
      )}
      {alone !== null && spoken && (
        <Text variant="small" tone="inkMuted">
          {t('match.spokenCards')}
        </Text>
      )}
    </>
  );
}

function LetPassSwitch() {
  const { t } = useLanguage();
  const letPass = useSettings((settings) => settings.letPass);
  return (
    <Switch label={t('match.letPass')} on={letPass} onChange={(on) => changeSettings({ letPass: on })} />
  );
}

function Answers<G extends GameTypes>(props: PublicTableProps<G>) {
  const { screens, view, names, people, asked, waiting, manner, lamp, finishing } = props;
  const { match, words, isOut } = screens;
  const { t } = useLanguage();
  if (!asked)
    return (
      <>
        <Text variant="label" align="center">
          {t('match.over')}
        </Text>
        <Button label={t('match.howItWent')} icon="crown" kind="brass" onPress={props.onEnd} />
      </>
    );
  const name = names[asked.seat] ?? '';
  if (waiting.length > 0) return <AskTheTable key={props.witnessed.length} {...props} kind={asked.kind} />;
  if (finishing) return <Finishing moves={props.witnessed.length - 1} onStop={match.stopFinishing} />;
  if (!people.includes(asked.seat)) {
    const watching = people.every((seat) => isOut(view, seat));
    return (
      <>
        <Thinking seat={asked.seat} name={name} onHasten={props.onHasten} />
        {watching && <Button label={t('match.toTheEnd')} icon="next" onPress={match.finish} />}
      </>
    );
  }
  const question = words.question(t, view, names);
  if (manner === 'private')
    return (
      <HandOver {...{ name, question, lamp }} seat={asked.seat} rule={screens.ruleAsked?.(view) ?? null} />
    );
  const decision = (
    <Decision
      {...{ screens, view, names }}
      key={props.witnessed.length}
      besideStage
      kind={asked.kind}
      moves={props.moves}
      led={props.witnessed.at(-1)?.events ?? []}
      onMove={match.answer}
    />
  );
  if (props.alone === null)
    return (
      <>
        {manner === 'open' && <OwnLamp lamp={lamp} />}
        {decision}
      </>
    );
  return (
    <Counselled
      {...{ screens, view, names }}
      moves={props.moves}
      witnessed={props.witnessed.flatMap(({ events }) => events)}
    >
      {decision}
    </Counselled>
  );
}

interface AskTheTableProps<G extends GameTypes> extends Pick<
  PublicTableProps<G>,
  'screens' | 'view' | 'names' | 'waiting' | 'staying' | 'ahead' | 'marks'
> {
  readonly kind: G['Kind'];
}

/** With this many, on a low screen, all seats in sight say more than words about them. */
const crowd = 7;

/** Everybody may speak: one touch lets all of it pass, a touch on one's own seat says something else. */
function AskTheTable<G extends GameTypes>(props: AskTheTableProps<G>) {
  const { screens, view, names, waiting, staying, ahead, marks } = props;
  const { match, words, answersAloud } = screens;
  const { t } = useLanguage();
  const { height } = useWindowDimensions();
  const roomy = useTextScale() < largeText && height >= lowPhone;
  const besides = staying !== null || ahead;
  const [only, another] = waiting;
  const inWords = names.length < crowd || height >= lowPhone;
  const rule = screens.ruleAsked?.(view) ?? null;
  // As many as the table shows with a question mark, bots among them.
  const toAnswer = Object.values(marks).filter((mark) => mark === 'toAnswer').length;
  if (only !== undefined && another === undefined) {
    const aloud = answersAloud(view, only);
    const said = staying === null ? aloud : aloud.filter((move) => !isSame(move, match.table.letPass));
    return (
      <>
        <AskedLine words={t('match.answerOf', { name: names[only] ?? '' })} rule={rule} />
        {(roomy || !besides) && <Stakes lines={words.stakes(t, view, only, names)} />}
        {staying !== null && <Nobody {...props} />}
        <PublicAnswers
          answers={words.answers(t, said, view, names)}
          onMove={(move) => match.speak(only, move)}
          firstKey={staying === null ? 1 : 3}
        />
        <Ahead {...props} answerKey={said.length + 1} />
      </>
    );
  }
  // The same for all of them, or else each reads their own where they answer.
  const [stakes = [], others] = distinct(waiting.map((seat) => words.stakes(t, view, seat, names)));
  return (
    <>
      {inWords && <AskedLine words={words.question(t, view, names)} rule={rule} />}
      {roomy && others === undefined && <Stakes lines={stakes} />}
      <Nobody {...props} />
      {inWords && (
        <Text variant="small" tone="inkMuted" align="center">
          {t('match.touchYourSeat', { count: toAnswer })}
        </Text>
      )}
    </>
  );
}

/** One touch for the whole table. */
function Nobody<G extends GameTypes>(props: AskTheTableProps<G>) {
  const { screens, view, names, staying, kind } = props;
  const { match, words } = screens;
  const { t } = useLanguage();
  const and = staying && words.nobodyAnd?.(t, view, staying, names);
  const firstly = { kind: 'brass', icon: 'check', answerKey: 1 } as const;
  if (!and)
    return (
      <>
        <Button label={words.nobody(t, kind)} {...firstly} onPress={match.allPass} />
        <Ahead {...props} answerKey={2} />
      </>
    );
  return (
    <>
      <Button label={and.stays} {...firstly} onPress={match.allPassAndStay} />
      <Button label={and.anew} answerKey={2} onPress={match.allPass} />
    </>
  );
}

interface AheadProps<G extends GameTypes> extends AskTheTableProps<G> {
  readonly answerKey: number;
}

/** One touch for this question and the next. */
function Ahead<G extends GameTypes>({ screens, ahead, kind, answerKey }: AheadProps<G>) {
  const { match, words } = screens;
  const { t } = useLanguage();
  const label = ahead ? words.nobodyAhead?.(t, kind) : undefined;
  return label && <Button {...{ label, answerKey }} onPress={match.allPassAhead} />;
}

const distinct = (told: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  told.filter((lines, at) => told.findIndex((other) => other.join() === lines.join()) === at);
