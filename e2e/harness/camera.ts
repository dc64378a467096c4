import type { LaunchOptions } from '@playwright/test';
import { browser } from './browser.ts';

interface Camera {
  /** What it shows, over and over; null for a test picture. */
  readonly film: string | null;
  /** What the player answers when the browser asks. */
  readonly isAllowed: boolean;
}

/** The options of a browser with a camera that is a file: `test.use({ launchOptions: withCamera(…) })`. */
export function withCamera({ film, isAllowed }: Camera): LaunchOptions {
  const { args = [], ...options } = browser.launchOptions ?? {};
  const camera = [
    `--use-fake-ui-for-media-stream${isAllowed ? '' : '=deny'}`,
    '--use-fake-device-for-media-stream',
    ...(film === null ? [] : [`--use-file-for-fake-video-capture=${film}`]),
  ];
  return { ...options, args: [...args, ...camera] };
}
