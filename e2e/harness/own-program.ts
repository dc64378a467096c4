import type { RunningProgram } from './start-program.ts';
import { test as base } from './test.ts';

/**
 * Journeys through a program of their own, started once for each worker and stopped after its journeys.
 *
 * @param timeout ms that starting it may take; a test's own where it is left out
 */
export const withProgram = <Program extends RunningProgram>(
  run: () => Promise<Program>,
  timeout?: number,
) =>
  base.extend<object, { readonly program: Program }>({
    program: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
      async ({}, use) => {
        const program = await run();
        await use(program);
        await program.stop();
      },
      { scope: 'worker', ...(timeout !== undefined && { timeout }) },
    ],
    baseURL: async ({ program }, use) => {
      await use(program.address);
    },
    mailbox: async ({ program }, use) => {
      await use(program.mailbox);
    },
  });
