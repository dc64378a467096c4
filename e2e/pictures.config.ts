import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// Takes pictures of screens, and those of the README: `npm run pictures`.
export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'phone'),
});
