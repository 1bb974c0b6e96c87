/** What survives being saved: values that JSON keeps as they are. */
export const copyOf = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

/** What JSON would lose or change, by the way that leads to it. */
export function oddities(value: unknown, way = 'it', seen = new WeakSet<object>()): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? [] : [`${way}: ${value}`];
  if (typeof value !== 'object') return [`${way}: ${typeof value}`];
  if (seen.has(value)) return [];
  seen.add(value);
  const shape = Array.isArray(value) ? Array.prototype : Object.prototype;
  if (Object.getPrototypeOf(value) !== shape) return [`${way}: no plain object`];
  return Object.entries(value).flatMap(([key, item]) => oddities(item, `${way}.${key}`, seen));
}
