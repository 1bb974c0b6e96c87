import { whenChangedElsewhere } from '../../store/elsewhere.web';

const listeners = new Set<(event: { readonly key: string | null }) => void>();
const browser = {
  addEventListener: (type: string, hear: () => void) => type === 'storage' && listeners.add(hear),
  removeEventListener: (_: string, hear: () => void) => listeners.delete(hear),
};
const { window } = globalThis;

beforeEach(() => Object.assign(globalThis, { window: browser }));
afterEach(() => Object.assign(globalThis, { window }));

test('a change under this key is heard, under others not, and after leaving none', () => {
  const changed = jest.fn();
  const leave = whenChangedElsewhere('settings', changed);
  const tell = (key: string) => listeners.forEach((hear) => hear({ key }));
  tell('names');
  expect(changed).not.toHaveBeenCalled();
  tell('settings');
  expect(changed).toHaveBeenCalledTimes(1);
  leave();
  tell('settings');
  expect(changed).toHaveBeenCalledTimes(1);
});
