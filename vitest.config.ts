import { defineConfig } from 'vitest/config';

/** These test first-call behaviour and need a fresh process. */
const ALONE = ['apps/cli/src/without-eyes.test.ts', 'packages/eyes/src/node/open-eyes.test.ts'];

/**
 * Node reads our sources itself, as it does for the program: what looks at pictures takes half of the time that it takes
 * behind Vite's imports. Files of a worker share what they import, which was most of what a small file cost.
 */
const PLAIN = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  isolate: false,
} as const;

/** Generous time limits for busy machines; passing tests never reach them. */
const PATIENT = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
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
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...ALONE],
          ...PATIENT,
        },
      },
      {
        test: { ...PLAIN, isolate: true, name: 'unit alone', include: ALONE, ...PATIENT },
      },
      {
        test: {
          ...PLAIN,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          // As `main.ts` does: half of what a worker loads would be parsing one package.json (decision 144).
          execArgv: [
            '--import',
            import.meta.resolve('./apps/server/src/database/resolve-drizzle.ts'),
          ],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          ...PATIENT,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          ...PATIENT,
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
