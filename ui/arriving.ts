/** The state of something that is fetched: on its way or not asked for yet, here, or not to be had. */
export type Arrival<T> =
  { readonly is: 'awaited' } | { readonly is: 'here'; readonly value: T } | { readonly is: 'missing' };

export interface Later<T> {
  /** The state now, without waiting. */
  now(): Arrival<T>;
  /** Fetches it unless it is here or on its way, and again after a failure. Never rejects: `now` says how it went. */
  load(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Wraps a fetch: its value can be read at once when it is here, and fetched again after a failure. */
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

/** Resolves with the value once it is here. Rejects if it cannot be had. */
export async function whenHere<T>(part: Later<T>): Promise<T> {
  await part.load();
  const arrival = part.now();
  if (arrival.is !== 'here') throw new Error('It could not be fetched.');
  return arrival.value;
}
