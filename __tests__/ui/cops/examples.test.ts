/** The examples of Good Cop Bad Cop end as its book says. */
import { cops, type CopsEvent } from '../../../engine/cops';
import { copsExamples } from '../../../ui/cops/examples';
import { playExample } from '../../../ui/replay/example';
import { eventsIn } from '../replay/parts';

function exampleOf(name: string) {
  const example = copsExamples.cops?.[name];
  if (!example) throw new Error(`there is no example ${name}`);
  return example;
}

/** The table at the end, as everybody sees it. */
function lastView(name: string) {
  const last = playExample(cops, exampleOf(name)).at(-1);
  if (!last) throw new Error(`${name} was not even dealt`);
  return cops.view(last.state, 'table');
}

const seatAt = (name: string, seat: number) => {
  const found = lastView(name).seats[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
};

const all = <Type extends CopsEvent['type']>(name: string, type: Type) =>
  eventsIn(cops, exampleOf(name)).filter((event) => event.type === type);

test('GC-14, D-01: one looks at a hidden card; everybody sees which, nobody else what it is', () => {
  expect(all('look', 'looked')).toEqual([expect.objectContaining({ seat: 0, target: 1, card: 1 })]);
  expect(seatAt('look', 1).cards[1]).toMatchObject({ faceUp: false, knownTo: [0, 1] });
});

test('GC-15, GC-18, GC-26: a gun comes from the middle, is aimed at once, and a card is turned up', () => {
  const events = eventsIn(cops, exampleOf('arming')).map(({ type }) => type);
  expect(events.filter((type) => ['armed', 'aimed', 'revealed'].includes(type))).toEqual([
    'armed',
    'aimed',
    'revealed',
    'aimed',
  ]);
  expect(seatAt('arming', 0).gun).toMatchObject({ aim: 1 });
  expect(seatAt('arming', 0).cards.map(({ faceUp }) => faceUp)).toEqual([true, false, false]);
});

test('GC-20, GC-22, GC-17: a leader who is shot lays all cards open, lives, draws a card and is wounded', () => {
  expect(all('shotAtLeader', 'wounded')).toEqual([{ type: 'wounded', seat: 1, by: 0 }]);
  expect(all('shotAtLeader', 'drew')).toEqual([expect.objectContaining({ seat: 1 })]);
  const kingpin = seatAt('shotAtLeader', 1);
  expect(kingpin.status).toBe('cop');
  expect(kingpin.wounded).toBe(true);
  expect(kingpin.cards.every(({ faceUp }) => faceUp)).toBe(true);
  expect(seatAt('shotAtLeader', 0).gun).toBeNull();
  expect(
    cops.outcome(playExample(cops, exampleOf('shotAtLeader')).at(-1)?.state ?? neverPlayed()),
  ).toBeNull();
});

const neverPlayed = (): never => {
  throw new Error('it was not even dealt');
};

test('D-10, D-12: one bullet meets the Order, then the Shield, and hits the neighbour the Shield chose', () => {
  const events = eventsIn(cops, exampleOf('orderAndShield'));
  const told = events.filter(({ type }) => ['used', 'shot', 'deflected', 'out'].includes(type));
  expect(told).toEqual([
    expect.objectContaining({ type: 'used', equipment: 'restrainingOrder' }),
    expect.objectContaining({ type: 'shot', seat: 0, target: 3 }),
    expect.objectContaining({ type: 'used', equipment: 'riotShield', seat: 3 }),
    { type: 'deflected', seat: 3, target: 2 },
    expect.objectContaining({ type: 'out', seat: 2 }),
  ]);
  expect(lastView('orderAndShield').seats.map(({ status }) => status)).toEqual(['cop', 'cop', 'out', 'cop']);
});

test('GC-46, D-14: a card of each of two others changes places, and both stay hidden', () => {
  expect(all('blackmail', 'swapped')).toEqual([{ type: 'swapped', seats: [1, 3], cards: [1, 1] }]);
  const last = playExample(cops, exampleOf('blackmail')).at(-1)?.state.players;
  expect(last?.[1]?.cards[1]).toMatchObject({ identity: 'honest', faceUp: false });
  expect(last?.[3]?.cards[1]).toMatchObject({ identity: 'kingpin', faceUp: false, knownTo: [1, 3] });
});

test('GC-V11: a card is turned up, the gun is out and aimed, and all the diamonds change hands', () => {
  expect(all('robbery', 'revealed')).toHaveLength(1);
  expect(seatAt('robbery', 0)).toMatchObject({ diamonds: 2, gun: { aim: 1 } });
  expect(seatAt('robbery', 1).diamonds).toBe(0);
});
