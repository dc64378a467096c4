import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { build } from 'vite';

const PAGE = resolve(import.meta.dirname, '../../apps/web/count-page');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** A page that counts films with the web client's code, and nothing else; see apps/web/count-page/main.ts. */
export interface CountPage {
  readonly address: string;
  /** Bytes of the page and everything that it has loaded so far. */
  readonly loadedBytes: () => number;
  readonly close: () => Promise<void>;
}

/** Serves a folder, and films by their number; sums the bytes loaded from the folder. */
function serve(folder: string, films: readonly string[]): { server: Server; bytes: () => number } {
  let bytes = 0;
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const film = /^\/film\/(\d+)$/.exec(path)?.[1];
    const file = film === undefined ? join(folder, path) : (films[Number(film)] ?? '');
    stat(file).then(
      ({ size }) => {
        if (film === undefined) bytes += size;
        response.setHeader('cache-control', 'max-age=600');
        response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  });
  return { server: server.listen(0, '127.0.0.1'), bytes: () => bytes };
}

/** Builds the page and serves it; films are at `/film/0` and so on. */
export async function openCountPage(films: readonly string[]): Promise<CountPage> {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-count-page-'));
  await build({
    root: PAGE,
    configFile: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const { server, bytes } = serve(folder, films);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    loadedBytes: bytes,
    close: async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
