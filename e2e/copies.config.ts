import { defineConfig } from '@playwright/test';
import { ownPrograms } from './harness/own-programs.ts';
import config from './playwright.config.ts';

// The journeys in front of what `npm run measure -- copies --journeys` has started; those with a program of their own cannot be walked there.
export default defineConfig({
  ...config,
  globalSetup: [],
  projects: (config.projects ?? []).map(({ testIgnore = [], ...project }) => ({
    ...project,
    testIgnore: [testIgnore, [...ownPrograms().keys()].map((name) => `**/${name}`)].flat(),
  })),
});
