import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, resolve } from 'node:path';
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
  /** What is served. */
  readonly folder: string;
  /** Paths that browsers have asked for, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** Where the exported app lies; `E2E_SITE` names another export while working on one. */
export function exportedApp(): string {
  const folder = resolve(process.env.E2E_SITE ?? 'dist/web');
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new Error(
    `There is no web app in ${folder}. Make it: npx expo export --platform web --output-dir dist/web`,
  );
}

export async function serve(folder: string): Promise<Site> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    asked.push(path);
    fileOr(folder, path).then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type, ...lasting(path) }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, folder, asked, close: () => closed(server) };
}

/** What has its fingerprint in its name never changes, and a browser may keep it. */
const lasting = (path: string): Record<string, string> =>
  /\.[0-9a-f]{32}\./.test(path) ? { 'cache-control': 'public, max-age=31536000, immutable' } : {};

async function fileOr(folder: string, path: string) {
  const extension = extname(path);
  if (extension === '')
    return { type: types['.html'] ?? '', body: await readFile(join(folder, 'index.html')) };
  return { type: types[extension] ?? 'application/octet-stream', body: await readFile(join(folder, path)) };
}

const closed = (server: Server) =>
  new Promise<void>((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
