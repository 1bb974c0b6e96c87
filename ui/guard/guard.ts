/** How long whatever has just appeared cannot be pressed, in milliseconds: about as long as it takes to see that it is there. */
export const guardTime = 400;

/** How long nothing answers once something has left by itself: a finger may be on its way to what stood there. */
export const startledTime = 1000;

interface Press {
  /** When what is pressed came on screen, or took on the meaning it has now. */
  readonly appearedAt: number;
  /** When something over the page was last gone without anybody having touched it away. */
  readonly leftByItselfAt: number;
  /** When the finger or the key that pressed it went down, wherever that was. */
  readonly beganAt: number;
}

/** Whether somebody can have meant it: they had seen what they press before they went to press it. */
export const isMeant = ({ appearedAt, leftByItselfAt, beganAt }: Press): boolean =>
  beganAt - appearedAt >= guardTime && beganAt - leftByItselfAt >= startledTime;
