// How much signed-in pages load, and how soon they are usable, on slow networks: the demo player, first with an empty
// cache, then again with a warm one. Arguments: number of runs (3), and a single page, whose files it then lists as
// well.
import { prepareDemo } from '../../apps/server/src/demo/prepare-demo.ts';
import { DEMO_EMAIL } from '../../apps/server/src/demo/seed-demo.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { browser as installed } from '../../e2e/harness/browser.ts';
import { databaseUrl } from '../../e2e/harness/database.ts';
import { signIn } from '../../e2e/harness/sign-in.ts';
import { runProgram } from '../../e2e/harness/start-program.ts';
import { median } from '../median.ts';

interface Network {
  readonly name: string;
  readonly kbitPerSecond: number;
  readonly roundTripMs: number;
  /** Slowdown of the processor. */
  readonly slowdown: number;
}

const NETWORKS: readonly Network[] = [
  { name: '400 kbit/s, 400 ms', kbitPerSecond: 400, roundTripMs: 400, slowdown: 1 },
  { name: '1.6 Mbit/s, 150 ms, CPU ÷ 4', kbitPerSecond: 1600, roundTripMs: 150, slowdown: 4 },
];

/** Addresses, and the element that makes a page usable: the player's own numbers, or what they came to do. */
const PAGES: readonly (readonly [address: string, useful: string])[] = [
  ['/', 'main .figures'],
  ['/upload', 'input[type=file], video'],
  ['/workouts', 'main a[href^="/workout/"]'],
  ['/workout/$id', 'main .figures'],
  ['/heatmap', 'svg [role=button], svg [role=radio], [role=list] button'],
  ['/calendar', '[role=grid] button, table button'],
  ['/progress', 'main dl .figures'],
  ['/badges', 'main h2'],
  ['/drills', 'main h2'],
  ['/inbox', 'main h1'],
  ['/chat', 'main textarea'],
  ['/groups', 'main h1'],
  ['/teams', 'main h1'],
  ['/leaderboard', 'main table, main ol'],
  ['/profile', 'main h1'],
  ['/data', 'main h1'],
  ['/trash', 'main h1'],
  ['/operator', 'main [role=tabpanel] p'],
];

/** Milliseconds since the address was opened. */
interface Times {
  readonly firstPaint: number;
  readonly useful: number;
  readonly largestPaint: number;
  readonly settled: number;
}

/** One answer: milliseconds since the page was opened, and its size over the network. */
interface LoadedFile {
  readonly address: string;
  readonly asked: number;
  readonly done: number;
  readonly bytes: number;
}

interface Opened extends Times {
  readonly files: readonly LoadedFile[];
}

interface Measured extends Opened {
  /** When the page is opened again. */
  readonly usefulAgain: number;
}

/** Runs before the page's own scripts: records when the useful element appears, and when the largest part is drawn. */
const watching = (useful: string) => `
  window.seen = { useful: 0, largestPaint: 0 };
  const look = () => {
    const found = [...document.querySelectorAll(${JSON.stringify(useful)})];
    if (found.some((element) => element.checkVisibility())) {
      seen.useful = performance.now();
      document.documentElement.dataset.seen = 'useful';
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

/** The page's recorded times, and when its last file arrived. */
const READ_TIMES = `({
  ...seen,
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  settled: Math.max(...performance.getEntriesByType('resource').map((entry) => entry.responseEnd)),
})`;

/** Lists the files loaded over the network, as they arrive. */
async function watchLoads(session: CDPSession): Promise<readonly LoadedFile[]> {
  /** Requests in flight. */
  const pending = new Map<string, Pick<LoadedFile, 'address' | 'asked'>>();
  const files: LoadedFile[] = [];
  let opened: number | undefined;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    opened ??= timestamp;
    if (url.startsWith('http'))
      pending.set(requestId, { address: url, asked: (timestamp - opened) * 1000 });
  });
  // A lazy file is requested twice: by fetch, and from the cache when it runs.
  session.on('Network.requestServedFromCache', ({ requestId }) => pending.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response: { fromDiskCache } }) => {
    if (fromDiskCache === true) pending.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const file = pending.get(requestId);
    if (file === undefined || opened === undefined) return;
    files.push({ ...file, done: (timestamp - opened) * 1000, bytes: encodedDataLength });
  });
  return files;
}

async function emulate(session: CDPSession, network: Network): Promise<void> {
  const bytesPerSecond = (network.kbitPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: network.slowdown });
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0];

/** Opens the page once, in its own tab. */
async function open(
  context: BrowserContext,
  network: Network,
  url: string,
  useful: string,
): Promise<Opened> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const files = await watchLoads(session);
  await emulate(session, network);
  await page.addInitScript({ content: watching(useful) });
  await page.goto(url);
  // A slow processor leaves the network idle while it draws.
  await page.waitForSelector('html[data-seen]');
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate<Times>(READ_TIMES);
  await page.close();
  return { files, ...times };
}

async function measure(
  browser: Browser,
  cookies: Cookies,
  network: Network,
  url: string,
  useful: string,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    // Prefetched files are not the page's own.
    serviceWorkers: 'block',
  });
  await context.addCookies(cookies);
  const first = await open(context, network, url, useful);
  const again = await open(context, network, url, useful);
  await context.close();
  return { ...first, usefulAgain: again.useful };
}

const seconds = (values: readonly number[]): string => (median(values) / 1000).toFixed(1);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

const isScript = ({ address }: LoadedFile): boolean => address.endsWith('.js');
const bytesOf = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

const listFiles = (files: readonly LoadedFile[]): void => {
  console.log('\n| asked, s | done, s | kB | address |\n| --- | --- | --- | --- |');
  for (const { asked, done, bytes, address } of files)
    console.log(`| ${seconds([asked])} | ${seconds([done])} | ${(bytes / 1000).toFixed(1)} | ${new URL(address).pathname} |`); // prettier-ignore
};

const times = Number(process.argv[2] ?? 3);
const only = process.argv[3];
const program = await runProgram({ OPERATORS: DEMO_EMAIL });
const config = readConfig({ HOOPLOG_DATA_DIR: program.dataDir, LOG_LEVEL: 'silent' });
await prepareDemo({ ...config, databaseUrl: await databaseUrl(program.dataDir) });
const browser = await chromium.launch({
  ...(installed.channel === undefined ? {} : { channel: installed.channel }),
  ...installed.launchOptions,
});
const signing = await browser.newContext({ baseURL: program.address });
const page: Page = await signing.newPage();
await signIn(page, DEMO_EMAIL, program.mailbox);
const cookies = await signing.cookies();
/** The newest workout with shots: the page with the most to load. */
const shotAt = await signing.request
  .get('/api/workouts/history')
  .then((answer) => answer.json() as Promise<readonly { id: string; totalShots: number }[]>)
  .then((workouts) => workouts.find(({ totalShots }) => totalShots > 0)?.id);
const opened = (address: string): string => address.replace('$id', shotAt ?? '');
for (const network of NETWORKS) {
  console.log(`\n${network.name} (medians of ${String(times)})\n`);
  console.log('| page | requests | script, kB | all, kB | first paint, s | of use, s | largest paint, s | all loaded, s | again of use, s |'); // prettier-ignore
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [address, useful] of PAGES.filter(([page]) => only === undefined || page === only)) {
    const all: Measured[] = [];
    for (let at = 0; at < times; at += 1)
      all.push(
        await measure(browser, cookies, network, `${program.address}${opened(address)}`, useful),
      );
    const of = (key: Exclude<keyof Measured, 'files'>) => all.map((one) => one[key]);
    const loaded = (measured: (files: readonly LoadedFile[]) => number) =>
      median(all.map(({ files }) => measured(files)));
    console.log(`| ${address} | ${loaded(({ length }) => length)} | ${kilobytes(loaded((files) => bytesOf(files.filter(isScript))))} | ${kilobytes(loaded(bytesOf))} | ${seconds(of('firstPaint'))} | ${seconds(of('useful'))} | ${seconds(of('largestPaint'))} | ${seconds(of('settled'))} | ${seconds(of('usefulAgain'))} |`); // prettier-ignore
    if (only !== undefined) listFiles(all[0]?.files ?? []);
  }
}
await browser.close();
await program.stop();
