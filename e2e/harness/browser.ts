import type { LaunchOptions } from '@playwright/test';

const chromium = process.env['HOOPLOG_CHROMIUM'];

/** Where `npm test` found a Chromium it is used; elsewhere (macOS, Windows) the installed Chrome. */
export const browser: { readonly channel?: string; readonly launchOptions?: LaunchOptions } =
  chromium === undefined
    ? { channel: 'chrome' }
    : {
        launchOptions: {
          executablePath: chromium,
          // Chromium's sandbox does not work as root; the pages are our own. Without a graphics card its software one
          // (SwiftShader) made pages stand still for up to a minute on busy machines: leaving a page waits for all that
          // it still had to paint. Drawing without any is quicker and never waits.
          args: ['--no-sandbox', '--disable-gpu'],
        },
      };

/** With scrollbars that take room beside the page, as on a desktop with a mouse: browsers of tests hide theirs. */
export const withScrollbars: LaunchOptions = {
  ...browser.launchOptions,
  ignoreDefaultArgs: ['--hide-scrollbars'],
};
