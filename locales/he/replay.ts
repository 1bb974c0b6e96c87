import type { replay as en } from '../en/replay';
import type { Words } from '../words';

/** Walking through a game that has been played. */
export const replay: Words<typeof en, 'he'> = {
  point: 'נקודה במשחק',
  position: 'מהלך {{move}} מתוך {{moves}}',
  positionInTurn: 'מהלך {{move}} מתוך {{moves}}, תור {{turn}}',
  turnBack: 'התור הקודם',
  moveBack: 'מהלך אחד אחורה',
  play: 'הפעלה',
  pause: 'השהיה',
  moveOn: 'מהלך אחד קדימה',
  turnOn: 'התור הבא',
  toLog: 'חזרה ליומן',
  title: 'צפייה חוזרת במשחק',
  toResult: 'חזרה לתוצאה',
  eyes: 'מנקודת המבט של מי',
  openHands: 'כל הקלפים גלויים',
  eyesOf: 'מנקודת המבט של {{name}}',
};
