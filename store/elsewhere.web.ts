/** Calls whenever another window of the app has changed what lies under a key: a browser tells all windows but that one. */
export function whenChangedElsewhere(key: string, changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
