import { isDeepStrictEqual } from 'node:util';
import { botNamed, playOut } from '../../../engine/core';
import {
  actions,
  castOf,
  coup,
  coupBots,
  type Action,
  type Coup,
  type CoupEvent,
  type CoupSetup,
  type CoupState,
} from '../../../engine/coup';
import { languages } from '../../../store/languages';
import { everyCoupSetup } from '../../../tools/coupSetups';
import { coupScreens } from '../../../ui/coup/screens';
import { translatorOf } from '../../../ui/i18n/translations';
import type { Aid } from '../../../ui/match/table/aid/aid';

const t = translatorOf('en');

const isolates = /[\u2066-\u2069]/g;
const plain = (words: string | null) => (words ?? '').replace(isolates, '');
const numbersIn = (words: string | null) => (plain(words).match(/\d+/g) ?? []).map(Number);

const aidFor = (setup: CoupSetup, say = t): Aid =>
  coupScreens.aid(say, coup.view(coup.deal(setup, 1), 'table'));

const entryOf = (aid: Aid, action: Action) => {
  const entry = aid.entries.find((one) => one.action === t(`coup.actions.${action}`));
  if (!entry) throw new Error(`The card is silent about ${action}.`);
  return entry;
};

/** One set-up for each way of playing, with the fewest and the most who can sit down to it. */
const setups = everyCoupSetup.filter(({ book, players }) => {
  const seats = everyCoupSetup.filter((other) => other.book === book).map((other) => other.players);
  return [2, 3, Math.max(...seats)].includes(players);
});

interface Move {
  readonly before: CoupState;
  readonly offered: readonly Coup['Move'][];
  readonly move: Coup['Move'];
  readonly events: readonly CoupEvent[];
}

/** Players who do anything the rules allow rarely save enough for a coup. */
const offersCoup = ({ offered }: Move) =>
  offered.some((move) => move.type === 'act' && move.action === 'coup');

/** Everything that happens in a few games, until there has been enough of it. */
function happenings(setup: CoupSetup): readonly Move[] {
  const random = botNamed(coupBots, 'random');
  const moves: Move[] = [];
  for (let seed = 1; seed <= 3 || (seed < 300 && !moves.some(offersCoup)); seed++) {
    let before = coup.deal(setup, seed);
    const everybody = Array.from({ length: setup.players }, () => random);
    for (const { move, state, events } of playOut(coup, everybody, before, seed)) {
      moves.push({ before, offered: coup.moves(before), move, events });
      before = state;
    }
  }
  return moves;
}

function described({ book, players, options = {} }: CoupSetup): string {
  const on = Object.entries(options).flatMap(([name, value]) =>
    value ? [value === true ? name : value] : [],
  );
  return `${book}, ${players}: ${on.join(', ')}`;
}

const tables = setups.map((setup) => ({ setup, aid: aidFor(setup), told: happenings(setup) }));
type Played = (typeof tables)[number];

/** What the cards say wrong, each once, and of which set-up. */
const faults = (faultsOf: (table: Played) => readonly string[]) =>
  tables.flatMap((table) => [
    ...new Set(faultsOf(table).map((fault) => `${described(table.setup)}: ${fault}`)),
  ]);

const unlike = (what: string, said: unknown, is: unknown): readonly string[] =>
  isDeepStrictEqual(said, is) ? [] : [`${what}: says ${JSON.stringify(said)}, is ${JSON.stringify(is)}`];

describe('the aid card, by any book and with any options,', () => {
  test('tells of every action that is ever offered, and of no other', () => {
    const wrong = faults(({ aid, told }) => {
      const offered = new Set(
        told.flatMap((move) => move.offered.flatMap((one) => (one.type === 'act' ? [one.action] : []))),
      );
      const possible = actions.filter((action) => offered.has(action));
      return unlike(
        'actions',
        aid.entries.map(({ action }) => action),
        possible.map((action) => t(`coup.actions.${action}`)),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('names what each costs and brings', () => {
    const wrongOf = (aid: Aid, { before: { declared } }: Move, event: CoupEvent) => {
      if (event.type === 'acted') {
        const { costs } = entryOf(aid, event.action);
        if (event.paid === 0) return unlike(event.action, costs, null);
        return numbersIn(costs).includes(event.paid) ? [] : [`${event.action} costs ${event.paid}`];
      }
      // A robbed player may have had no more than one.
      if (event.type === 'gained' && event.from === 'treasury' && declared)
        return unlike(declared.action, numbersIn(entryOf(aid, declared.action).brings), [event.coins]);
      return [];
    };
    expect(
      faults(({ aid, told }) =>
        told.flatMap((move) => move.events.flatMap((event) => wrongOf(aid, move, event))),
      ),
    ).toEqual([]);
  });

  test('names the character that is claimed for it, and those that can block it', () => {
    const claimed = (aid: Aid, { before, events }: Move) => {
      const { stage, declared } = before;
      if (stage.kind !== 'challenge' || stage.of !== 'action' || !declared) return [];
      const { actor, face } = entryOf(aid, declared.action);
      return events.flatMap((event) => {
        if (event.type !== 'challenged') return [];
        return event.claim === 'noDuke'
          ? unlike(declared.action, actor, t('coup.aid.withoutDuke'))
          : unlike(declared.action, [actor, face], [t(`cast.${event.claim}.name`), event.claim]);
      });
    };
    const blocked = (aid: Aid, { before: { stage, declared }, offered, move }: Move) => {
      if (move.type === 'act' && move.action === 'bomb')
        return unlike('bomb', entryOf(aid, 'bomb').stopped.faces, ['contessa']);
      if (stage.kind !== 'block' || !declared) return [];
      const { faces, words } = entryOf(aid, declared.action).stopped;
      const roles = offered.flatMap((one) => (one.type === 'block' ? [one.role] : []));
      const unnamed = roles.filter((role) => !plain(words).includes(t(`cast.${role}.name`)));
      const opening = declared.target === null ? 'Anybody' : 'The victim';
      return [
        ...unlike(declared.action, faces, roles),
        ...unnamed.map((role) => `${declared.action}: ${role} is not named`),
        ...unlike(declared.action, words.startsWith(opening), true),
      ];
    };
    expect(
      faults(({ aid, told }) => told.flatMap((move) => [...claimed(aid, move), ...blocked(aid, move)])),
    ).toEqual([]);
  });

  test('says whether a payment comes back', () => {
    const wrong = faults(({ aid, told }) => {
      const comesBack = aid.notes.includes(t('coup.aid.paid.returned'));
      const paidForALie = told.filter(
        ({ before: { stage, declared }, events }) =>
          stage.kind === 'prove' &&
          stage.of === 'action' &&
          (declared?.paid ?? 0) > 0 &&
          events.some(({ type }) => type === 'conceded'),
      );
      return [
        ...paidForALie.flatMap(({ events }) =>
          unlike(
            'comes back',
            comesBack,
            events.some(({ type }) => type === 'refunded'),
          ),
        ),
        ...unlike('is gone', aid.notes.includes(t('coup.aid.paid.gone')), !comesBack),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('leaves nobody to be forced into a coup unawares', () => {
    const wrong = faults(({ aid, told }) => {
      const rich = told.filter(
        ({ before: { stage, players, turn } }) => stage.kind === 'act' && (players[turn]?.coins ?? 0) >= 10,
      );
      const other = rich
        .flatMap(({ offered }) => offered)
        .filter((move) => move.type !== 'act' || move.action !== 'coup');
      return [
        ...unlike('other moves', other, []),
        ...unlike('from how many', numbersIn(aid.notes[0] ?? ''), [10]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('says more only where an option is on', () => {
    const wrong = faults(({ aid: { notes }, setup: { options = {} } }) => {
      const { factions = false, strictDoubleDanger = false } = options;
      return [
        ...unlike('strict', notes.includes(t('coup.setup.strictHint')), strictDoubleDanger),
        ...unlike(
          'sides',
          notes.some((note) => /your own side/.test(note)),
          factions,
        ),
        ...unlike('notes', notes.length, 3 + Number(factions) + Number(strictDoubleDanger)),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('names no character that does not play', () => {
    const wrong = faults(({ aid, setup }) => {
      const dealt = coup.deal(setup, 1);
      const inPlay: readonly string[] = [...castOf(dealt.sixth), ...(dealt.anarchist ? ['anarchist'] : [])];
      const named = aid.entries.flatMap(({ face, stopped }) => [face ?? [], ...stopped.faces].flat());
      const cast = coupScreens.cast(coup.view(dealt, 'table')).map(({ id }) => id);
      return [
        ...named.filter((name) => !inPlay.includes(name)),
        ...unlike('cast', [...cast].sort(), [...inPlay].sort()),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

test.each(languages)('in %s everything on it has words', (language) => {
  for (const setup of setups) {
    const aid = aidFor(setup, translatorOf(language));
    const said = [
      ...aid.goal,
      ...aid.notes,
      ...aid.entries.flatMap(({ action, actor, brings, stopped }) => [action, actor, brings, stopped.words]),
    ];
    expect(said.filter((words) => /^$|coup\.|cast\.|\{\{/.test(words))).toEqual([]);
  }
});
