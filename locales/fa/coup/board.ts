import type { board as en } from '../../en/coup/board';
import type { Words } from '../../words';

/**
 * The table as everybody sees it: what lies before each seat, and what has just been said.
 * What holds nothing but values begins with a mark (U+200F) that says which way it runs, for it goes into other sentences.
 */
export const board: Words<typeof en, 'fa'> = {
  number: '{{count}}',
  claimAndDeed: '\u200f{{claim}} {{deed}}',
  about: '\u200f{{what}}: {{state}}',
  faceDown_one: '{{count}} کارت به پشت',
  faceDown_other: '{{count}} کارت به پشت',
  card: {
    known: 'به پشت: {{role}}',
    new: 'تازه رسیده، به پشت: {{role}}',
    shown: 'نشان داده شده و هنوز در بازی است: {{role}}',
    lost: 'رو شده: {{role}}',
  },
  noCards: 'هنوز کارتی نرسیده',
  stillInPlay: 'نشان داده شده، هنوز در بازی است',
  newCard: 'تازه رسیده',
  firstLook:
    'این کارت‌ها نفوذ شماست: هر کس همه را از دست بدهد، تبعید می‌شود. کسی جز شما نباید آن‌ها را ببیند؛ پس هر شخصیتی را می‌توانید ادعا کنید.',
  lostCard: 'رو شده',
  turn: 'نوبت اوست',
  out: 'تبعیدی',
  hasBomb: 'بُمب دست اوست',
  wins: 'برنده',
  middle: 'وسط میز',
  marks: { toAnswer: 'پاسخ؟', passes: 'پاس', objects: 'چالش', stops: 'مقابله', thinking: 'در فکر' },
  claims: {
    duke: '«من بزرگ‌زاده‌ام!»',
    assassin: '«من آدم‌کشم!»',
    captain: '«من فرمانده‌ام!»',
    ambassador: '«من سفیرم!»',
    contessa: '«من شاهدختم!»',
    inquisitor: '«من بازرسم!»',
    noDuke: '«من بزرگ‌زاده ندارم!»',
  },
  deeds: {
    income: 'کسب درآمد: ۱ سکه از خزانه',
    foreignAid: 'دریافت کمک‌های خارجی: ۲ سکه از خزانه',
    coup: 'کودتا علیه {{target}}',
    tax: 'جمع‌آوری مالیات: ۳ سکه از خزانه',
    assassinate: 'سوءقصد به جان {{target}}',
    steal: 'باج‌گیری از {{target}}',
    exchange: 'معاوضه با دربار',
    examine: 'بازرسی یکی از کارت‌های {{target}}',
    convert: 'چرخش سیاسی: تغییر حزب {{target}}',
    convertSelf: 'چرخش سیاسی: تغییر حزب خود',
    embezzle: 'اختلاس: {{coins}} از صندوق ذخیره',
    bomb: 'بُمب برای {{target}}',
  },
  deedsAtYou: {
    coup: 'کودتا علیه شما',
    assassinate: 'سوءقصد به جان شما',
    steal: 'باج‌گیری از شما',
    examine: 'بازرسی یکی از کارت‌های شما',
    convert: 'چرخش سیاسی: تغییر حزب شما',
    bomb: 'بُمب برای شما',
  },
  bomb: { held: 'بُمب این‌جاست!', defuse: 'خنثی کردن بُمب', pass: 'رد کردن بُمب به {{target}}' },
  blocks: 'اقدام متقابل در برابر {{action}}',
  doubts: '{{by}}، {{seat}} را به چالش می‌کشد!',
  you: 'شما',
  youDoubt: 'شما {{seat}} را به چالش می‌کشید!',
  doubtsYou: '{{by}} شما را به چالش می‌کشد!',
  bombToYou: 'رد کردن بُمب به شما',
};
