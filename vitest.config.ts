import { defineConfig } from 'vitest/config';

/** They ask what the first call of a process does. */
const ALONE = ['apps/cli/src/without-eyes.test.ts', 'packages/eyes/src/node/open-eyes.test.ts'];

/**
 * Node reads our sources itself, as it does for the program: what looks at pictures takes half of the time that it takes
 * behind Vite's imports. Files of a worker share what they import, which was most of what a small file cost.
 */
const PLAIN = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  isolate: false,
} as const;

// One run, three kinds of test: pure rules, server on a real PostgreSQL, React in a simulated page.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...PLAIN,
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/cli/**/*.test.ts',
            'eval/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...ALONE],
          testTimeout: 60_000,
        },
      },
      {
        test: { ...PLAIN, isolate: true, name: 'unit alone', include: ALONE, testTimeout: 60_000 },
      },
      {
        test: {
          ...PLAIN,
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
