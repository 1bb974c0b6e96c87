/** Something that comes when it is needed: not here yet, here, or not to be had. */
export type Arrival<T> =
  { readonly is: 'awaited' } | { readonly is: 'here'; readonly value: T } | { readonly is: 'missing' };

export interface Later<T> {
  /** How things stand, without waiting. */
  now(): Arrival<T>;
  /** Fetches it unless it is here or on its way; after a failure, anew. Never rejects: `now` says how it went. */
  load(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Can be read at once when it is here, and asked for again when it could not be had. */
export function arriving<T>(fetch: () => Promise<T>): Later<T> {
  const listeners = new Set<() => void>();
  let arrival: Arrival<T> = { is: 'awaited' };
  let loading: Promise<void> | null = null;

  function become(next: Arrival<T>): void {
    arrival = next;
    for (const listener of listeners) listener();
  }

  async function start(): Promise<void> {
    if (arrival.is === 'missing') become({ is: 'awaited' });
    try {
      become({ is: 'here', value: await fetch() });
    } catch {
      become({ is: 'missing' });
    } finally {
      loading = null;
    }
  }

  return {
    now: () => arrival,
    load: () => (arrival.is === 'here' ? Promise.resolve() : (loading ??= start())),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What it is, once it is here. Rejects if it cannot be had. */
export async function whenHere<T>(part: Later<T>): Promise<T> {
  await part.load();
  const arrival = part.now();
  if (arrival.is !== 'here') throw new Error('It could not be fetched.');
  return arrival.value;
}
