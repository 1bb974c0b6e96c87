/** What the toy game shows: the least that a game can bring, in plain words of its own. */
import { View } from 'react-native';
import type { EventOf } from '../../engine/core';
import { Button } from '../../ui/components/Button';
import { Text } from '../../ui/components/Text';
import { lateWords } from '../../ui/i18n/lateWords';
import type { Answer, BoardProps, DecisionProps, GameScreens } from '../../ui/match/GameScreens';
import type { Scene } from '../../ui/match/showdown/scene';
import type { EventRow } from '../../ui/log/eventRow';
import type { SetupScreens } from '../../ui/setup/SetupScreens';
import {
  pebbleMatch,
  pebbleSetup,
  type Pebble,
  type PebbleChoices,
  type PebbleEvent,
  type PebbleMove,
  type PebbleView,
} from './pebble';

/** A viewer who may not look into a hand sees that there is something. */
const held = (hasPebble: boolean | null = null) =>
  hasPebble === null ? 'something' : hasPebble ? 'a pebble' : 'nothing';

function labelOf(move: PebbleMove): string {
  if (move.type === 'hide') return `Hide ${held(move.pebble)}`;
  return move.type === 'call' ? 'Call' : 'Pass';
}

const rows: {
  readonly [Type in PebbleEvent['type']]: EventRow<EventOf<PebbleEvent, Type>, PebbleEvent, PebbleView>;
} = {
  hid: {
    kind: 'heading',
    says: ({ seat, secret }, { name }) => `${name(seat)} hides ${held(secret?.pebble)}.`,
  },
  passed: { says: ({ seat }, { name }) => `${name(seat)} passes.` },
  called: { says: ({ seat }, { name }) => `${name(seat)} calls.` },
  opened: { kind: 'said', says: ({ seat, pebble }, { name }) => `${name(seat)} held ${held(pebble)}.` },
  scored: { says: ({ seat }, { name }) => `${name(seat)} scores.` },
};

const rowOf = ({ type }: PebbleEvent): EventRow<PebbleEvent, PebbleEvent, PebbleView> => rows[type];

function Board({ view, names, stage, pressing }: BoardProps<Pebble>) {
  return (
    <View>
      {stage?.({ width: 320, height: 160 })}
      {names.map((name, seat) => {
        const press = pressing?.(seat);
        return (
          <View key={seat}>
            <Text>{`${name}: ${view.seats[seat]?.points ?? 0}`}</Text>
            {press && <Button label={press.label} onPress={press.act} />}
          </View>
        );
      })}
    </View>
  );
}

const Decision = ({ moves, onMove }: DecisionProps<Pebble>) =>
  moves.map((move) => <Button key={labelOf(move)} label={labelOf(move)} onPress={() => onMove(move)} />);

const line = (_t: unknown, { asked }: PebbleView, names: readonly string[]) =>
  `${names[asked?.seat ?? 0]}: ${asked?.kind}?`;

const plainly = { face: null, costs: null, stopped: { words: 'Nobody can stop it', faces: [] } };
/** The moment in which a hand is opened. */
const sceneOf = (
  { seat, pebble: inside }: Extract<PebbleEvent, { type: 'opened' }>,
  names: readonly string[],
): Scene => ({
  kind: inside ? 'honour' : 'disgrace',
  seat,
  title: inside ? 'A pebble!' : 'An empty hand!',
  lines: [`${names[seat]} opens the hand.`],
  picture: { of: 'backs', count: 1 },
});

const asAnswer = (move: PebbleMove): Answer<PebbleMove> => ({ move, label: labelOf(move), kind: 'plain' });

export const pebbleScreens: GameScreens<Pebble> = {
  match: pebbleMatch,
  said: (_t, { asked, turn, seats }, names) =>
    asked?.kind === 'doubt'
      ? {
          face: null,
          lines: [{ text: `${names[turn]} holds ${held(seats[turn]?.pebble)}.`, size: 'large' }],
        }
      : null,
  answers: (_t, moves) => moves.map(asAnswer),
  aid: () => ({
    goal: ['Most points win.'],
    entries: [
      { action: 'Hide', actor: 'In turn', ...plainly, brings: 'A point, if nobody sees through it' },
      { action: 'Call', actor: 'Anybody else', ...plainly, brings: 'A point, if there is a pebble' },
    ],
    notes: ['Everybody hides as often as was agreed.'],
  }),
  ending: (_t, { steps }) => [`All over after ${steps.length - 1} moves.`],
  Board,
  Hand: ({ view: { seats }, seat }) =>
    seats[seat]?.pebble != null && <Text>{`In this hand: ${held(seats[seat].pebble)}`}</Text>,
  Rivals: () => null,
  questions: {
    hide: { Sheet: Decision, line },
    doubt: { Sheet: Decision, line, passes: { all: () => 'Nobody calls' }, mark: 'objects' },
  },
  events: { rowOf, ruleOf: () => null },
  End: ({ played }) => <Text>{`Rounds: ${played.match.setup.rounds}`}</Text>,
  tallies: {
    title: () => 'Pebbles',
    figures: [{ id: 'hidden' }, { id: 'empty', partOf: 'hidden' }],
    word: (_t, figure) => (figure === 'empty' ? 'Empty ones' : 'Hands closed'),
    honours: [
      {
        of: 'hidden',
        less: 'empty',
        title: () => 'Most pebbles',
        times: (_t, count) => `${count} hidden`,
      },
    ],
    count: ({ match, steps }) => {
      const hid = steps.flatMap(({ events }) => events.filter((event) => event.type === 'hid'));
      const bySeat = (some: typeof hid) =>
        match.players.map((_, at) => some.filter(({ seat }) => seat === at).length);
      return { hidden: bySeat(hid), empty: bySeat(hid.filter(({ secret }) => !secret?.pebble)) };
    },
  },
  cast: () => [],
  showdowns: (_t, { steps, from, names }) =>
    steps
      .slice(from)
      .flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'opened' ? [sceneOf(event, names)] : [])),
      ),
  isOut: () => false,
};

export const pebbleSetupScreens: SetupScreens<Pebble, PebbleChoices> = {
  rules: pebbleSetup,
  Panels: ({ onChoose }) => <Button label="A short game" onPress={() => onChoose({ rounds: 1 })} />,
  level: () => ({ name: 'Wary', hint: 'Trusts what it has seen.' }),
  seatsProblem: () => ({ words: 'Two to four can play.' }),
  custom: (_t, starter) => ({ label: 'In turn', hint: `${starter} is next.` }),
};

const nothing = () => Promise.resolve({ words: {} });

/** Its few words are English in any language, and stand where they are said. */
export const pebbleWords = lateWords({ fa: nothing, he: nothing, ru: nothing, en: nothing });
