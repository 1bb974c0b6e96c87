import type { showdown as en } from '../../en/cops/showdown';
import type { Words } from '../../words';

/** The great moments, large, for the whole table. */
export const showdown: Words<typeof en, 'fa'> = {
  title: {
    shield: 'سپر!',
    explosion: 'بوم!',
    wounded: 'سردسته‌ست!',
    out: 'دخلش اومد!',
    joinedBand: 'رفت قاطی تبهکارها!',
    saved: 'نجات پیدا کرد!',
    kingpinDown: 'دخل رییس اومد!',
    agentDown: 'دخل مأمور اومد!',
    bothLeaders: 'هر دو سردسته!',
    diamonds: 'همه‌ی الماس‌ها!',
  },
  by: '{{name}} شلیک کرد.',
  shield: 'تیر رفت سمت {{target}}.',
  explosion: '{{target}} رو هم با خودش می‌بره.',
  wounded: 'زخمی شد، ولی هنوز سر خدمته. تیر بعدی آخریشه!',
  out: 'سردسته نبود و از بازی رفت بیرون.',
  joinedBand: 'سردسته نبود. از این به بعد فقط الماس!',
  saved: 'برگشت سر خدمت، با همه‌ی کارت‌های رو شده.',
  kingpinDown: 'پلیس‌های درستکار بردن: {{names}}.',
  agentDown: 'پلیس‌های فاسد بردن: {{names}}.',
  bothLeaders: '{{names}} تنهایی برد!',
  diamonds: 'دسته‌ی تبهکاران برد: {{names}}.',
  you: {
    title: {
      shield: 'سپر شما!',
      wounded: 'شما سردسته‌این!',
      out: 'دخلتون اومد!',
      joinedBand: 'رفتین قاطی تبهکارها!',
      saved: 'نجات پیدا کردین!',
    },
    by: 'شما شلیک کردین.',
    shield: 'تیر اومد سمت شما.',
    explosion: 'شما رو هم با خودش می‌بره.',
    wounded: 'زخمی شدین، ولی هنوز سر خدمتین. تیر بعدی آخریشه!',
    out: 'سردسته نبودین و از بازی رفتین بیرون.',
    joinedBand: 'سردسته نبودین. از این به بعد فقط الماس!',
    saved: 'برگشتین سر خدمت، با همه‌ی کارت‌های رو شده.',
    kingpinDown: 'شما با پلیس‌های درستکار بردین!',
    agentDown: 'شما با پلیس‌های فاسد بردین!',
    bothLeaders: 'شما تنهایی بردین!',
    diamonds: 'شما با دسته‌ی تبهکاران بردین!',
  },
};
