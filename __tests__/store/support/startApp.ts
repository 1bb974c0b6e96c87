/** The app starts again: what these parts of it know is what lies on the device. */
export function startApp<Parts>(load: () => Parts): Parts {
  let parts: Parts | undefined;
  jest.isolateModules(() => (parts = load()));
  if (!parts) throw new Error('The app did not start.');
  return parts;
}
