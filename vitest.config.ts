import { defineConfig } from 'vitest/config';

// One run, three kinds of test: pure rules, server on a real PostgreSQL, React in a simulated page.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/cli/**/*.test.ts',
            'eval/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Each file still gets a page of its own, but the page's code is read once a worker and not once a file: a
          // third of the time.
          pool: 'vmThreads',
        },
      },
    ],
  },
});
