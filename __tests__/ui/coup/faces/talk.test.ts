import { playOut, type Seat } from '../../../../engine';
import { books, coup, coupBots, roles, type CoupEvent, type CoupSetup } from '../../../../engine/coup';
import { languages } from '../../../../store/languages';
import { coupFaces } from '../../../../ui/coup/faces/faces';
import { talkOf } from '../../../../ui/coup/faces/talk';
import { translatorOf } from '../../../../ui/i18n/translations';

const names = ['Ann', 'Barnaby', 'Basil', 'Echo'];
const faces = [null, 'liar', 'hunter', 'mirror'];
const t = translatorOf('en');
const plain = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '') ?? null;

const said = (steps: readonly (readonly CoupEvent[])[], seats: readonly (string | null)[] = faces) =>
  plain(
    talkOf(t, { steps: steps.map((events) => ({ events })), from: steps.length - 1, faces: seats, names }),
  );

const turn = (seat: Seat): CoupEvent => ({ type: 'turn', seat });
const taxes = (seat: Seat): CoupEvent => ({ type: 'acted', seat, action: 'tax', target: null, paid: 0 });
const doubts = (by: Seat, seat: Seat): CoupEvent => ({ type: 'challenged', seat, by, claim: 'duke' });
const concedes = (seat: Seat): CoupEvent => ({ type: 'conceded', seat, claim: 'duke' });
const loses = (seat: Seat): CoupEvent => ({ type: 'lost', seat, card: 0, role: 'captain' });

test('the hunter doubts the liar, catches him, and both have a word to say; the one who loses for it is silent', () => {
  const story = [[turn(1)], [taxes(1)], [doubts(2, 1)], [concedes(1)]];
  expect(said(story.slice(0, 3))).toMatch(/^Basil: “(Hold it right there|I smell a bluff)\.”$/);
  expect(said(story)).toBe('Barnaby: “A slip of the tongue.”');
  expect(said(story, [null, null, 'hunter', null])).toBe('Basil: “Got you.”');
  expect(said([...story, [loses(1)]])).toBeNull();
});

test('a bot that loses an influence to a coup says so, and so does the winner', () => {
  const coupAt: CoupEvent = { type: 'acted', seat: 1, action: 'coup', target: 3, paid: 7 };
  expect(said([[coupAt], [loses(3)]])).toBe('Echo: “Seven years’ bad luck.”');
  expect(said([[coupAt], [loses(3), { type: 'out', seat: 3 }, { type: 'won', seat: 1 }]])).toBe(
    'Barnaby: “Honestly!”',
  );
});

test('not every claim gets a word', () => {
  const words = Array.from({ length: 30 }, (_, before) =>
    said([...Array.from({ length: before }, () => [turn(0)]), [taxes(1)]]),
  );
  const silent = words.filter((one) => one === null);
  expect(silent.length).toBeGreaterThan(15);
  expect(new Set(words)).toEqual(
    new Set([null, 'Barnaby: “Cross my heart.”', 'Barnaby: “Would I lie to you?”']),
  );
});

test('people, bots without a face and faces that are a secret keep quiet', () => {
  expect(said([[doubts(0, 1)]])).toBeNull();
  expect(said([[doubts(2, 1)]], [null, null, null, null])).toBeNull();
  expect(said([[doubts(2, 1)]], [null, null, 'nobody', null])).toBeNull();
});

test('what is said follows from what all have seen: from any seat the same, whatever it knows besides', () => {
  let heard = 0;
  for (const book of books) {
    const setup: CoupSetup = { book, players: 4, first: 0 };
    const bots = coupBots.faces.slice(0, 4).map((face) => face.wornBy(coupBots.usual));
    const steps = [...playOut(coup, bots, coup.deal(setup, 5), 5)];
    const told = (viewer: Seat | 'table') =>
      steps.map((_, at) =>
        talkOf(t, {
          steps: steps.slice(0, at + 1).map(({ events }) => ({
            events: events.map((event) => coup.witness(event, viewer)),
          })),
          from: at,
          faces: bots.map(({ id }) => id.split(':')[1] ?? null),
          names,
        }),
      );
    const open = told('table');
    heard += open.filter((one) => one !== null).length;
    for (const seat of [0, 1, 2, 3]) expect(told(seat)).toEqual(open);
  }
  expect(heard).toBeGreaterThan(10);
});

test.each(languages)(
  'in %s every face has a name and words of its own, and names no character',
  (language) => {
    const speak = translatorOf(language);
    const inWords = coupFaces.ids.map((id) => coupFaces.inWords(speak, id));
    expect(new Set(inWords.map((one) => one?.name)).size).toBe(coupFaces.ids.length);
    for (const one of inWords) expect(one?.called).toContain(one?.name);
    const lines = coupFaces.ids.flatMap((id) =>
      [[taxes(1)], [doubts(1, 2)], [concedes(1)], [loses(1)], [{ type: 'won', seat: 1 } as const]].map(
        (events) => talkOf(speak, { steps: [{ events }], from: 0, faces: [null, id], names }),
      ),
    );
    const spoken = lines.filter((one) => one !== null);
    expect(new Set(spoken).size).toBe(spoken.length);
    for (const line of spoken)
      for (const role of roles) expect(line).not.toContain(speak(`cast.${role}.name`));
  },
);
