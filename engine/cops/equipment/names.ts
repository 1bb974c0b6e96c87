/** The equipment cards printed in the book, in its order; Report Audit is in the box, not in the book, and only by option. */
export const equipment = [
  'blackmail',
  'coffee',
  'defibrillator',
  'disguise',
  'evidenceBag',
  'flashbang',
  'k9',
  'medKit',
  'metalDetector',
  'mobileDetonator',
  'plantedEvidence',
  'polygraph',
  'restrainingOrder',
  'riotShield',
  'smokeGrenade',
  'surveillanceCamera',
  'taser',
  'truthSerum',
  'walkieTalkie',
  'wiretap',
  'reportAudit',
] as const;

export type Equipment = (typeof equipment)[number];

/** Cards that stay in front of a player once they have been played. */
export type Attached = 'disguise' | 'plantedEvidence';

/** The cards in a game, with Report Audit or without. */
export const equipmentIn = (reportAudit: boolean): readonly Equipment[] =>
  reportAudit ? equipment : equipment.filter((card) => card !== 'reportAudit');
