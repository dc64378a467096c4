import { defineConfig } from '@playwright/test';
import { apartFromCopies } from './harness/apart-from-copies.ts';
import config from './playwright.config.ts';

// Runs the journeys against the copies that `npm run measure -- copies --journeys` has started; skips those that start
// their own program, or use none.
export default defineConfig({
  ...config,
  globalSetup: [],
  projects: (config.projects ?? []).map(({ testIgnore = [], ...project }) => ({
    ...project,
    testIgnore: [testIgnore, [...apartFromCopies().keys()].map((name) => `**/${name}`)].flat(),
  })),
});
