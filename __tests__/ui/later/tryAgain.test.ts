import { later } from '../../../ui/later/later';
import { tryAgain } from '../../../ui/later/tryAgain.web';

const reload = jest.fn();
const server: jest.MockedFunction<typeof fetch> = jest.fn();
const lostPart = () => later(() => Promise.reject(new Error('not there')));

beforeEach(() => {
  for (const mock of [reload, server]) mock.mockReset();
  Object.assign(globalThis, { location: { href: 'http://site/settings', reload } });
  jest.spyOn(globalThis, 'fetch').mockImplementation(server);
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'location'));

it('asks the server for nothing more when the part comes', async () => {
  await tryAgain(later(() => Promise.resolve('a page')));
  expect(server).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('stays where it is without a network', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  await tryAgain(lostPart());
  expect(reload).not.toHaveBeenCalled();
});

it('takes the newer app when the server has one and the part is gone from it', async () => {
  server.mockResolvedValue(new Response());
  await tryAgain(lostPart());
  expect(reload).toHaveBeenCalledTimes(1);
});
