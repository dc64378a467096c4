import type { LaunchOptions } from '@playwright/test';

const chromium = process.env['HOOPLOG_CHROMIUM'];

/** The Chromium that `npm test` found; otherwise (macOS, Windows) the installed Chrome. */
export const browser: { readonly channel?: string; readonly launchOptions?: LaunchOptions } =
  chromium === undefined
    ? { channel: 'chrome' }
    : {
        launchOptions: {
          executablePath: chromium,
          // Chromium's sandbox does not work as root; the pages are our own. Without a graphics card its software
          // renderer (SwiftShader) froze pages for up to a minute on busy machines, because leaving a page waits for
          // all pending painting. Disabling the GPU is quicker and never waits.
          args: ['--no-sandbox', '--disable-gpu'],
        },
      };

/** With scrollbars that take space beside the page, as on a desktop with a mouse: test browsers hide theirs. */
export const withScrollbars: LaunchOptions = {
  ...browser.launchOptions,
  ignoreDefaultArgs: ['--hide-scrollbars'],
};
