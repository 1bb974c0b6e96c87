import type { TFunction } from 'i18next';
import type { Cops, CopsEvent, CopsKind, Equipment } from '../../../engine/cops';
import { narratorFor, readerOf } from '../../log/eventRow';
import type { SeenTable } from '../../match/GameScreens';
import type { Cause } from '../../match/question/questions';
import { sectionOf } from '../log/rules';
import { equipmentName } from '../terms';

/** Cards that have somebody asked once they have been played, by what is asked. */
const asking: Partial<Readonly<Record<CopsKind, readonly Equipment[]>>> = {
  arrange: ['flashbang'],
  reveal: ['truthSerum', 'reportAudit'],
  keep: ['evidenceBag'],
  look: ['metalDetector', 'wiretap', 'polygraph'],
  aim: ['taser', 'restrainingOrder'],
  deflect: ['riotShield'],
};

/** What a card asks comes before any of these: after them somebody is asked because of something else. */
const comesLater: ReadonlySet<CopsEvent['type']> = new Set([
  'turn',
  'declared',
  'passed',
  'spoke',
  'deflected',
  'aimed',
  'wounded',
]);

/** The card that asks what is asked, and who has played it; null where no card does. */
export function causeOf(
  t: TFunction,
  { view, names }: SeenTable<Cops>,
  past: readonly CopsEvent[],
): Cause | null {
  const last = past.findLast(({ type }) => type === 'used' || comesLater.has(type));
  if (!view.asked || last?.type !== 'used' || !asking[view.asked.kind]?.includes(last.equipment)) return null;
  const { name, by } = narratorFor(t, readerOf(view, names));
  const played = { name: name(last.seat), card: equipmentName(t, last.equipment) };
  return { words: t(`cops.${by(last.seat)}.used.plain`, played), rule: sectionOf(last.equipment) };
}
