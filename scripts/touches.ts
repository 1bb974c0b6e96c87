import { gameIds, type GameId } from './lib/games';
import { paces } from '../store/match/pace';
import { seatedAt, touchedGames } from './lib/touched';
import { playMoves, type Cost, type TurnCost } from '../tools/browser/hands/hands';
import { movesOf } from '../tools/browser/hands/moves';
import { keptSettings } from '../tools/browser/kept';
import { launchBrowser } from '../tools/browser/launch';
import { Phone } from '../tools/browser/phone';
import { exportedApp, serve } from '../tools/browser/site';

// What a whole game costs those who play it, in touches and lifted lamps: `npm run touches`, or `npm run touches -- cops 4`.
// The moves are those that bots would make; people make them through the exported app.

/** As many turns as the games that were counted before there was one lamp. */
const usualTurns = 30;

const perUsual = ({ turns }: Cost, count: number) => Math.round((count / turns.length) * usualTurns);

/** Turns into which nobody has stepped, by what was done: the usual number of touches, and the lamps among them. */
function plainTurns({ turns }: Cost): readonly string[] {
  const plain = turns.filter((turn) => turn.plain);
  const middle = (of: (turn: TurnCost) => number, some: readonly TurnCost[]) =>
    some.map(of).sort((one, other) => one - other)[Math.floor(some.length / 2)] ?? 0;
  return [...new Set(plain.map(({ deed }) => deed))].sort().map((deed) => {
    const some = plain.filter((turn) => turn.deed === deed);
    const touches = middle((turn) => turn.touches, some);
    const lifts = middle((turn) => turn.lifts, some);
    return `  ${deed}: ${some.length} turns, ${touches} touches each, ${lifts} of them lamps`;
  });
}

async function main(): Promise<void> {
  const told = process.argv.slice(2);
  const counts = told.map(Number).filter((count) => count > 0);
  const chosen = (id: GameId) => gameIds.every((any) => !told.includes(any)) || told.includes(id);
  const site = await serve(exportedApp());
  const browser = await launchBrowser();
  for (const id of gameIds.filter(chosen)) {
    const touched = touchedGames[id];
    const isCounted = ({ players }: { readonly players: number }) =>
      counts.length === 0 || counts.includes(players);
    for (const [what, setup] of touched.tables.filter(([, one]) => isCounted(one)))
      for (const pace of paces) {
        const match = seatedAt(touched, setup);
        const kept = { ...touched.kept(match, pace), ...keptSettings('en', { sound: false }) };
        const phone = await Phone.on(browser, site, `/play/${id}`, { language: 'en', kept });
        const cost = await playMoves(
          phone,
          touched.handling,
          movesOf(touched.handling, touched.bots.usual, match),
        );
        await phone.close();
        console.log(
          `${id}, ${what}, ${pace}: ${cost.turns.length} turns, ${cost.touches} touches, ${cost.lifts} lamps;`,
          `in ${usualTurns} turns ${perUsual(cost, cost.touches)} touches, ${perUsual(cost, cost.lifts)} lamps\n `,
          [...cost.by].map(([kind, touches]) => `${kind} ${touches}`).join(', '),
        );
        for (const line of plainTurns(cost)) console.log(line);
      }
  }
  await browser.close();
  await site.close();
}

void main();
