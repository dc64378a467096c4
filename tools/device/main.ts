// How fast a browser counts a film by itself, what it loads for that, and whether its memory stays constant.
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { longClip, phoneClips } from '@hooplog/eval';
import { chromium } from '@playwright/test';
import { megabytes, processesOf } from '../browser/browser-processes.ts';
import { openCountPage } from '../../e2e/harness/count-page.ts';

/** Seconds until everything is loaded and compiled, and seconds measured after that. */
const WARM_UP = 20;
const IDLE_SECONDS = 60;

/** The page's report after a count; see apps/web/count-page/main.ts. */
interface Counted {
  readonly openSeconds: number;
  readonly seconds: number;
  readonly videoSeconds: number;
  readonly frames: number;
  readonly shots: number;
}

const minutes = Number(process.argv[2] ?? 0);
const films = minutes > 0 ? [await longClip(minutes)] : await phoneClips();
const counting = await openCountPage(films);
const executablePath = process.env['HOOPLOG_CHROMIUM'];
const browser = await chromium.launch({
  ...(executablePath === undefined ? { channel: 'chrome' } : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const processes = await processesOf(browser);
/** The browser process that runs pages and workers. */
const renderers = async () => (await processes()).filter(({ type }) => type === 'renderer');
const cpuSeconds = async (): Promise<number> =>
  (await renderers()).reduce((sum, { cpuTime }) => sum + cpuTime, 0);

const page = await browser.newPage();
await page.goto(counting.address);
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
console.log(`loaded: ${(counting.loadedBytes() / 1e6).toFixed(1)} MB uncompressed`);

const idling = page.evaluate<number>(`idle('/film/0', ${WARM_UP + IDLE_SECONDS + 5})`);
await delay(1000 * WARM_UP);
const idleBefore = await cpuSeconds();
await delay(1000 * IDLE_SECONDS);
const share = (100 * ((await cpuSeconds()) - idleBefore)) / IDLE_SECONDS;
console.log(`a camera in which nobody throws: ${(await idling).toFixed(0)} pictures a second, ${share.toFixed(0)} % of one processor`); // prettier-ignore
await browser.close();
await counting.close();
