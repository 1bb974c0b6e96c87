import { createServer, type AddressInfo, type Server } from 'node:net';
import { freePort, lanAddresses } from '../../scripts/lib/network.mjs';

const occupied: Server[] = [];
afterEach(() => {
  for (const server of occupied.splice(0)) server.close();
});

function occupy(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    occupied.push(server);
    server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Below the ports that systems hand out by themselves, to a browser that is being tested beside this for one. */
const quietPort = 28_000;

it.each(['0.0.0.0', '127.0.0.1'])(
  'passes over a port taken on %s, says so, and leaves the next one free',
  async (host) => {
    const taken = await freePort(quietPort);
    await occupy(taken, host);
    const said: number[] = [];
    const free = await freePort(taken, (port) => said.push(port));
    expect(said[0]).toBe(taken);
    expect(said).toHaveLength(free - taken);
    await expect(occupy(free, '0.0.0.0')).resolves.toBe(free);
  },
);

it('lists the addresses others can reach, and no others', () => {
  const address = (of: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
    ({ address: of, family, internal }) as never;
  expect(
    lanAddresses({
      lo: [address('127.0.0.1', 'IPv4', true)],
      wlan: [address('fe80::1', 'IPv6', false), address('192.168.1.7', 'IPv4', false)],
      gone: undefined,
    }),
  ).toEqual(['192.168.1.7']);
});
