import { tallies } from '../../../engine/coup';
import { at, type Play } from './support/play';

/** What is counted of a game played as these turns tell it. */
function tallied(start: Play, ...turns: readonly string[]) {
  const end = start.play(...turns);
  return tallies(end.stepsSince(start), end.moves);
}

const table = at('persian', { hands: ['captain contessa', 'duke duke', 'assassin ambassador'] });

describe('a bluff', () => {
  test('is counted for the liar, found out or not', () => {
    expect(tallied(table, '0 tax, all allow')).toMatchObject({
      bluffs: [1, 0, 0],
      bluffsFoundOut: [0, 0, 0],
      challenges: [0, 0, 0],
    });
  });

  test('C-02: that somebody doubts is found out, and the doubt was a right one', () => {
    expect(tallied(table, '0 tax, 1 allow, 2 challenge, 0 concede, 0 lose captain')).toMatchObject({
      bluffs: [1, 0, 0],
      bluffsFoundOut: [1, 0, 0],
      challenges: [0, 0, 1],
      wrongChallenges: [0, 0, 0],
    });
  });
});

test('a challenge of an honest word is a wrong one', () => {
  expect(tallied(table, '0 steal 1, 1 challenge, 0 prove, 1 lose duke')).toMatchObject({
    bluffs: [0, 0, 0],
    challenges: [0, 1, 0],
    wrongChallenges: [0, 1, 0],
  });
});

test('FC-38: a true word left unproven was doubted, but neither a bluff nor a wrong challenge', () => {
  expect(tallied(table, '0 steal 1, 1 challenge, 0 concede, 0 lose contessa')).toMatchObject({
    bluffs: [0, 0, 0],
    challenges: [0, 1, 0],
    wrongChallenges: [0, 0, 0],
  });
});

describe('a coup', () => {
  const rich = at('persian', {
    hands: ['captain contessa', 'duke duke', 'assassin ambassador'],
    coins: [14, 7, 7],
  });

  test('is counted for the player who paid; only the first to go was out first', () => {
    expect(
      tallied(rich, '0 coup 1, 1 lose duke, 1 coup 2, 2 lose assassin, 2 coup 1', '0 coup 2'),
    ).toMatchObject({ coups: [2, 1, 1], firstOut: [0, 1, 0] });
  });
});
