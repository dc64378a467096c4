import { defineConfig } from '@playwright/test';
import { browser } from './harness/browser.ts';
import { isLong, LONG } from './harness/long.ts';
import { DESKTOP, FILES, PHONE } from './harness/widths.ts';

// Journeys of a person through the real program: a phone and a desktop, one program for all.
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './harness/start-program.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{projectName}-{arg}{ext}',
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Generous time limits for busy machines; passing tests never reach them.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    ...browser,
    // A hung browser fails its journey here, and not at the end of the journey's own time limit.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A service worker would bypass the routes that journeys set; the offline journey allows it.
    serviceWorkers: 'block',
    // Files are read and compiled once, not for each journey; cookies and storage are cleared in between.
    reuseContext: true,
    // Pictures of failures; traces would cost more than the journeys.
    screenshot: 'only-on-failure',
  },
  projects: isLong
    ? [
        { name: 'phone', use: PHONE, grep: LONG },
        { name: 'desktop', use: DESKTOP, testMatch: FILES.longOnDesktop },
      ]
    : [
        { name: 'phone', use: PHONE, grepInvert: LONG, testIgnore: FILES.notOnPhone },
        { name: 'desktop', use: DESKTOP, grepInvert: LONG, testMatch: FILES.onDesktop },
      ],
});
