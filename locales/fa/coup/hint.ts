import type { hint as en } from '../../en/coup/hint';
import type { Words } from '../../words';

/** The hints that count cards for a player; nobody else sees them. */
export const hint: Words<typeof en, 'fa'> = {
  whatFor: 'فقط خودتان می‌بینید: چه حرفی بلوف است و حرف دیگران با چه احتمالی راست است.',
  honest: 'بلوف نیست: {{what}}.',
  bluff: 'بلوف است؛ در پرانتز، احتمالی که دیگران به راست بودنش می‌دهند: {{what}}.',
  likely: '\u200f{{what}} ({{chance}})',
  caught: 'اگر بلوف‌تان به چالش کشیده شود، یک کارت از دست می‌دهید.',
  caughtLast: 'اگر بلوف‌تان به چالش کشیده شود، آخرین کارت‌تان را از دست می‌دهید!',
  claim: 'فقط از روی کارت‌ها: به احتمال {{chance}} راست است.',
  unseen: 'جای {{hidden}} تا از {{copies}} کارت {{role}} را نمی‌دانید.',
  allUnseen: 'جای هیچ‌کدام از {{copies}} کارت {{role}} را نمی‌دانید.',
  surelyTrue: 'کارت‌ها می‌گویند این حرف حتماً راست است.',
  surelyFalse: 'کارت‌ها می‌گویند این حرف حتماً بلوف است!',
  wrongLast: 'اگر راست باشد و به چالش بکشید، آخرین کارت‌تان را از دست می‌دهید!',
};
