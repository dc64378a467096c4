import { execFileSync } from 'node:child_process';
import type { Browser } from '@playwright/test';

export interface BrowserProcess {
  /** `renderer` runs pages and workers. */
  readonly type: string;
  /** The operating system's process id. */
  readonly id: number;
  /** Seconds. */
  readonly cpuTime: number;
}

/** Megabytes of a process, shared memory included; 0 if the system does not report it. */
export function megabytes({ id }: BrowserProcess): number {
  try {
    return (
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(id)], { encoding: 'utf8' })) / 1024
    );
  } catch {
    return 0;
  }
}

/** Takes a snapshot of all processes of a browser, any number of times. */
export async function processesOf(
  browser: Browser,
): Promise<() => Promise<readonly BrowserProcess[]>> {
  const session = await browser.newBrowserCDPSession();
  return async () => (await session.send('SystemInfo.getProcessInfo')).processInfo;
}
