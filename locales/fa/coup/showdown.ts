import type { showdown as en } from '../../en/coup/showdown';
import type { Words } from '../../words';

/**
 * The great moments, large, for the whole table. `they` stands beside a player's name, `you` is said to a player who
 * plays alone.
 */
export const showdown: Words<typeof en, 'fa'> = {
  doubleDanger: 'خطر مضاعف!',
  then: {
    action: 'اقدام ناکام می‌ماند.',
    block: 'اقدام انجام می‌شود.',
    bomb: 'بُمب هم منفجر می‌شود!',
    refunded: 'هزینه‌اش برمی‌گردد: {{coins}}.',
  },
  they: {
    title: {
      proof: 'راست بود!',
      exposure: 'بلوف بود!',
      embezzlement: 'اختلاس لو رفت!',
      loss: 'یک کارت از دست رفت',
      handing: 'بُمب دست {{name}}!',
      explosion: 'بُمب منفجر شد!',
      exile: 'تبعید شد!',
      victory: '{{name}} برنده شد!',
    },
    shows: '{{name}} کارت {{role}} را نشان داد.',
    showsNoDuke: '{{name}} همه‌ی کارت‌هایش را نشان داد: بزرگ‌زاده ندارد.',
    hides: '{{name}} کارت {{role}} را نشان نداد.',
    hidesAll: '{{name}} کارت‌هایش را نشان نداد.',
    wasWrong: '{{name}} بی‌جا به چالش کشید و یک کارت از دست می‌دهد.',
    pays: '{{name}} یک کارت از دست می‌دهد.',
    holdsBomb: 'بُمب در دست {{name}} بود.',
    why: {
      wrong: 'بی‌جا به چالش کشید.',
      lie: 'بلوفش لو رفت.',
      coup: 'علیه او کودتا شد.',
      assassinate: 'به جانش سوءقصد شد.',
      bomb: 'بُمب در دستش منفجر شد.',
    },
    left: 'یک کارت برایش مانده است.',
    forfeits: 'سکه‌هایش به خزانه رسید: {{coins}}.',
    last: 'تنها کسی که هنوز کارت دارد!',
  },
  you: {
    title: {
      proof: 'راست گفته بودید!',
      exposure: 'بلوف‌تان لو رفت!',
      embezzlement: 'اختلاس‌تان لو رفت!',
      loss: 'یک کارت از دست دادید',
      handing: 'بُمب دست شماست!',
      explosion: 'بُمب در دست‌تان منفجر شد!',
      exile: 'تبعید شدید!',
      victory: 'شما برنده شدید!',
    },
    shows: 'کارت {{role}} را نشان دادید.',
    showsNoDuke: 'همه‌ی کارت‌هایتان را نشان دادید: بزرگ‌زاده ندارید.',
    hides: 'کارت {{role}} را نشان ندادید.',
    hidesAll: 'کارت‌هایتان را نشان ندادید.',
    wasWrong: 'بی‌جا به چالش کشیدید و یک کارت از دست می‌دهید.',
    pays: 'یک کارت از دست می‌دهید.',
    holdsBomb: 'بُمب دست شما بود.',
    why: {
      wrong: 'بی‌جا به چالش کشیدید.',
      lie: 'بلوف‌تان لو رفت.',
      coup: 'علیه شما کودتا شد.',
      assassinate: 'به جان‌تان سوءقصد شد.',
      bomb: 'بُمب در دست‌تان منفجر شد.',
    },
    left: 'یک کارت برایتان مانده است.',
    forfeits: 'سکه‌هایتان به خزانه رسید: {{coins}}.',
    last: 'فقط شما هنوز کارت دارید!',
  },
};
