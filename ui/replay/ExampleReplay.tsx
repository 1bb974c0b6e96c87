import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { lastStep, type GameTypes, type Step } from '../../engine/core';
import { people } from '../../locales/rulebooks/people';
import type { BookText, Passage } from '../../locales/rulebooks/text';
import { useLanguage } from '../i18n/language';
import type { LateWords } from '../i18n/lateWords';
import { InPlace } from '../later/InPlace';
import type { GameScreens } from '../match/GameScreens';
import { SpeechPanel } from '../match/table/stage/SpeechPanel';
import { toldOnStage } from '../match/picture/toldOnStage';
import type { ExampleProps, PlayedExamples } from '../rules/examples';
import { passagesBefore, passagesTold } from '../rules/passages';
import { Prose } from '../rules/Prose';
import { useTheme } from '../theme/ThemeProvider';
import { materials, radius, space } from '../theme/tokens';
import { playExample, stopsOf, type Example, type Examples, type Stop } from './example';
import { openView } from './openView';
import { linesOf } from '../log/eventRow';
import { turnsIn } from '../log/logLine';
import { StepThrough, useSteps } from '../log/StepThrough';

type ExampleScreens<G extends GameTypes> = Pick<GameScreens<G>, 'match' | 'Board' | 'said' | 'events'>;

/** A game's examples as the books meet them, which need no types any more. */
export function playedExamples<G extends GameTypes>(
  screens: ExampleScreens<G>,
  examples: Examples<G>,
  words: LateWords,
): PlayedExamples {
  const exampleOf = ({ book, name }: Pick<ExampleProps, 'book' | 'name'>) => examples[book]?.[name];
  return {
    has: (book, name) => exampleOf({ book, name }) !== undefined,
    Player: function ExamplePlayer(props) {
      // A book may be read in another language than the one the game has come with.
      const { language } = useLanguage();
      const example = exampleOf(props);
      return (
        example && (
          <InPlace part={words[language]}>
            {() => <ExampleReplay screens={screens} example={example} text={props.text} />}
          </InPlace>
        )
      );
    },
  };
}

interface ExampleReplayProps<G extends GameTypes> {
  readonly screens: ExampleScreens<G>;
  readonly example: Example<G>;
  readonly text: BookText;
}

/** An example of a rulebook, played: at each step the book's own words, and the table with every hand open. */
export function ExampleReplay<G extends GameTypes>({ screens, example, text }: ExampleReplayProps<G>) {
  const { language, t } = useLanguage();
  const { game } = screens.match.table;
  const [steps] = useState(() => playExample(game, example));
  const names = people[language].slice(0, example.setup.players);
  const stops = stopsOf(example.parts);
  const turns = turnsIn(linesOf(screens.events, t, steps, names, openView(game, lastStep(steps).state))).map(
    (turn) => stops.findIndex(({ step }) => step >= turn),
  );
  return <Walk {...{ screens, steps, names, stops, turns, text }} />;
}

/** So much of the screen it always fills: what grows and shrinks with a step would move its keys from under the finger. */
const steadyPart = 0.8;

interface WalkProps<G extends GameTypes> extends Pick<ExampleReplayProps<G>, 'screens' | 'text'> {
  readonly steps: readonly Step<G>[];
  readonly names: readonly string[];
  readonly stops: readonly Stop[];
  readonly turns: readonly number[];
}

function Walk<G extends GameTypes>({ screens, steps, names, stops, turns, text }: WalkProps<G>) {
  const { Board, match } = screens;
  const { t } = useLanguage();
  const { height } = useWindowDimensions();
  const { at, walkTo, happens } = useSteps();
  const stop = stops[at];
  const step = stop && steps[stop.step];
  if (!step) return null;

  const view = openView(match.table.game, step.state);
  const from = stops[at - 1]?.step ?? 0;
  const events = steps.slice(from + 1, stop.step + 1).flatMap((one) => one.events);
  const recent = happens ? { key: at, events } : null;
  const speech = toldOnStage(t, { screens, view, names, recent: events, own: null, over: false });
  return (
    <View style={{ minHeight: height * steadyPart }}>
      <StepThrough count={stops.length - 1} at={at} onStep={walkTo} turns={turns}>
        <Telling passages={wordsAt(text, stops, stop)} />
        <Board {...{ view, names, recent }} stage={(room) => <SpeechPanel {...{ room, speech }} />} />
      </StepThrough>
    </View>
  );
}

/** Before anything is told, the words with which its section begins. */
function wordsAt(text: BookText, stops: readonly Stop[], { told }: Stop): readonly Passage[] {
  if (told) return passagesTold(text, told);
  const first = stops[1]?.told;
  return first ? passagesBefore(text, first) : [];
}

/** What the book says of it. */
function Telling({ passages }: { readonly passages: readonly Passage[] }) {
  const theme = useTheme();
  return (
    <View aria-live="polite" style={[styles.book, { backgroundColor: theme.surface }]}>
      {passages.map((passage, at) => (
        <Prose key={at} {...passage} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  book: {
    borderStartWidth: 4,
    borderColor: materials.brass,
    borderRadius: radius.m,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
    gap: space.xs,
  },
});
