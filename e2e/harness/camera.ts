import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCameraClip } from '@hooplog/eval';
import type { LaunchOptions, Page } from '@playwright/test';
import { browser } from './browser.ts';
import type { test } from './test.ts';

interface Camera {
  /** The film it plays in a loop; null for a test picture. */
  readonly film: string | null;
  /** The player's answer to the browser's permission prompt. */
  readonly isAllowed: boolean;
}

/** The options of a browser whose camera plays a file: `test.use({ launchOptions: withCamera(…) })`. */
export function withCamera({ film, isAllowed }: Camera): LaunchOptions {
  const { args = [], ...options } = browser.launchOptions ?? {};
  const camera = [
    `--use-fake-ui-for-media-stream${isAllowed ? '' : '=deny'}`,
    '--use-fake-device-for-media-stream',
    ...(film === null ? [] : [`--use-file-for-fake-video-capture=${film}`]),
  ];
  return { ...options, args: [...args, ...camera] };
}

/** For journeys whose camera plays a rendered workout in a loop. The file is read when the camera is opened. */
export function useCamera({
  use,
  beforeAll,
  afterAll,
}: Pick<typeof test, 'use' | 'beforeAll' | 'afterAll'>): void {
  const film = join(tmpdir(), `hooplog-camera-${process.pid}.y4m`);
  use({ launchOptions: withCamera({ film, isAllowed: true }), permissions: ['camera'] });
  beforeAll(() => writeCameraClip(film));
  afterAll(() => rm(film, { force: true }));
}

/** Goes from a ready guide to a running count. */
export async function startCounting(page: Page): Promise<void> {
  await page.getByText('Tap', { exact: true }).click();
  await page.getByRole('button', { name: 'Start counting' }).click();
}
