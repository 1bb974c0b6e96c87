import {
  challengesContessa,
  challengesDukeBlock,
  challengesFirst,
  challengesSecond,
  choices,
  coinsHad,
  coinsOfRival,
  hands,
  moves,
  placeOf,
  places,
  said,
  stopsAid,
  stopsThief,
  suspectsStrike,
  suspectsTax,
  suspectsThief,
} from '../../engine/coup/lab';
import { firstOf, Learnt, perCard, slot } from './learnt';

/**
 * Duels of one card each by the classic rules, every challenge of which ends the game. What is told apart: the coins of
 * both, one's own card, and the last word each has given. Left out: exchanging, what was said before, and which cards lie
 * open; who claims what cannot be there is caught by counting before a table is asked.
 */
const pairs = hands * hands;
const [duke, assassin, captain, ambassador, contessa] = [0, 1, 2, 3, 4] as const;
const word = (card: number) => card + 1;
/** A turn later is worth a little less, so that two who never dare anything draw. */
const patience = 0.98;
/** The prior probability that somebody has the card they last claimed. */
const trust = 0.6;
const coup = 7;
/** How many sweeps the values need to converge. */
const sweeps = 60;

export class Duels {
  /** The probability that the mover wins, by place, own card and the other's card. */
  readonly values = new Float64Array(places * pairs).fill(0.5);
  private readonly arrivals = new Float64Array(places * pairs);
  private readonly coming = new Float64Array(places * pairs);
  private readonly learnt = new Learnt();
  private rounds = 0;
  /** What the answers to one question are worth, summed over what the other may hold. */
  private readonly worth = new Float64Array(hands * perCard);
  private readonly other = new Float64Array(hands * perCard);

  constructor() {
    this.deal();
  }

  /** For each place and card, every choice's chances on the average of all rounds. */
  average(): Float64Array {
    return this.learnt.average();
  }

  /** One round of regret matching over all places. */
  round(): void {
    this.rounds++;
    this.deal();
    const before = this.values.slice();
    for (let place = 0; place < places; place++) {
      this.look(place, before);
      this.learn(place);
    }
    this.arrivals.set(this.coming);
  }

  /** How much more often a player would win, per decision, by the best answer instead of the average one. */
  slack(): number {
    this.learnt.chances.set(this.average());
    let missed = 0;
    let met = 0;
    for (let sweep = 0; sweep < sweeps; sweep++) {
      this.deal();
      const before = this.values.slice();
      missed = 0;
      for (let place = 0; place < places; place++) {
        this.look(place, before);
        missed += this.missedAt(place);
      }
      met = this.arrivals.reduce((sum, one) => sum + one, 0);
      this.arrivals.set(this.coming);
    }
    return missed / met;
  }

  private missedAt(place: number): number {
    let missed = 0;
    for (let card = 0; card < hands; card++)
      choices.forEach(({ byMover, options }, kind) => {
        const worth = byMover ? this.worth : this.other;
        const at = card * perCard + (firstOf[kind] as number);
        const from = slot(place, card, kind);
        let value = 0;
        let best = -Infinity;
        for (let one = 0; one < options; one++) {
          value += (this.learnt.chances[from + one] as number) * (worth[at + one] as number);
          best = Math.max(best, worth[at + one] as number);
        }
        missed += best - value;
      });
    return missed;
  }

  /** Duels begin at every place alike; what was last claimed is more often true than not. */
  private deal(): void {
    for (let place = 0; place < places; place++)
      for (let mine = 0; mine < hands; mine++)
        for (let theirs = 0; theirs < hands; theirs++)
          this.coming[place * pairs + mine * hands + theirs] =
            0.05 * having(mine, said(place, 0)) * having(theirs, said(place, 1));
  }

  private look(place: number, before: Float64Array): void {
    const { worth, other, arrivals } = this;
    worth.fill(0);
    other.fill(0);
    for (let mine = 0; mine < hands; mine++)
      for (let theirs = 0; theirs < hands; theirs++) {
        const weight = arrivals[place * pairs + mine * hands + theirs] as number;
        this.values[place * pairs + mine * hands + theirs] = this.turn(place, mine, theirs, weight, before);
      }
  }

  private learn(place: number): void {
    const { worth, other } = this;
    for (let card = 0; card < hands; card++)
      choices.forEach(({ byMover, options }, kind) =>
        this.learnt.regret(
          slot(place, card, kind),
          options,
          byMover ? worth : other,
          card * perCard + (firstOf[kind] as number),
          this.rounds,
        ),
      );
  }

  /** The value of a turn to the mover. Notes the value of every answer in it. */
  private turn(place: number, mine: number, theirs: number, weight: number, before: Float64Array): number {
    const { worth, other } = this;
    const { chances } = this.learnt;
    const [coins, rival] = [coinsHad(place), coinsOfRival(place)];
    const [myWord, theirWord] = [said(place, 0), said(place, 1)];
    const at = (kind: number, card: number, option: number) =>
      chances[slot(place, card, kind) + option] as number;
    const add = (to: Float64Array, card: number, kind: number, option: number, value: number) => {
      const here = card * perCard + (firstOf[kind] as number) + option;
      to[here] = (to[here] as number) + value;
    };
    const go = (had: number, left: number, x: number, y: number, reach: number): number => {
      if (left >= coup) return 0;
      const next = placeOf(left, had, y, x) * pairs + theirs * hands + mine;
      this.coming[next] = (this.coming[next] as number) + patience * reach;
      return patience * (1 - (before[next] as number)) + (1 - patience) / 2;
    };
    const reach = (option: number) => weight * at(moves, mine, option);
    /** A question with two answers, with the values of "no" and "yes" to the mover. Gives back its expected value. */
    const asks = (kind: number, no: number, yes: number, likely: number): number => {
      const isMine = choices[kind]?.byMover === true;
      const card = isMine ? mine : theirs;
      const sign = isMine ? 1 : -1;
      const to = isMine ? worth : other;
      add(to, card, kind, 0, sign * likely * no);
      add(to, card, kind, 1, sign * likely * yes);
      const says = at(kind, card, 1);
      return (1 - says) * no + says * yes;
    };
    const yes = (kind: number, card: number) => at(kind, card, 1);

    const income = go(coins + 1, rival, myWord, theirWord, reach(0));

    const stopped = yes(stopsAid, theirs);
    const takesAid = go(coins + 2, rival, myWord, theirWord, reach(1) * (1 - stopped));
    const stands = yes(challengesDukeBlock, mine);
    const noAid = go(coins, rival, myWord, word(duke), reach(1) * stopped * (1 - stands));
    const overAid = asks(challengesDukeBlock, noAid, theirs === duke ? 0 : 1, weight * stopped);
    const aid = asks(stopsAid, takesAid, overAid, reach(1));

    const doubtsTax = yes(suspectsTax, theirs);
    const taxed = go(coins + 3, rival, word(duke), theirWord, reach(2) * (1 - doubtsTax));
    const tax = asks(suspectsTax, taxed, mine === duke ? 1 : 0, reach(2));

    let steal = -1;
    if (rival > 0) {
      const loot = Math.min(2, rival);
      const passes = reach(3) * (1 - yes(suspectsThief, theirs));
      const [lets, first, second] = [0, 1, 2].map((one) => at(stopsThief, theirs, one)) as [
        number,
        number,
        number,
      ];
      const robbed = go(coins + loot, rival - loot, word(captain), theirWord, passes * lets);
      const believed = 1 - yes(suspectsThief, theirs);
      const blocked = (role: number, challenges: number, share: number) => {
        const open = passes * share * (1 - yes(challenges, mine));
        const stopped = go(coins, rival, word(captain), word(role), open);
        return asks(challenges, stopped, theirs === role ? 0 : 1, weight * believed * share);
      };
      const overFirst = blocked(captain, challengesFirst, first);
      const overSecond = blocked(ambassador, challengesSecond, second);
      add(other, theirs, stopsThief, 0, -reach(3) * robbed);
      add(other, theirs, stopsThief, 1, -reach(3) * overFirst);
      add(other, theirs, stopsThief, 2, -reach(3) * overSecond);
      const through = lets * robbed + first * overFirst + second * overSecond;
      steal = asks(suspectsThief, through, mine === captain ? 1 : 0, reach(3));
    }

    let strike = -1;
    if (coins >= 3) {
      const believed = 1 - yes(suspectsStrike, theirs);
      const open = yes(challengesContessa, mine);
      const missed = go(coins - 3, rival, word(assassin), word(contessa), reach(4) * believed * (1 - open));
      const over = asks(challengesContessa, missed, theirs === contessa ? 0 : 1, weight * believed);
      strike = asks(suspectsStrike, over, mine === assassin ? 1 : 0, reach(4));
    }

    let value = 0;
    [income, aid, tax, steal, strike].forEach((one, option) => {
      // An action that is not allowed has the value −1, so that nobody ever chooses it.
      add(worth, mine, moves, option, weight * one);
      value += at(moves, mine, option) * one;
    });
    return Math.min(1, Math.max(0, value));
  }
}

const having = (card: number, claimed: number): number =>
  claimed === 0 ? 1 / hands : card === claimed - 1 ? trust : (1 - trust) / (hands - 1);
