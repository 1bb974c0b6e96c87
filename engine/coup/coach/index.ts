export { advise, isAdvisable, type Advice, type ClaimOdds, type Option } from './advice';
export { costliest, type CostlyDecision } from './costliest';
export type { Reason } from './reasons';
