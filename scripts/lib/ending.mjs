// @ts-check
/** Calls back when this process is to end: by a signal, or with the npm that started it and may hand none on. @param {(signal: NodeJS.Signals) => void} onEnd */
export function whenEnded(onEnd) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onEnd);
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && onEnd('SIGTERM');
  if (process.env.npm_lifecycle_event !== undefined) setInterval(watch, 500).unref();
}
