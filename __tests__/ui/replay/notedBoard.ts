import type { ReactNode } from 'react';
import type { Coup } from '../../../engine/coup';
import { coupScreens } from '../../../ui/coup/screens';
import type { BoardProps, GameScreens } from '../../../ui/match/GameScreens';

/** The screens of Coup with a table that keeps a note of what is laid on it. It draws only what it is given here. */
export function notedBoard(draw: (props: BoardProps<Coup>) => ReactNode = () => null) {
  const Board = jest.fn<ReactNode, [BoardProps<Coup>]>(draw);
  const screens: GameScreens<Coup> = { ...coupScreens, Board };
  beforeEach(() => Board.mockClear());
  /** What lies on the table now. */
  function board(): BoardProps<Coup> {
    const [props] = Board.mock.lastCall ?? [];
    if (!props) throw new Error('There is no table.');
    return props;
  }
  return { screens, board };
}
