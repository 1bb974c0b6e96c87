import type { Browser } from '@playwright/test';
import { botNamed, createMatch, playOut, withMove } from '../../engine';
import { cops, copsBots } from '../../engine/cops';
import { keptCopsMatch, type CopsMatch } from '../../tools/browser/cops';
import { keptMatch } from '../../tools/browser/coup';
import { keptSettings } from '../../tools/browser/kept';
import { Phone } from '../../tools/browser/phone';
import type { Site } from '../../tools/browser/site';
import { company, seated } from '../../tools/browser/tables';
import type { GameId } from '../../scripts/lib/games';
import { slowDown } from './pages';

/** Frames of one page, in milliseconds each: while it lies open, and while a showdown covers it. */
interface Frames {
  readonly open: readonly number[];
  readonly covered: readonly number[];
}

/** A script for the page: notes how long each frame stays on screen. */
const watchFrames = `
  globalThis.frames = { open: [], covered: [] };
  let last = performance.now();
  const note = (now) => {
    const over = document.querySelector('[role=dialog]') === null ? 'open' : 'covered';
    globalThis.frames[over].push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(note); });
`;

/** Six steady bots, the first of whom is about to shoot: looks, aims and shots follow. */
function aboutToShoot(): CopsMatch {
  const players = company.en.slice(0, 6).map((name) => ({ name, bot: 'steady' }));
  const everybody = players.map(({ bot }) => botNamed(copsBots, bot));
  const setup = { variant: 'base', players: players.length, first: 0 } as const;
  let match: CopsMatch = createMatch(cops, setup, 1, players);
  for (const { move } of playOut(cops, everybody, cops.deal(setup, match.seed), match.seed)) {
    match = withMove(match, move);
    if (move.type === 'shoot') return match;
  }
  throw new Error('Nobody has shot.');
}

/** Six bots at a table of each game. */
const tables: Readonly<Record<GameId, () => Readonly<Record<string, string>>>> = {
  coup: () =>
    keptMatch(
      seated('en', {
        book: 'persianPlus',
        players: 6,
        bots: 6,
        options: { factions: true, anarchist: true },
      }),
    ),
  cops: () => keptCopsMatch(aboutToShoot()),
};

/**
 * How long frames last while six bots play at their quickest visible pace: they think, coins travel, cards burn, guns are
 * aimed, and what is great is held up.
 */
export async function measureFrames(
  browser: Browser,
  site: Site,
  game: GameId,
  time: number,
): Promise<Readonly<Record<'playing' | 'showdowns' | 'resting', readonly number[]>>> {
  const kept = tables[game]();
  const framesOf = async (botPace: 'fast' | 'slow', wait: number) => {
    const phone = await Phone.on(browser, site, `/play/${game}`, {
      language: 'en',
      moving: true,
      watching: true,
      ticking: true,
      kept: { ...kept, ...keptSettings('en', { botPace, sound: false }) },
    });
    await slowDown(phone.page);
    await phone.page.waitForTimeout(500);
    await phone.page.evaluate(watchFrames);
    await phone.page.waitForTimeout(wait);
    const frames = await phone.page.evaluate<Frames>('globalThis.frames');
    await phone.close();
    return frames;
  };
  // At the slow pace nothing moves for the first two seconds: this is the same page at rest.
  const resting = await framesOf('slow', 1500);
  const { open, covered } = await framesOf('fast', time);
  return { resting: resting.open, playing: open, showdowns: covered };
}
