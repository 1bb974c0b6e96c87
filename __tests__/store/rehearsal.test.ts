import fc from 'fast-check';
import { rehearse, type Rehearsal, type RehearsalAction } from '../../store/rehearsal';

type Card = 'sun' | 'moon' | 'star' | 'comet' | 'cloud';
type Table = Rehearsal<Card>;
type Action = RehearsalAction<Card>;

const kinds: readonly Card[] = ['sun', 'moon', 'star', 'comet', 'cloud'];
const deck = [...kinds, ...kinds];

const names = (...given: string[]): Table => ({ stage: 'names', names: given });
const after = (start: Table, ...actions: Action[]) => actions.reduce<Table>(rehearse, start);
const deal: Action = { type: 'deal', seed: 3, deck };
const looked: Action = { type: 'looked' };

describe('who sits where', () => {
  test('a seat is renamed, up to twenty characters', () => {
    expect(after(names('', ''), { type: 'rename', seat: 1, name: 'Конституция Аполлинарьевна' })).toEqual(
      names('', 'Конституция Аполлина'),
    );
  });

  test('a table has two to ten seats', () => {
    const add: Action = { type: 'addSeat' };
    const ten = after(names('a', 'b'), ...Array.from({ length: 20 }, () => add));
    expect(ten.names).toHaveLength(10);
    expect(after(names('a', 'b', 'c'), { type: 'removeSeat', seat: 1 })).toEqual(names('a', 'c'));
    expect(after(names('a', 'b'), { type: 'removeSeat', seat: 0 })).toEqual(names('a', 'b'));
  });

  test('nobody is dealt to while two have the same name', () => {
    expect(after(names('Noa', 'noa'), deal)).toEqual(names('Noa', 'noa'));
  });
});

describe('the phone goes round', () => {
  test('every seat looks once, then the cards lie on the table, then they are up', () => {
    const round = after(names(' Sara ', 'Dan', ''), deal);
    expect(round).toMatchObject({ stage: 'round', names: ['Sara', 'Dan', ''], seat: 0 });
    expect(after(round, looked)).toMatchObject({ stage: 'round', seat: 1 });
    expect(after(round, looked, looked, looked)).toMatchObject({ stage: 'table', faceUp: false });
    expect(after(round, looked, looked, looked, { type: 'turnUp' })).toMatchObject({
      stage: 'table',
      faceUp: true,
    });
  });

  test('nothing is turned up before everybody has looked', () => {
    const round = after(names('Sara', 'Dan'), deal, looked);
    expect(after(round, { type: 'turnUp' })).toEqual(round);
  });

  test('the names stay for another round, even one broken off', () => {
    const round = after(names('Sara', 'Dan'), deal);
    expect(after(round, { type: 'again' })).toEqual(names('Sara', 'Dan'));
    expect(after(round, looked, looked, { type: 'again' })).toEqual(names('Sara', 'Dan'));
  });

  test('the card somebody looked at is the card that is turned up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), fc.nat(), (players, seed) => {
        const seats = Array.from({ length: players }, () => '');
        const round = after(names(...seats), { type: 'deal', seed, deck });
        const table = after(round, ...seats.map(() => looked), { type: 'turnUp' });
        if (round.stage !== 'round' || table.stage !== 'table')
          throw new Error(`${round.stage}, ${table.stage}`);
        expect(table.cards).toEqual(round.cards);
        expect(table.cards).toHaveLength(players);
      }),
    );
  });

  test('another seed deals other cards', () => {
    const seats = names('a', 'b', 'c', 'd', 'e', 'f');
    const hands = [1, 2, 3, 4].map((seed) => JSON.stringify(after(seats, { type: 'deal', seed, deck })));
    expect(new Set(hands).size).toBe(4);
  });
});
