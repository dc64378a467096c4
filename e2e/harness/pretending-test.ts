import { runPretending } from './pretending.ts';
import type { RunningProgram } from './start-program.ts';
import { test as base } from './test.ts';

/** Journeys through a program that pretends to analyse: what it found stands in its films. */
export const test = base.extend<object, { readonly program: RunningProgram }>({
  program: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const program = await runPretending();
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
