import { runDemo } from './demo-program.ts';
import { signIn } from './sign-in.ts';
import type { RunningProgram } from './start-program.ts';
import { test as base } from './test.ts';

interface Demo {
  /** A program of its own, with the people of the demo. */
  readonly program: RunningProgram;
}

/** Journeys of the demo's player, who lives in a time zone; `demo` signs them in. */
export const demoTest = (timeZone: string) =>
  base.extend<{ readonly demo: { readonly email: string } }, Demo>({
    program: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
      async ({}, use) => {
        const program = await runDemo(timeZone);
        await use(program);
        await program.stop();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ program }, use) => {
      await use(program.address);
    },
    demo: async ({ page, program }, use) => {
      await page.goto('/api/health');
      await use(await signIn(page, 'demo@hooplog.example', program.mailbox));
    },
  });
