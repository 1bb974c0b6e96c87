import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.wav': 'audio/wav',
};

/** A folder served as a web host would serve a single-page app: an address without a file is the app's to read. */
export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

export async function serve(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    fileOr(folder, path).then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => closed(server) };
}

async function fileOr(folder: string, path: string) {
  const extension = extname(path);
  if (extension === '') return { type: types['.html'] ?? '', body: await readFile(join(folder, 'index.html')) };
  return { type: types[extension] ?? 'application/octet-stream', body: await readFile(join(folder, path)) };
}

const closed = (server: Server) =>
  new Promise<void>((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
