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

/** Megabytes that a process holds, shared ones included; 0 where the system does not report it. */
export function megabytes({ id }: BrowserProcess): number {
  try {
    return (
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(id)], { encoding: 'utf8' })) / 1024
    );
  } catch {
    return 0;
  }
}

/** A snapshot of all processes of a browser, to be taken any number of times. */
export async function processesOf(
  browser: Browser,
): Promise<() => Promise<readonly BrowserProcess[]>> {
  const session = await browser.newBrowserCDPSession();
  return async () => (await session.send('SystemInfo.getProcessInfo')).processInfo;
}
