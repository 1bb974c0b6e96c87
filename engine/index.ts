/** What the rest of the app may use of the engine. */
export { below, seeded, shuffled, type Random } from './core/random';
export { roles, type Role } from './coup/roles';
export { identities, type Identity } from './cops/identities';
