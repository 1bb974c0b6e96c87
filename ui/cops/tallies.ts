import type { TFunction } from 'i18next';
import type { Seat } from '../../engine/core';
import type { Cops, CopsEvent } from '../../engine/cops';
import type { Tallies } from '../match/GameScreens';

type Figure = 'looks' | 'equipment' | 'shots' | 'leaders' | 'hits' | 'firstShot';

const figure = (id: Figure) => ({ id, word: (t: TFunction) => t(`cops.tally.${id}`) });

type Shot = Extract<CopsEvent, { readonly type: 'shot' | 'deflected' }>;

/** Whom each shot hit in the end, who fired it, and whether it was a leader: those are wounded, or it is over. */
function hitsIn(events: readonly CopsEvent[]) {
  const hits: { readonly by: Seat; readonly target: Seat; readonly leader: boolean }[] = [];
  let by: Seat | null = null;
  let target: Seat | null = null;
  let landed = true;
  const land = (leader: boolean) => {
    if (!landed && by !== null && target !== null) hits.push({ by, target, leader });
    landed = true;
  };
  for (const event of events) {
    if (isShot(event)) {
      if (event.type === 'shot') by = event.seat;
      target = event.target;
      landed = false;
    }
    if (event.type === 'wounded') land(true);
    if (event.type === 'out' || event.type === 'joinedBand' || event.type === 'saved') land(false);
    if (event.type === 'won' && (event.reason === 'kingpinDown' || event.reason === 'agentDown')) land(true);
  }
  return hits;
}

const isShot = (event: CopsEvent): event is Shot => event.type === 'shot' || event.type === 'deflected';

/** What Good Cop Bad Cop counts of everybody's games, in the order it is shown. */
export const copsTallies: Tallies<Cops> = {
  title: (t) => t('cops.tally.title'),
  figures: [
    figure('looks'),
    figure('equipment'),
    figure('shots'),
    { ...figure('leaders'), partOf: 'shots' },
    figure('hits'),
    { ...figure('firstShot'), partOf: 'games' },
  ],
  count: ({ match, steps }) => {
    const events = steps.flatMap((step) => step.events);
    const hits = hitsIn(events);
    const doing = (type: 'looked' | 'used' | 'shot') =>
      events.flatMap((event) => (event.type === type ? [event.seat] : []));
    const bySeat = (doers: readonly Seat[]) =>
      match.players.map((_, seat) => doers.filter((doer) => doer === seat).length);
    return {
      looks: bySeat(doing('looked')),
      equipment: bySeat(doing('used')),
      shots: bySeat(doing('shot')),
      leaders: bySeat(hits.flatMap(({ by, leader }) => (leader ? [by] : []))),
      hits: bySeat(hits.map(({ target }) => target)),
      firstShot: bySeat(hits.slice(0, 1).map(({ target }) => target)),
    };
  },
};
