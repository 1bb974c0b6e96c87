import type { aid as en } from '../../en/coup/aid';
import type { Words } from '../../words';

/** The aid card: what everybody can do, who stops it, and what holds for all of it. */
export const aid: Words<typeof en, 'fa'> = {
  goal: 'آخرین کسی که هنوز کارت دارد برنده است.',
  anybody: 'هر کسی',
  withoutDuke: 'کسی که بزرگ‌زاده ندارد',
  embezzle: 'هر چه در صندوق ذخیره هست می‌گیرید',
  blockedBy: { anybody: 'اقدام متقابل هر بازیکن: {{roles}}', target: 'اقدام متقابل قربانی: {{roles}}' },
  bomb: 'گیرنده می‌تواند خنثی یا ردش کند: {{role}}',
  doubt:
    'هر ادعایی را هر کسی می‌تواند به چالش بکشد، ادعای اقدام متقابل را هم. هر که اشتباه کرده باشد، یک کارت از دست می‌دهد.',
  paid: {
    returned: 'اگر بلوف لو برود، هزینه‌ی اقدام پس داده می‌شود؛ در برابر اقدام متقابل، نه.',
    gone: 'هزینه‌ی اقدام پس داده نمی‌شود، حتی اگر اقدام ناکام بماند.',
  },
  spared:
    'ممنوع میان رفقای حزبی، تا وقتی حزب دیگری هم در بازی است: {{actions}}. جلوی کمک‌های خارجیِ هم را هم نمی‌گیرند.',
};
