import { at, hiddenCard, ledger, own, place, seatAt, type Cells } from '../../engine/coup/lab';
import type { Luck } from './luck';

/** The deck, and the cards on their way to it or from it. */
export class Court {
  readonly cells: Cells;
  readonly luck: Luck;
  /** Parts that are drawn next instead of random ones, to follow the engine. */
  forced: number[] = [];

  constructor(cells: Cells, luck: Luck) {
    this.cells = cells;
    this.luck = luck;
  }

  shuffle(): void {
    const { cells, luck } = this;
    for (let last = at(cells, place.court) - 1; last > 0; last--) {
      const pick = place.courtCards + luck.below(last + 1);
      const card = at(cells, pick);
      cells[pick] = at(cells, place.courtCards + last);
      cells[place.courtCards + last] = card;
    }
  }

  shuffleLastTwo(): void {
    if (this.luck.below(2) === 0) return;
    const { cells } = this;
    const last = place.courtCards + at(cells, place.court) - 1;
    const card = at(cells, last);
    cells[last] = at(cells, last - 1);
    cells[last - 1] = card;
  }

  drawAnywhere(): number {
    return this.takeAt(this.luck.below(at(this.cells, place.court)));
  }

  draw(): number {
    const { cells, forced } = this;
    if (forced.length > 0) {
      const part = forced.shift();
      const size = at(cells, place.court);
      for (let index = 0; index < size; index++)
        if (at(cells, place.courtCards + index) === part) return this.takeAt(index);
      throw new Error(`The court has no ${part}.`);
    }
    return at(cells, place.bottom) === 1 ? this.takeAt(0) : this.drawAnywhere();
  }

  give(part: number): void {
    const { cells } = this;
    const size = at(cells, place.court);
    cells[place.courtCards + size] = part;
    cells[place.court] = size + 1;
  }

  private takeAt(index: number): number {
    const { cells } = this;
    const size = at(cells, place.court) - 1;
    const part = at(cells, place.courtCards + index);
    if (at(cells, place.bottom) === 0) cells[place.courtCards + index] = at(cells, place.courtCards + size);
    else
      for (let next = place.courtCards + index; next < place.courtCards + size; next++)
        cells[next] = at(cells, next + 1);
    cells[place.court] = size;
    return part;
  }

  // — cards shown as proof —

  expose(seat: number, card: number): void {
    const { cells } = this;
    const count = at(cells, place.exposed);
    cells[place.exposedCards + count] = seat * 2 + card;
    cells[place.exposed] = count + 1;
  }

  isNoLongerExposed(seat: number, card: number): void {
    const { cells } = this;
    const count = at(cells, place.exposed);
    let left = 0;
    for (let index = 0; index < count; index++) {
      const one = at(cells, place.exposedCards + index);
      if (one !== seat * 2 + card) cells[place.exposedCards + left++] = one;
    }
    cells[place.exposed] = left;
  }

  /** Cards that are still exposed at the end of a turn go under the deck. */
  replaceExposed(): void {
    const { cells } = this;
    const count = at(cells, place.exposed);
    for (let index = 0; index < count; index++) {
      const one = at(cells, place.exposedCards + index);
      this.replace(one >> 1, 1 << (one & 1));
    }
  }

  /** Shown cards go in, and only then as many are drawn. */
  replace(seat: number, which: number): void {
    const { cells } = this;
    const from = seatAt(seat) + own.card;
    for (let card = 0; card < 2; card++) if ((which >> card) & 1) this.give(at(cells, from + card));
    for (let card = 0; card < 2; card++) if ((which >> card) & 1) cells[from + card] = this.draw();
    ledger.draws(cells, seatAt(seat) + own.ledger);
  }

  /** What a seat keeps of its own hidden cards and those it drew; a bit for each. The rest goes back. */
  keep(seat: number, kept: number): void {
    const { cells } = this;
    const from = seatAt(seat) + own.card;
    const offered: number[] = [];
    const places: number[] = [];
    for (let card = 0; card < 2; card++) {
      const part = hiddenCard(cells, seat, card);
      if (part < 0) continue;
      offered.push(part);
      places.push(card);
    }
    const lives = places.length;
    for (let card = 0; card < 2; card++) {
      const part = at(cells, place.drawn + card);
      if (part >= 0) offered.push(part);
    }
    if (at(cells, place.exposed) > 0) this.followExposed(seat, kept, places);
    let into = 0;
    for (let index = 0; index < offered.length; index++) {
      if ((kept >> index) & 1) cells[from + at(places, into++)] = at(offered, index);
      else this.give(at(offered, index));
    }
    if (at(cells, place.bottom) === 1 && offered.length - lives === 2) this.shuffleLastTwo();
    cells[place.drawn] = cells[place.drawn + 1] = -1;
    ledger.forgets(cells, seatAt(seat) + own.ledger);
  }

  /** A card shown as proof stays known if it was kept (C-20). */
  private followExposed(seat: number, kept: number, places: readonly number[]): void {
    const { cells } = this;
    const count = at(cells, place.exposed);
    let left = 0;
    for (let index = 0; index < count; index++) {
      const card = at(cells, place.exposedCards + index) - seat * 2;
      const offered = places.indexOf(card);
      if (offered < 0 || ((kept >> offered) & 1) === 0) continue;
      let order = 0;
      for (let before = 0; before < offered; before++) order += (kept >> before) & 1;
      cells[place.exposedCards + left++] = seat * 2 + at(places, order);
    }
    cells[place.exposed] = left;
  }

  /** The target draws first and returns the shown card after (C-50). */
  swap(seat: number, card: number): void {
    const { cells } = this;
    const from = seatAt(seat) + own.card + card;
    const shown = at(cells, from);
    cells[from] = this.draw();
    this.isNoLongerExposed(seat, card);
    this.give(shown);
    ledger.forgets(cells, seatAt(seat) + own.ledger);
  }
}
