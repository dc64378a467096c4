import { defineConfig } from '@playwright/test';
import { apartFromCopies } from './harness/apart-from-copies.ts';
import config from './playwright.config.ts';

// The journeys in front of what `npm run measure -- copies --journeys` has started; those that start or ask no program are not walked there.
export default defineConfig({
  ...config,
  globalSetup: [],
  projects: (config.projects ?? []).map(({ testIgnore = [], ...project }) => ({
    ...project,
    testIgnore: [testIgnore, [...apartFromCopies().keys()].map((name) => `**/${name}`)].flat(),
  })),
});
