/** Every question, every refusal and every card leads to a place in the book, by the variant that is played. */
import { cops, equipment, variants, type CopsState, type Variant } from '../../../../engine/cops';
import { actionsOf, ruleAgainst, ruleAgainstSeat, whyNotAt } from '../../../../ui/cops/decisions/whyNot';
import { ruleOf } from '../../../../ui/cops/events';
import { sectionOf } from '../../../../ui/cops/log/rules';
import { questions } from '../../../../ui/cops/questions';
import '../../../../ui/cops/words';
import { translatorOf } from '../../../../ui/i18n/translations';
import { lazily } from '../../../engine/core/playout';
import { gamesEverywhere } from '../../../engine/cops/properties/tables';
import { everything } from '../log/everything';
import { headingOf } from '../../rules/support/stated';

const t = translatorOf('en');
const states = lazily(() => gamesEverywhere().flatMap(({ steps }) => steps.map(({ state }) => state)));
const statesOf = (variant: Variant): readonly CopsState[] =>
  states().filter((state) => state.variant === variant);

const missing = (told: ReadonlyMap<string, string | null>): readonly string[] =>
  [...told].flatMap(([what, heading]) => (heading === null ? [what] : []));

describe.each(variants)('%s', (variant) => {
  test('every question has its place in the book', () => {
    const told = new Map<string, string | null>();
    for (const state of statesOf(variant)) {
      const view = cops.view(state, 'table');
      if (view.asked === null) continue;
      const what = `${view.asked.kind} ${view.seats[view.asked.seat]?.status} ${view.declared?.type}`;
      if (!told.has(what)) told.set(what, headingOf(questions[view.asked.kind].rule?.(view) ?? null, 'cops'));
    }
    expect(told.size).toBeGreaterThan(12);
    expect(missing(told)).toEqual([]);
  });

  test('every refusal has its place in the book', () => {
    const told = new Map<string, string | null>();
    for (const state of statesOf(variant)) {
      if (cops.asked(state)?.kind !== 'act') continue;
      const view = cops.view(state, 'table');
      const moves = cops.moves(state);
      for (const action of actionsOf(view)) {
        const isOpen = moves.some(({ type }) => type === action);
        if (!isOpen) told.set(`shut: ${action}`, headingOf(ruleAgainst(view, action), 'cops'));
      }
      for (const deed of ['investigate', 'arm', 'grab', 'medKit', 'taser'] as const)
        for (const seat of view.seats.keys()) {
          const words = whyNotAt(t, view, deed, 'target', seat);
          if (words !== null)
            told.set(`${deed}: ${words}`, headingOf(ruleAgainstSeat(view, deed, 'target', seat), 'cops'));
        }
    }
    expect(told.size).toBeGreaterThan(5);
    expect(missing(told)).toEqual([]);
  });

  test('so has every line of the log', () => {
    const told = Object.entries(everything).flatMap(([type, events]) =>
      events.map((event) => [type, headingOf(ruleOf(event, variant), 'cops')] as const),
    );
    expect(told.filter(([, heading]) => heading === null)).toEqual([]);
  });
});

test('every card has a section of its own, but for the one the book does not print', () => {
  const headings = equipment.map((card) => headingOf(sectionOf(card), 'cops'));
  expect(headings).not.toContain(null);
  expect(new Set(headings).size).toBe(equipment.length);
  expect(sectionOf('reportAudit')).toEqual({ section: 'equipment' });
});
