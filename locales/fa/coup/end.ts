import type { end as en } from '../../en/coup/end';
import type { Words } from '../../words';

/**
 * The end of a game of Coup: who held what, who lied, and how it went.
 * What holds nothing but values begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const end: Words<typeof en, 'fa'> = {
  how: {
    coup: '{{rival}} آخرین کارتش را با کودتا از دست داد!',
    assassinate: '{{rival}} آخرین کارتش را با سوءقصد از دست داد!',
    challenge: '{{rival}} آخرین کارتش را در چالش باخت!',
    bomb: '{{rival}} آخرین کارتش را با انفجار بُمب از دست داد!',
  },
  howYou: {
    coup: 'آخرین کارت‌تان را با کودتا از دست دادید!',
    assassinate: 'آخرین کارت‌تان را با سوءقصد از دست دادید!',
    challenge: 'آخرین کارت‌تان را در چالش باختید!',
    bomb: 'آخرین کارت‌تان را با انفجار بُمب از دست دادید!',
  },
  yourPlace: 'جایگاه شما: {{place}} از {{all}}.',
  hands: 'دست همه',
  kept: 'هنوز دارد: {{roles}}',
  lost: 'از دست داده: {{roles}}',
  out: 'تبعید در نوبت {{turn}}: {{by}}',
  by: { coup: 'کودتا', assassinate: 'سوءقصد', challenge: 'چالش', bomb: 'بُمب' },
  bluffs: 'بلوف‌ها',
  noBluffs: 'هیچ‌کس بلوف نزد؛ حتی یک بار!',
  caught: '{{caught}} بلوف از {{all}} تا لو رفت',
  bluff: '\u200f{{name}}: {{claim}}',
  gotAway: 'نوبت {{turn}}: کسی نفهمید',
  caughtBy: 'نوبت {{turn}}: {{name}} مچ گرفت!',
  caughtByYou: 'نوبت {{turn}}: شما مچش را گرفتید!',
  wrong: 'چالش‌های بی‌جا',
  noWrong: 'هیچ‌کس به حرف راست شک نکرد.',
  doubted: '{{by}} به {{name}} شک کرد',
  doubtedYou: '{{by}} به شما شک کرد',
  youDoubted: 'به {{name}} شک کردید',
  wasTrue: 'نوبت {{turn}}: {{claim}}؛ و راست بود!',
  coins: 'سکه‌ها',
  influence: 'نفوذ',
  holding: '\u200f{{coins}}، {{influence}}',
  isOut: 'تبعیدی',
  coinsOf: '{{name}}: در آغاز {{first}}، حداکثر {{most}} و در پایان {{last}} سکه.',
  influenceOf: '{{name}}: تبعید در نوبت {{turn}}.',
  influenceLeft: '{{name}}: در پایان {{influence}}.',
};
