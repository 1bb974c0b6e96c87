// @ts-check
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Addresses a port must be free on. All of them are asked: on some systems one can listen on "any address"
 * while another program holds the same port on the loopback address, and would then get the visitors.
 */
const asked = ['::', '0.0.0.0', '127.0.0.1', '::1'];

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // A machine without IPv6 cannot have anything listening there either.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** @param {number} port */
async function isFree(port) {
  for (const host of asked) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/**
 * The first free port from `first` upward.
 * @param {number} first
 * @param {(port: number) => void} onTaken told of every port passed over
 */
export async function freePort(first, onTaken = () => {}) {
  for (let port = first; port < first + 100; port++) {
    if (await isFree(port)) return port;
    onTaken(port);
  }
  throw new Error(`No free port between ${first} and ${first + 99}.`);
}

/**
 * This machine's addresses as others on the same network reach it.
 * @param {ReturnType<typeof networkInterfaces>} interfaces
 */
export function lanAddresses(interfaces = networkInterfaces()) {
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
