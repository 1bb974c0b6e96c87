import type { Seat } from '../../../engine/core';
import type { CopsView } from '../../../engine/cops';

/** Who answers: the viewer, or on the open table whoever is asked. */
export const answering = ({ viewer, asked, turn }: CopsView): Seat =>
  viewer === 'table' ? (asked?.seat ?? turn) : viewer;
