// @ts-check

/**
 * Calls back when this process is asked to end: by Ctrl-C, by a signal, or by the end of the npm that started
 * it. npm hands a signal to a shell, and the shell dies of it without a word to us.
 * @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => void} onEnd
 */
export function whenEnded(onEnd) {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => onEnd(name));
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onEnd('SIGTERM');
  }, 500);
  watch.unref();
}
