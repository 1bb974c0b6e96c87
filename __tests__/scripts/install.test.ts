import { installPackages, isComplete, isNodeOld } from '../../scripts/lib/install.mjs';

beforeEach(() => jest.spyOn(console, 'log').mockImplementation());

it('tells a Node that is too old', () => {
  const versions = ['v8.20.5', 'v20.2.9', 'v20.19.3', 'v20.19.4', 'v20.100.0', 'v24.1.0'];
  expect(versions.filter((version) => isNodeOld(version, '>=20.19.4'))).toEqual(versions.slice(0, 3));
});

it('misses another version, but not what another system needs', () => {
  const locked = { '': {}, a: { version: '2' }, forMacs: { version: '1', optional: true } };
  const there = [{ a: { version: '2' } }, { a: { version: '1' } }, undefined];
  expect(there.map((packages) => isComplete(locked, packages))).toEqual([true, false, false]);
});

it.each([2, 3, 4])('makes up to three attempts where %d are needed', async (needed) => {
  const install = jest.fn(async () => []);
  const isDone = () => install.mock.calls.length === needed;
  expect(await installPackages(isDone, install)).toBe(needed <= 3);
  expect(install).toHaveBeenCalledTimes(Math.min(needed, 3));
});
