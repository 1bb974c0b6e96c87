import type { hint as en } from '../../en/cops/hint';
import type { Words } from '../../words';

/** The hints that count cards for a player; nobody else sees them. */
export const hint: Words<typeof en, 'fa'> = {
  whatFor: 'فقط خودتون می‌بینین: هر کی چقدر احتمال داره جلوتون باشه و سردسته‌ها کی‌ان.',
  honest: 'شما با درستکارهایین.',
  crooked: 'شما با فاسدهایین.',
  agent: 'مأمور شمایین.',
  kingpin: 'رییس شمایین.',
  about: '{{name}}: دشمن {{enemy}}، {{boss}} {{leader}}، {{ownBoss}} {{own}}',
};
