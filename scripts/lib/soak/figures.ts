/** What a soak has seen of one game so far. */
export interface Figures {
  games: number;
  moves: number;
  longest: number;
  beyondThought: number;
  mutants: number;
  accepted: number;
  starts: number;
  told: number;
  kills: number;
  touches: number;
  lagging: number;
}

export const noFigures = (): Figures => ({
  games: 0,
  moves: 0,
  longest: 0,
  beyondThought: 0,
  mutants: 0,
  accepted: 0,
  starts: 0,
  told: 0,
  kills: 0,
  touches: 0,
  lagging: 0,
});

const grouped = (count: number) => count.toLocaleString('en');

/** Each line begins with how often it was done. */
export const linesOf = (figures: Figures): readonly string[] => [
  `${grouped(figures.games)} games, ${grouped(figures.moves)} moves, the longest ${grouped(figures.longest)}; ` +
    `${grouped(figures.beyondThought)} ended by luck`,
  `${grouped(figures.games)} records through text and back, all equal`,
  `${grouped(figures.mutants)} records meddled with, ${grouped(figures.accepted)} of them still legal`,
  `${grouped(figures.starts)} starts on damaged entries, ${grouped(figures.told)} of them told of it`,
  `${grouped(figures.kills)} kills in the middle of a game, nothing behind`,
  `${grouped(figures.touches)} touches in two windows, ${grouped(figures.lagging)} of them in one that lagged, nothing lost`,
];
