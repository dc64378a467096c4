import type { RunningProgram } from './start-program.ts';
import { test as base } from './test.ts';

/** Journeys with their own program, started once for each worker and stopped after its journeys. */
export const withProgram = <Program extends RunningProgram>(run: () => Promise<Program>) =>
  base.extend<object, { readonly program: Program }>({
    program: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
      async ({}, use) => {
        const program = await run();
        await use(program);
        await program.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ program }, use) => {
      await use(program.address);
    },
    mailbox: async ({ program }, use) => {
      await use(program.mailbox);
    },
  });
