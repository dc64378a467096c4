// How fast a browser counts a film by itself, what it loads for that, and whether its memory stays flat.
import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { longClip, phoneClips } from '@hooplog/eval';
import { chromium } from '@playwright/test';
import { build } from 'vite';

const PAGE = resolve(import.meta.dirname, '../../apps/web/bench');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};
/** What the page says when a count is over; see apps/web/bench/main.ts. */
interface Counted {
  readonly openSeconds: number;
  readonly seconds: number;
  readonly videoSeconds: number;
  readonly frames: number;
  readonly shots: number;
}

/** Serves a folder, and films by their number; adds up what was loaded of the folder. */
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

interface BrowserProcess {
  readonly type: string;
  /** The system's own. */
  readonly id: number;
  /** Seconds. */
  readonly cpuTime: number;
}

/** Megabytes that a process holds; 0 where the system does not tell. */
function megabytes({ id }: BrowserProcess): number {
  try {
    return (
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(id)], { encoding: 'utf8' })) / 1024
    );
  } catch {
    return 0;
  }
}

const folder = await mkdtemp(join(tmpdir(), 'hooplog-device-'));
const minutes = Number(process.argv[2] ?? 0);
const films = minutes > 0 ? [await longClip(minutes)] : await phoneClips();
const worker = { format: 'es' } as const;
const outDir = join(folder, 'page');
await build({ root: PAGE, configFile: false, logLevel: 'warn', worker, build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 } }); // prettier-ignore
const { server, bytes } = serve(outDir, films);
const executablePath = process.env['HOOPLOG_CHROMIUM'];
const browser = await chromium.launch({
  ...(executablePath === undefined ? { channel: 'chrome' } : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const session = await browser.newBrowserCDPSession();
/** What runs pages and workers of this browser. */
async function renderers(): Promise<readonly BrowserProcess[]> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer');
}
const cpuSeconds = async (): Promise<number> =>
  (await renderers()).reduce((sum, { cpuTime }) => sum + cpuTime, 0);

const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
for (const [at, path] of films.entries()) {
  const memory: number[] = [];
  const looking = setInterval(() => {
    void renderers().then((all) => memory.push(Math.max(...all.map(megabytes))));
  }, 10_000);
  const before = await cpuSeconds();
  const counted = await page.evaluate<Counted | string>(`measure('/film/${at}')`);
  clearInterval(looking);
  const cpu = (await cpuSeconds()) - before;
  if (typeof counted === 'string') {
    console.log(`${basename(path)}: ${counted}`);
    continue;
  }
  const { frames, seconds, videoSeconds, shots, openSeconds } = counted;
  console.log(`${basename(path)}: ${videoSeconds.toFixed(0)} s of video, ${shots} shots`);
  console.log(`  ${(frames / seconds).toFixed(0)} frames a second, ${(frames / cpu).toFixed(0)} a second of one processor, ready after ${openSeconds.toFixed(1)} s`); // prettier-ignore
  console.log(`  memory, every ten seconds (MB): ${memory.map((mb) => mb.toFixed(0)).join(' ')}`);
}
console.log(`loaded: ${(bytes() / 1e6).toFixed(1)} MB uncompressed`);
await browser.close();
server.close();
await rm(folder, { recursive: true, force: true });
