// Films for an hour, or the given minutes, in the real program with a camera that plays a file, and prints its memory
// every half minute: whether it stays constant, and whether the count still reports every shot.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeCameraClip } from '@hooplog/eval';
import { chromium, type Page } from '@playwright/test';
import { browser as installed } from '../../e2e/harness/browser.ts';
import { startCounting, withCamera } from '../../e2e/harness/camera.ts';
import { signIn } from '../../e2e/harness/sign-in.ts';
import { runProgram } from '../../e2e/harness/start-program.ts';
import { megabytes, processesOf } from '../browser/browser-processes.ts';
import { Heaps } from './heaps.ts';

const EVERY_SECONDS = 30;
/** Garbage is collected only before every nth sample: at each it would hide the browser's own behaviour. */
const CLEAN_EVERY = 10;

/** Data of the running film stored on the device. */
interface Stored {
  readonly shots: number;
  readonly clips: number;
  /** From the last half second before the last reported shot. */
  readonly framesPerSecond: number;
  /** Of the page's whole browser storage. */
  readonly megabytes: number;
}

const KEPT = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('hooplog-films');
  opening.onerror = reject;
  opening.onsuccess = () => {
    const step = opening.result.transaction(['films', 'shots', 'clips']);
    const films = step.objectStore('films').getAll();
    const shots = step.objectStore('shots').count();
    const clips = step.objectStore('clips').count();
    step.oncomplete = async () => {
      opening.result.close();
      const { usage = 0 } = await navigator.storage.estimate();
      resolve({
        shots: shots.result,
        clips: clips.result,
        framesPerSecond: films.result[0]?.parts.at(-1).seen?.framesPerSecond ?? 0,
        megabytes: usage / 1024 / 1024,
      });
    };
  };
})`;

/** From the start page to a running count. */
async function startFilming(page: Page): Promise<void> {
  await page.goto('/film');
  await page.getByText('Feet: good').waitFor({ timeout: 120_000 });
  await startCounting(page);
  await page.getByRole('heading', { name: 'Counting live' }).waitFor();
}

const minutes = Number(process.argv[2] ?? 60);
const folder = await mkdtemp(join(tmpdir(), 'hooplog-long-film-'));
const film = join(folder, 'camera.y4m');
await writeCameraClip(film, 1);
const program = await runProgram();
// With its own profile folder: without one the browser would hold clips in memory.
const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
  ...(installed.channel === undefined ? {} : { channel: installed.channel }),
  ...withCamera({ film, isAllowed: true }),
  baseURL: program.address,
  permissions: ['camera'],
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});
const browser = context.browser();
if (browser === null) throw new Error('This browser does not say what it runs.');
const processes = await processesOf(browser);
const page = context.pages()[0] ?? (await context.newPage());
const heaps = await Heaps.of(page);
await signIn(page, 'long-film@example.com', program.mailbox);
await startFilming(page);

const began = performance.now();
const isSlow = page.getByText('This device cannot keep up');
let cpuBefore = 0;
console.log('| minute | page’s process, MB | browser, MB | objects, MB | buffers, MB | kept, MB | shots | clips | pictures a second | processors |'); // prettier-ignore
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (let look = 1; look * EVERY_SECONDS <= minutes * 60; look++) {
  await delay(Math.max(0, began + 1000 * look * EVERY_SECONDS - performance.now()));
  const isClean = look % CLEAN_EVERY === 0;
  const running = await processes();
  const heap = await (isClean ? heaps.withoutGarbage() : heaps.now());
  const stored = await page.evaluate<Stored>(KEPT);
  const sizes = running.map((one) => ({ type: one.type, size: megabytes(one) }));
  const ofPage = Math.max(...sizes.filter(({ type }) => type === 'renderer').map(({ size }) => size)); // prettier-ignore
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  const cpu = running.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  const share = look === 1 ? '' : ((cpu - cpuBefore) / EVERY_SECONDS).toFixed(2);
  cpuBefore = cpu;
  const rate = `${stored.framesPerSecond.toFixed(0)}${(await isSlow.isVisible()) ? ', too slow' : ''}`;
  console.log(`| ${(look * EVERY_SECONDS) / 60} | ${ofPage.toFixed(0)} | ${all.toFixed(0)} | ${heap.objects.toFixed(1)}${isClean ? ' *' : ''} | ${heap.buffers.toFixed(1)} | ${stored.megabytes.toFixed(0)} | ${stored.shots} | ${stored.clips} | ${rate} | ${share} |`); // prettier-ignore
}
console.log('* without garbage');

const asked = performance.now();
await page.getByRole('button', { name: 'Finish' }).click();
await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
await page.waitForURL(/\/video\//, { timeout: 600_000 });
console.log(`judged and on the server after ${((performance.now() - asked) / 1000).toFixed(1)} s`);
await context.close();
await program.stop();
await rm(folder, { recursive: true, force: true });
