import { createContext, use } from 'react';
import type { Action } from '../../../engine/coup';
import type { Advice, Option } from '../../../engine/coup/coach';

/** What the coach has told the person who is asked; null while it says nothing. */
export const AdviceContext = createContext<Advice | null>(null);

const worthOf = (options: readonly Option[]): number | null =>
  options.length === 0 ? null : Math.max(...options.map(({ worth }) => worth));

/** What an action is worth, at its best target or at this one; null without a coach. */
export function useWorth(action: Action, target?: number): number | null {
  const advice = use(AdviceContext);
  const options = advice?.options.filter(
    ({ move }) =>
      move.type === 'act' && move.action === action && (target === undefined || move.target === target),
  );
  return worthOf(options ?? []);
}
