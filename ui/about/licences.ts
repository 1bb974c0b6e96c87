import written from '../../assets/licences.json';

/** Somebody else's work that is part of the app. */
export interface Shipped {
  readonly name: string;
  readonly copyright: readonly string[];
}

/** A licence, and all works under the same text. */
interface Licence {
  readonly text: string;
  readonly shipped: readonly Shipped[];
}

export type Licences = readonly Licence[];

/** Made by `npm run licences`. */
export const licences: Licences = written;
