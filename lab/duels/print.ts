import { choices, hands, letters, lettersFor, places } from '../../engine/coup/lab';
import { quantised } from '../train/pack';

/** A letter for each chance in fifteenths, place by place and card by card; of two answers only the second is written. */
export function printed(chances: Float64Array): string {
  let text = '';
  let at = 0;
  for (let row = 0; row < places * hands; row++)
    for (const { options } of choices) {
      const shares = quantised(Array.from(chances.subarray(at, at + options)));
      const told = shares.slice(options - lettersFor(options));
      text += told.map((share) => letters[share]).join('');
      at += options;
    }
  return text;
}
