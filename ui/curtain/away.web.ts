/** Calls back the moment the page is not what the person looks at: another tab, another window, gone. */
export function whenAway(onAway: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState !== 'visible') onAway();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('blur', onAway);
  window.addEventListener('pagehide', onAway);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('blur', onAway);
    window.removeEventListener('pagehide', onAway);
  };
}
