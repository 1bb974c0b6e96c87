/** How long a new button cannot be pressed, in milliseconds: about as long as it takes to notice it. */
export const guardTime = 400;

/**
 * How long nothing can be pressed after something over the page has closed by itself: a finger may be on its way to it.
 */
export const startledTime = 1500;

interface Press {
  /** When the button came on screen or took on its present meaning. */
  readonly appearedAt: number;
  /** When something over the page last closed by itself. */
  readonly leftByItselfAt: number;
  /** When the finger or the key went down, anywhere on the page. */
  readonly beganAt: number;
}

/** Whether a press can have been meant: the person had time to see the button before the press began. */
export const isMeant = ({ appearedAt, leftByItselfAt, beganAt }: Press): boolean =>
  beganAt - appearedAt >= guardTime && beganAt - leftByItselfAt >= startledTime;
