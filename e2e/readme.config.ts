import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// Draws the pictures of the README anew: `npm run pictures`.
export default defineConfig({
  ...journeys,
  testDir: 'readme',
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'phone'),
});
