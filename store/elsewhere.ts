/** Calls whenever another window of the app has changed what lies under a key. A phone has one window only. */
export const whenChangedElsewhere =
  (_key: string, _changed: () => void): (() => void) =>
  () =>
    undefined;
