/**
 * What the coach calls so likely is so about as often: a small sample of whole games, with fixed seeds. The laboratory
 * measures 5,000 of them, kind by kind (`npm run coach`).
 */
import { botNamed, openName, playOut } from '../../../../engine';
import { coup, taughtBots, type CoupEvent } from '../../../../engine/coup';
import { oddsOfClaim } from '../../../../engine/coup/coach/belief';
import { ledgerOf } from '../../../../engine/coup/coach/ledger';
import { handOf, supports } from '../../../../engine/coup/hands';
import { table } from '../../../../engine/coup/bots/trained/table';

const companies = [
  ['novice', 'steady', 'steady:liar'],
  ['steady:miser', 'steady:mirror', 'steady', 'novice:hunter'],
  ['easy', 'easy:cautious', 'easy:avenger'],
  ['sharp:liar', 'sharp', 'sharp?cautious', 'sharp:mirror'],
  ['expert', 'expert:hunter'],
] as const;
const gamesEach = 12;

interface Said {
  readonly chance: number;
  readonly isTrue: boolean;
}

/** Each word as it looked to the first who was asked. */
function saidIn(company: readonly string[], seed: number): readonly Said[] {
  const bots = company.map((name) => botNamed(taughtBots(table), name));
  const start = coup.deal({ book: 'hebrew', players: company.length, first: 0 }, seed);
  const witnessed: CoupEvent[][] = company.map(() => []);
  const said: Said[] = [];
  for (const { before, events, seat } of playOut(coup, bots, start, seed)) {
    if (before.stage.kind === 'challenge' && isFirst(witnessed[seat]?.at(-1))) {
      const view = coup.view(before, seat);
      const stake = view.pending?.atStake;
      const ledger = ledgerOf(view, witnessed[seat] ?? [], company.map(openName));
      if (stake)
        said.push({
          chance: oddsOfClaim(view, ledger, stake.seat, stake.claim),
          isTrue: supports(handOf(before.players, stake.seat), stake.claim),
        });
    }
    witnessed.forEach((past, viewer) => past.push(...events.map((event) => coup.witness(event, viewer))));
  }
  return said;
}

const isFirst = (last: CoupEvent | undefined): boolean => last?.type === 'acted' || last?.type === 'blocked';

test('in every fifth of the scale, what is said is so as often as a sample of this size can tell', () => {
  const said = companies.flatMap((company, at) =>
    Array.from({ length: gamesEach }, (_, game) => saidIn(company, 700_000 + 100 * at + game)).flat(),
  );
  expect(said.length).toBeGreaterThan(1000);
  for (let fifth = 0; fifth < 5; fifth++) {
    const some = said.filter(({ chance }) => Math.min(4, Math.floor(chance * 5)) === fifth);
    const mean = some.reduce((sum, { chance }) => sum + chance, 0) / some.length;
    const share = some.filter(({ isTrue }) => isTrue).length / some.length;
    // Three points, and three standard errors of the sample.
    const leeway = 0.03 + 3 * Math.sqrt((mean * (1 - mean)) / some.length);
    expect(Math.abs(share - mean)).toBeLessThan(leeway);
  }
});
