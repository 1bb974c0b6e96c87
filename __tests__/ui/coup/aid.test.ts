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
import type { Aid } from '../../../ui/match/aid/aid';

const t = translatorOf('en');

const isolates = /[\u2066-\u2069]/g;
const plain = (words: string | null) => (words ?? '').replace(isolates, '');
const numbersIn = (words: string | null) => (plain(words).match(/\d+/g) ?? []).map(Number);

const aidFor = (setup: CoupSetup, say = t): Aid =>
  coupScreens.words.aid(say, coup.view(coup.deal(setup, 1), 'table'));

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

const described = (setup: CoupSetup) => {
  const { book, players, options = {} } = setup;
  const on = Object.entries(options).flatMap(([name, value]) =>
    value ? [value === true ? name : value] : [],
  );
  return [`${book}, ${players}: ${on.join(', ')}`, setup] as const;
};

describe.each(setups.map(described))('the aid card of %s', (_, setup) => {
  const aid = aidFor(setup);
  const told = happenings(setup);

  test('tells of every action that is ever offered, and of no other', () => {
    const offered = new Set(
      told.flatMap(({ offered }) => offered.flatMap((move) => (move.type === 'act' ? [move.action] : []))),
    );
    expect(aid.entries.map(({ action }) => action)).toEqual(
      actions.filter((action) => offered.has(action)).map((action) => t(`coup.actions.${action}`)),
    );
  });

  test('names what each costs and brings, whoever is claimed for it, and whoever can block it', () => {
    for (const { before, move, offered, events } of told) {
      for (const event of events) {
        if (event.type === 'acted' && event.paid > 0)
          expect(numbersIn(entryOf(aid, event.action).costs)).toContain(event.paid);
        if (event.type === 'acted' && event.paid === 0) expect(entryOf(aid, event.action).costs).toBeNull();
        // A robbed player may have had no more than one.
        if (event.type === 'gained' && before.declared && event.from === 'treasury')
          expect(numbersIn(entryOf(aid, before.declared.action).brings)).toEqual([event.coins]);
        if (
          event.type === 'challenged' &&
          before.stage.kind === 'challenge' &&
          before.stage.of === 'action'
        ) {
          const entry = entryOf(aid, before.declared!.action);
          if (event.claim === 'noDuke') expect(entry.actor).toBe(t('coup.aid.withoutDuke'));
          else expect(entry).toMatchObject({ actor: t(`cast.${event.claim}.name`), face: event.claim });
        }
      }
      if (before.stage.kind === 'block' && before.declared) {
        const { faces, words } = entryOf(aid, before.declared.action).stopped;
        const roles = offered.flatMap((one) => (one.type === 'block' ? [one.role] : []));
        expect(faces).toEqual(roles);
        for (const role of roles) expect(plain(words)).toContain(t(`cast.${role}.name`));
        const opening = before.declared.target === null ? /^Anybody/ : /^The victim/;
        expect(words).toMatch(opening);
      }
      if (move.type === 'act' && move.action === 'bomb')
        expect(entryOf(aid, 'bomb').stopped.faces).toEqual(['contessa']);
    }
  });

  test('says whether a payment comes back', () => {
    const paidForALie = told.filter(
      ({ before, events }) =>
        before.stage.kind === 'prove' &&
        before.stage.of === 'action' &&
        (before.declared?.paid ?? 0) > 0 &&
        events.some(({ type }) => type === 'conceded'),
    );
    const comesBack = aid.notes.includes(t('coup.aid.paid.returned'));
    for (const { events } of paidForALie)
      expect(events.some(({ type }) => type === 'refunded')).toBe(comesBack);
    expect(aid.notes.includes(t('coup.aid.paid.gone'))).toBe(!comesBack);
  });

  test('leaves nobody to be forced into a coup unawares', () => {
    const rich = told.filter(
      ({ before }) => before.stage.kind === 'act' && (before.players[before.turn]?.coins ?? 0) >= 10,
    );
    for (const { offered } of rich)
      expect(offered.every((move) => move.type === 'act' && move.action === 'coup')).toBe(true);
    expect(numbersIn(aid.notes[0] ?? '')).toEqual([10]);
  });

  test('says more only where an option is on', () => {
    const { factions = false, strictDoubleDanger = false } = setup.options ?? {};
    expect(aid.notes.includes(t('coup.setup.strictHint'))).toBe(strictDoubleDanger);
    expect(aid.notes.some((note) => /your own side/.test(note))).toBe(factions);
    expect(aid.notes).toHaveLength(3 + Number(factions) + Number(strictDoubleDanger));
  });

  test('names no character that does not play', () => {
    const { sixth, anarchist } = coup.deal(setup, 1);
    const inPlay: readonly string[] = [...castOf(sixth), ...(anarchist ? ['anarchist'] : [])];
    const named = aid.entries.flatMap(({ face, stopped }) => [face ?? [], ...stopped.faces].flat());
    expect(inPlay).toEqual(expect.arrayContaining(named));
    expect(
      coupScreens
        .cast(coup.view(coup.deal(setup, 1), 'table'))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...inPlay].sort());
  });
});

test.each(languages)('in %s everything on it has words', (language) => {
  for (const setup of setups) {
    const aid = aidFor(setup, translatorOf(language));
    const said = [
      ...aid.notes,
      ...aid.entries.flatMap(({ action, actor, brings, stopped }) => [action, actor, brings, stopped.words]),
    ];
    for (const words of said) expect(words).not.toMatch(/^$|coup\.|cast\.|\{\{/);
  }
});
