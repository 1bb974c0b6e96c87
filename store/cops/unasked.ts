import type { CopsView } from '../../engine/cops';

/** Stopping an action before it happens is worth a question where it is a look or a shot, and no other. */
export const canGoUnasked = ({ asked, declared }: CopsView): boolean =>
  asked?.kind === 'beforeAction' && declared?.type !== 'investigate' && declared?.type !== 'shoot';
