import { ruleBooks } from '../books';
import type { Role } from '../roles';
import type { CoupView } from '../view';
import type { Buried, Mind } from './mind';

/** Below this, a card that may still be in the court is forgotten. */
const forgotten = 0.15;

/** Cards go into the court: shuffled in, or under `beneath` others. */
export function bury(mind: Mind, roles: readonly Role[], beneath: number, { book }: CoupView): Mind {
  if (roles.length === 0) return mind;
  const above = ruleBooks[book].replacement === 'shuffleNow' ? 0 : Math.max(0, beneath);
  return { ...mind, buried: [...mind.buried, ...roles.map((role): Buried => ({ role, chance: 1, above }))] };
}

/** `count` of `size` cards were drawn: what lay on top is gone, what was shuffled in may be. `mine` came to the bot. */
export function afterDraw(mind: Mind, count: number, mine: readonly Role[], size: number): Mind {
  if (mind.buried.length === 0) return mind;
  const left = [...mine];
  const buried = mind.buried.flatMap((card): readonly Buried[] => {
    if (card.above >= count) return [{ ...card, above: card.above - count }];
    const found = left.indexOf(card.role);
    if (found >= 0) {
      left.splice(found, 1);
      return [];
    }
    // What the bot drew itself it has seen: whatever is not among it was not drawn.
    if (mine.length >= count) return [card];
    const chance = card.chance * (1 - count / Math.max(size, count));
    return chance < forgotten ? [] : [{ ...card, chance }];
  });
  return { ...mind, buried };
}
