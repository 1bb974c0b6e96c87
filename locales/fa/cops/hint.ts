import type { hint as en } from '../../en/cops/hint';
import type { Words } from '../../words';

/** What counting says to somebody who wants to know: only to their own eyes. */
export const hint: Words<typeof en, 'fa'> = {
  whatFor: 'فقط خودتون می‌بینین: هر کی چقدر احتمال داره جلوتون باشه و سردسته‌ها کی‌ان.',
  honest: 'شما با درستکارهایین.',
  crooked: 'شما با فاسدهایین.',
  agent: 'مأمور شمایین.',
  kingpin: 'رییس شمایین.',
  about: '{{name}}: دشمن {{enemy}}، {{boss}} {{leader}}، {{ownBoss}} {{own}}',
};
