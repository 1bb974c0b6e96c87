import { takeBackWords } from './bar';
import { coverButton, liftByTaps } from './curtain';
import { matchesKey } from './kept';
import type { Phone } from './phone';

/** Random choices among `count` things, from a seed: the same seed, the same game. */
export function luck(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** What a person has before them; for a moment it may be nothing, while the app goes from one to the other. */
export type Moment = 'curtain' | 'secret' | 'sheet' | 'table' | 'end' | 'empty' | 'nothing';

interface Seen {
  readonly moment: Moment;
  /** One of the things that can be touched: its middle, and its name. Null if there are none, or none was chosen. */
  readonly chosen: Touchable | null;
  /** What closes a sheet, if it can be closed. */
  readonly close: Touchable | null;
}

interface Touchable {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/**
 * Looks at the screen as a person does: what is on top, and what on it can be touched. Only what is drawn counts, found
 * by its role, whatever it is called.
 */
async function look(phone: Phone, at: number | null = null): Promise<Seen> {
  const { curtain, match, common } = phone.words;
  const known = {
    cover: curtain.cover,
    lamps: [curtain.hold, curtain.holdOn, curtain.tapTwice, curtain.tapAgain],
    lifted: curtain.lifted,
    asked: match.asked,
    none: match.noneTitle,
    // What leads away from the question, and back to it, is not an answer.
    close: common.close,
    aside: [common.close, common.back, match.aid, match.menu],
    takingBack: [match.takeBack, takeBackWords(phone)],
    armed: armedWords(phone),
    matchesKey,
  };
  return phone.page.evaluate(lookAround, { ...known, at });
}

/** Runs in the page, so it brings all it needs. */
function lookAround(known: {
  readonly cover: string;
  readonly lamps: readonly string[];
  readonly lifted: string;
  readonly asked: string;
  readonly none: string;
  readonly close: string;
  readonly aside: readonly string[];
  /** How the arrow that takes a touch back begins: it goes on to say which. */
  readonly takingBack: readonly string[];
  /** What stands on a button that wants to be touched again; anything else would take its first touch back. */
  readonly armed: string;
  /** How the keys begin under which matches are written down; `{"value":null}` where one is over. */
  readonly matchesKey: string;
  /** Which of the things that can be touched is brought into sight, counted round; null for none. */
  readonly at: number | null;
}): Seen {
  const named = (element: Element) =>
    element.getAttribute('aria-label') ?? (element as HTMLElement).innerText.trim();
  const inSight = (element: HTMLElement) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const pressables = (within: ParentNode) =>
    [...within.querySelectorAll<HTMLElement>('[role=button], [role=radio], [role=checkbox], button')].filter(
      (element) =>
        inSight(element) &&
        element.getAttribute('aria-disabled') !== 'true' &&
        !known.aside.includes(named(element)) &&
        !known.takingBack.some((words) => named(element).startsWith(words)),
    );
  const main = [...document.querySelectorAll<HTMLElement>('[role=main]')].filter(inSight).at(-1);
  const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].filter(inSight).at(-1);
  const all = pressables(document);
  const covers = all.some((element) => named(element) === known.cover);
  const lamp = all.find((element) => known.lamps.includes(named(element)));
  const region = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('[role=region], [role=group]')].find(
      (element) => inSight(element) && named(element) === name,
    );
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, [role=heading]')]
    .filter(inSight)
    .map(named);

  const closing = [...(dialog?.querySelectorAll<HTMLElement>('[role=button], button') ?? [])]
    .filter((element) => inSight(element) && named(element) === known.close)
    .at(-1);
  const placeOf = (element: HTMLElement | undefined): Touchable | null => {
    if (!element) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, name: named(element) };
  };

  const of = (moment: Moment, elements: readonly HTMLElement[]): Seen => {
    const armed = elements.find((element) => named(element).includes(known.armed));
    const chosen = known.at === null ? undefined : (armed ?? elements[known.at % elements.length]);
    chosen?.scrollIntoView({ block: 'center' });
    return { moment, chosen: placeOf(chosen), close: moment === 'sheet' ? placeOf(closing) : null };
  };

  if (dialog) return of('sheet', pressables(dialog));
  const asked = region(known.asked);
  // A lamp beside answers is one thing to touch among others; where it stands alone, it is the only way on.
  const leadsOn = asked ? pressables(asked).every((element) => element === lamp) : true;
  if (lamp && leadsOn) return of('curtain', [lamp]);
  if (covers) {
    const answers = pressables(region(known.lifted) ?? document);
    // A player who has only looked covers it.
    return of('secret', answers.length > 0 ? answers : all);
  }
  if (headings.includes(known.none)) return of('empty', []);
  if (!asked) {
    const isPlaying = Object.entries(localStorage).some(
      ([key, text]) =>
        key.startsWith(known.matchesKey) && (JSON.parse(text) as { value: unknown }).value !== null,
    );
    return isPlaying ? of('nothing', []) : of('end', main ? pressables(main) : []);
  }
  // The seats round the table come last.
  const seats = main ? pressables(main).filter((element) => !asked.contains(element)) : [];
  return of('table', [...pressables(asked), ...seats]);
}

export const momentOf = async (phone: Phone): Promise<Moment> => (await look(phone)).moment;

/** What stands on a button that wants to be touched again, before what it does. */
const armedWords = (phone: Phone) => phone.fill(phone.words.common.touchAgain, { what: '' }).slice(0, -1);

/** Touches one of the things that can be touched, chosen by luck, or lifts the lamp. */
async function touchAnything(phone: Phone, choose: (count: number) => number): Promise<void> {
  const { moment, chosen, close } = await look(phone, choose(many));
  if (moment === 'curtain') return liftByTaps(phone);
  // Rules are not read for ever.
  const isDone = moment === 'sheet' && choose(12) === 0 && close !== null;
  if (chosen && !isDone) return touchAt(phone, chosen);
  // Somebody has only looked at something.
  if (close) return touchAt(phone, close);
  if (moment === 'secret') await phone.touch(coverButton(phone));
}

async function touchAt(phone: Phone, spot: Touchable): Promise<void> {
  await phone.tapAt(spot);
  await phone.settle();
}

/** More than ever can be touched at once. */
const many = 2 ** 16;

/** Touches the first thing that can be touched and says this: in the question, among the seats, or anywhere. */
export async function touchNamed(
  phone: Phone,
  name: string,
  where: 'question' | 'seat' | 'anywhere' = 'anywhere',
): Promise<void> {
  const { match } = phone.words;
  const region = phone.page.getByRole('region', { name: match.asked, exact: true });
  const named = { name: new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) };
  const buttons = {
    question: region.getByRole('button', named),
    seat: phone.page.getByRole('button', { name: new RegExp(match.answerOf.replace(/{{\w+}}/, '.*')) }),
    anywhere: phone.page.getByRole('button', named),
  };
  await phone.touch(buttons[where].first());
}

interface Playing {
  readonly choose: (count: number) => number;
  /** Called before each touch: to look closer, to kill the app, to change its language. */
  readonly meanwhile?: (moment: Moment, touches: number) => Promise<void>;
  readonly most?: number;
}

/** Plays what lies on the table until it is over, touching whatever there is to touch. Gives back how many touches it took. */
export async function playToTheEnd(
  phone: Phone,
  { choose, meanwhile, most = 2500 }: Playing,
): Promise<number> {
  for (let touches = 0; touches < most; touches++) {
    const moment = await momentOf(phone);
    if (moment === 'end' || moment === 'empty') return touches;
    if (moment === 'nothing') {
      await phone.settle();
      continue;
    }
    await meanwhile?.(moment, touches);
    await touchAnything(phone, choose);
  }
  throw new Error(`No end after ${most} touches; before us lies ${await momentOf(phone)}.`);
}
