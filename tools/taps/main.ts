// How long a tap takes to show while a workout is counted by hand: fifty taps on Made and Missed in a phone-sized
// window, on this machine's processor and at a quarter of its speed. The browser delivers a tap only with its next
// frames.
import { chromium, type Page } from '@playwright/test';
import { browser as installed } from '../../e2e/harness/browser.ts';
import { signIn } from '../../e2e/harness/sign-in.ts';
import { runProgram } from '../../e2e/harness/start-program.ts';
import { PHONE } from '../../e2e/harness/widths.ts';
import { median } from '../median.ts';

const TAPS = 50;
/** Threshold below which people perceive no delay. Milliseconds. */
const IMPERCEPTIBLE_MS = 50;
const SLOWDOWNS = [1, 4] as const;

/**
 * Milliseconds from a tap's system timestamp until the page receives it, and until the end of the frame that shows its
 * effect.
 */
interface Tap {
  readonly heard: number;
  readonly seen: number;
}

/** Runs in the page. */
const IN_PAGE = `
  window.taps = [];
  document.addEventListener('click', ({ timeStamp }) => {
    const heard = performance.now() - timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.taps.push({ heard, seen: performance.now() - timeStamp });
      port2.postMessage(null);
    });
  }, true);
`;

async function measure(page: Page, slowdown: number): Promise<readonly Tap[]> {
  const session = await page.context().newCDPSession(page);
  await page.goto('/upload?tracking=true');
  const calls = page.getByRole('group', { name: /^Shot from/ });
  const call = (name: string) => calls.getByRole('button', { name });
  // Warm-up, so that fetching and compiling are not measured.
  for (const name of ['Made', 'Missed']) await call(name).tap();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate('window.taps.length = 0');
  for (let tap = 0; tap < TAPS; tap += 1) await call(tap % 3 === 2 ? 'Missed' : 'Made').tap();
  await page.waitForTimeout(500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const taps = await page.evaluate<readonly Tap[]>('window.taps');
  await page.getByRole('button', { name: 'Stop Tracking' }).tap();
  return taps;
}

/** The median, with the 95th percentile. */
function inWords(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const most = sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0;
  return `${median(sorted).toFixed(0)} (${most.toFixed(0)})`;
}

const program = await runProgram();
const browser = await chromium.launch({
  ...(installed.channel === undefined ? {} : { channel: installed.channel }),
  ...installed.launchOptions,
});
const context = await browser.newContext({ baseURL: program.address, ...PHONE });
const page = await context.newPage();
await signIn(page, 'taps@example.com', program.mailbox);
await page.addInitScript({ content: IN_PAGE });
console.log('| processor | taps | heard, ms | from there to be seen, ms | within 50 ms of it |\n| --- | ---: | ---: | ---: | ---: |'); // prettier-ignore
for (const slowdown of SLOWDOWNS) {
  const taps = await measure(page, slowdown);
  const heard = inWords(taps.map((tap) => tap.heard));
  const ours = taps.map((tap) => tap.seen - tap.heard);
  const share = ours.filter((ms) => ms <= IMPERCEPTIBLE_MS).length / ours.length;
  const name = slowdown === 1 ? 'of this machine' : `÷ ${String(slowdown)}`;
  console.log(`| ${name} | ${String(taps.length)} | ${heard} | ${inWords(ours)} | ${(100 * share).toFixed(0)} % |`); // prettier-ignore
}
await browser.close();
await program.stop();
