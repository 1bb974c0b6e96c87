import { coverButton, lamp } from './curtain';
import type { Phone } from './phone';

/** A choice among so many, from a seed: the same seed, the same game. */
export function luck(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** What a person has before them. */
export type Moment = 'curtain' | 'secret' | 'sheet' | 'table' | 'end' | 'empty';

interface Seen {
  readonly moment: Moment;
  /** What can be touched, the middle of each, and its name. */
  readonly touchable: readonly Touchable[];
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
async function look(phone: Phone, at: number | null): Promise<Seen> {
  const { curtain, match, common } = phone.words;
  const known = {
    cover: curtain.cover,
    lamps: [curtain.hold, curtain.holdOn, curtain.tapTwice, curtain.tapAgain],
    lifted: curtain.lifted,
    asked: match.asked,
    none: match.noneTitle,
    // What leads away from the question, and back to it, is not an answer.
    aside: [common.close, common.back, match.takeBack, match.peek, match.log],
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
  readonly aside: readonly string[];
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
        !known.aside.includes(named(element)),
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

  const of = (moment: Moment, elements: readonly HTMLElement[]): Seen => {
    const chosen = known.at === null ? undefined : elements[known.at % Math.max(1, elements.length)];
    chosen?.scrollIntoView({ block: 'center' });
    return {
      moment,
      touchable: elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, name: named(element) };
      }),
    };
  };

  if (dialog) return of('sheet', pressables(dialog));
  if (lamp) return of('curtain', [lamp]);
  if (covers) return of('secret', pressables(region(known.lifted) ?? document));
  if (headings.includes(known.none)) return of('empty', []);
  const asked = region(known.asked);
  if (!asked) return of('end', main ? pressables(main) : []);
  // The seats round the table come last.
  const seats = main ? pressables(main).filter((element) => !asked.contains(element)) : [];
  return of('table', [...pressables(asked), ...seats]);
}

export const momentOf = async (phone: Phone): Promise<Moment> => (await look(phone, null)).moment;

/** The phone's clock jumps: nobody waits for the curtain's guard, which its own tests have timed. */
export const skip = (phone: Phone, milliseconds: number) =>
  phone.page.evaluate((time) => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + time;
  }, milliseconds);

async function touch(phone: Phone, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  await (phone.options.desk ? phone.page.mouse.click(x, y) : phone.page.touchscreen.tap(x, y));
}

/** Lifts the curtain that hangs, by tapping twice. */
export async function liftByTaps(phone: Phone): Promise<void> {
  await skip(phone, 600);
  await lamp(phone).tap();
  await lamp(phone).tap();
  await coverButton(phone).waitFor();
}

/** Touches one of the things that can be touched, chosen by luck. Gives back what it was. */
async function touchAnything(phone: Phone, choose: (count: number) => number): Promise<string | null> {
  const { touchable } = await look(phone, null);
  if (touchable.length === 0) return null;
  const at = choose(touchable.length);
  const target = (await look(phone, at)).touchable[at];
  if (!target) return null;
  await touch(phone, target);
  return target.name;
}

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
  await buttons[where].first().tap();
  await settled(phone);
}

/** What a touch did is on screen. */
const settled = (phone: Phone): Promise<void> =>
  phone.page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0))));

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
    await meanwhile?.(moment, touches);
    if ((await momentOf(phone)) === 'curtain') await liftByTaps(phone);
    else await touchAnything(phone, choose);
    await settled(phone);
  }
  throw new Error(`No end after ${most} touches; before us lies ${await momentOf(phone)}.`);
}
