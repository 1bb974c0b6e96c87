/** What a table of Good Cop Bad Cop shows where it need not be asked by itself. */
import type { CopsMove, Equipment } from '../../../../engine/cops';
import { copsMatches } from '../../../../store/cops/match';
import { paces, type Pace } from '../../../../store/match/pace';
import { copsScreens } from '../../../../ui/cops/screens';
import { setupOf } from '../../../engine/cops/support/play';
import { shownNow } from './pictures';

const six = ['Ann', 'Ben', 'Cem', 'Dot', 'Eli', 'Fay'].map((name) => ({ name }));
const people = six.slice(0, 4);

function layOut(pace: Pace, equipment?: readonly Equipment[], seated = people): void {
  const setup = setupOf('base', { players: seated.length, ...(equipment && { equipment }) });
  copsMatches.together.start(setup, seated, 1, pace);
  seated.forEach(() => copsMatches.together.answer({ type: 'arrange', order: [0, 1, 2] }));
}

const look: CopsMove = { type: 'investigate', target: 1, card: 0 };

/** The look has been taken, and the table is asked at the end of the turn. */
function looked(): void {
  copsMatches.together.answer(look);
  copsMatches.together.allPass();
  copsMatches.together.allHaveLooked();
}

const picture = () => shownNow(copsScreens).picture;

afterEach(() => copsMatches.together.clear());

test.each(paces)('an action is chosen in the open, and one’s own card under the lamp, %s', (pace) => {
  layOut(pace, ['coffee', 'k9', 'wiretap', 'taser']);
  const { picture, page } = shownNow(copsScreens);
  expect(picture.asking).toMatchObject({ is: 'question', kind: 'act', seat: 0, hasLamp: true });
  const types = 'moves' in picture.asking ? picture.asking.moves.map(({ type }) => type) : [];
  expect(types).toContain('investigate');
  expect(types).not.toContain('use');
  expect(page?.question?.moves.map(({ type }) => type)).toContain('use');
});

test('who is to look lifts the lamp once nobody stops them', () => {
  layOut('careful');
  copsMatches.together.answer(look);
  expect(picture().secret).toMatchObject({ seat: 0, asks: false, lamp: 'onTable', letsPass: true });
  expect(picture().asking).toMatchObject({ is: 'round', looker: 0, buttons: [] });
  const { lampKey } = picture().secret ?? {};
  copsMatches.together.allPass();
  expect(picture().secret).toMatchObject({ seat: 0, lamp: 'onCurtain', lampKey });
});

test('at a quick table the next action is chosen while anybody may still speak up', () => {
  layOut('quick');
  looked();
  const { asking } = picture();
  expect(asking).toMatchObject({ is: 'question', kind: 'act', seat: 1 });
  expect('speakers' in asking && asking.speakers.map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
  expect(picture().marks).toEqual({});
  copsMatches.together.speak(3, { type: 'speak' });
  expect(picture().asking).toMatchObject({ is: 'handOver', seat: 3 });
});

test('a table at leisure is asked by itself', () => {
  layOut('careful');
  looked();
  expect(picture().asking).toMatchObject({ is: 'round', looker: null });
});

/** A gun was pointed at seat 2 a round ago, and its owner has just looked at a card. */
function armedAndLooked(seated = people): void {
  layOut('quick', undefined, seated);
  copsMatches.together.answer({ type: 'arm', target: 2 });
  copsMatches.together.answer({ type: 'reveal', card: 1 });
  for (const seat of [...seated.keys()].slice(1).concat(0)) {
    copsMatches.together.allPassAndStay();
    copsMatches.together.answer({ type: 'investigate', target: seat === 1 ? 0 : 1, card: 0 });
    copsMatches.together.allPass();
    copsMatches.together.allHaveLooked();
  }
}

test('GC-18: at a quick table a gun stays where it points, unless its owner turns it first', () => {
  armedAndLooked();
  const turns = [1, 3].map((target) => ({ move: { allAnd: { type: 'aim', target } } }));
  expect(picture().asking).toMatchObject({ is: 'question', kind: 'act', seat: 1, first: turns });
  copsMatches.together.allPassAnd({ type: 'aim', target: 3 });
  expect(picture().asking).toMatchObject({ is: 'question', kind: 'act', seat: 1, first: [] });
  expect(picture().view.seats[0]?.gun?.aim).toBe(3);
});

test('GC-18: whom a gun that has just been taken points at is not offered anew', () => {
  layOut('quick');
  copsMatches.together.answer({ type: 'arm', target: 2 });
  copsMatches.together.answer({ type: 'reveal', card: 1 });
  expect(picture().asking).toMatchObject({ is: 'question', kind: 'act', seat: 1, first: [] });
});

test('GC-18: among many, whom the gun turns to is asked on its own', () => {
  armedAndLooked(six);
  expect(picture().asking).toMatchObject({ kind: 'act', seat: 1, first: [{ move: { by: 'all' } }] });
  copsMatches.together.allPass();
  expect(picture().asking).toMatchObject({ is: 'question', kind: 'aim', seat: 0 });
});

test.each(paces)('twin tables, whose equipment and cards differ unseen, show the same, %s', (pace) => {
  const tables: readonly (readonly Equipment[])[] = [
    ['riotShield', 'restrainingOrder', 'mobileDetonator', 'surveillanceCamera'],
    ['smokeGrenade', 'coffee', 'medKit', 'blackmail'],
  ];
  const courses = tables.map((equipment, twin) => {
    const hands = twin === 0 ? ['AHH', 'KCC', 'HHC', 'CCH'] : ['HAH', 'CKC', 'HHC', 'CCH'];
    copsMatches.together.start(setupOf('base', { hands, equipment }), people, 1, pace);
    people.forEach(() => copsMatches.together.answer({ type: 'arrange', order: [0, 1, 2] }));
    const pictures: unknown[] = [];
    const note = () => {
      const { asking, marks, secret } = picture();
      pictures.push({ asking, marks, secret });
    };
    for (const deed of [
      { type: 'arm', target: 2 },
      { type: 'investigate', target: 2, card: 0 },
      { type: 'investigate', target: 0, card: 0 },
    ] as const) {
      copsMatches.together.answer(deed);
      note();
      if (picture().view.asked?.kind === 'reveal') copsMatches.together.answer({ type: 'reveal', card: 2 });
      for (let window = 0; window < 3; window++) {
        note();
        copsMatches.together.allPassAndStay();
      }
      copsMatches.together.allHaveLooked();
    }
    return pictures;
  });
  expect(courses[1]).toEqual(courses[0]);
});
