import type { TFunction } from 'i18next';
import {
  actionRules,
  blockingRoles,
  bombClaim,
  claimBehind,
  mustCoupAt,
  ruleBooks,
  type Action,
  type CoupView,
} from '../../engine/coup';
import { listed } from '../i18n/listed';
import type { Aid, AidEntry } from '../match/table/aid/aid';
import { actionsIn } from './decisions/whyNot';
import { either, faceBehind, roleName } from './decisions/words';
import { deedInWords, priceInWords } from './deeds';
import { byAction } from './log/rules';

/** The book's own player aid for the options on this table, read off the tables that the rules go by. */
export const aidOf = (t: TFunction, view: CoupView): Aid => ({
  goal: [t('coup.aid.goal')],
  entries: actionsIn(view).map((action) => entryOf(t, view, action)),
  notes: notesOf(t, view),
});

const entryOf = (t: TFunction, view: CoupView, action: Action): AidEntry => ({
  action: t(`coup.actions.${action}`),
  ...actorOf(t, view, action),
  brings: deedInWords(t, view, action, t('coup.aid.embezzle')),
  costs: priceInWords(t, action),
  rule: byAction[action],
  stopped: stoppedIn(t, view, action),
});

function actorOf(t: TFunction, view: CoupView, action: Action): Pick<AidEntry, 'actor' | 'face'> {
  const claim = claimBehind(view, action);
  const face = faceBehind({ action, claim });
  if (claim === 'noDuke') return { actor: t('coup.aid.withoutDuke'), face };
  return { actor: claim === null ? t('coup.aid.anybody') : roleName(t, claim), face };
}

function stoppedIn(t: TFunction, view: CoupView, action: Action): AidEntry['stopped'] {
  if (action === 'bomb')
    return { words: t('coup.aid.bomb', { role: roleName(t, bombClaim) }), faces: [bombClaim] };
  const faces = blockingRoles(view, action);
  if (faces.length === 0) return { words: t('coup.decision.unblockable'), faces };
  const roles = either(
    t,
    faces.map((role) => roleName(t, role)),
  );
  return { words: t(`coup.aid.blockedBy.${actionRules[action].blocker}`, { roles }), faces };
}

function notesOf(t: TFunction, view: CoupView): readonly string[] {
  const { book, factions, strictDoubleDanger } = view;
  return [
    t('coup.decision.whyNot.mustCoup', { count: mustCoupAt }),
    t('coup.aid.doubt'),
    t(`coup.aid.paid.${ruleBooks[book].refundOnLostChallenge ? 'returned' : 'gone'}`),
    ...(strictDoubleDanger ? [t('coup.setup.strictHint')] : []),
    ...(factions ? [t('coup.aid.spared', { actions: listed(t, sparedActions(t, view)) })] : []),
  ];
}

/** What nobody does to a fellow (FP-R06, FP-I06). */
const sparedActions = (t: TFunction, view: CoupView): readonly string[] =>
  actionsIn(view)
    .filter((action) => ['rival', 'rivalWithCoins'].includes(actionRules[action].target))
    .map((action) => t(`coup.actions.${action}`));
