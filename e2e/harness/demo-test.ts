import { DEMO, runDemo } from './demo-program.ts';
import { withProgram } from './own-program.ts';
import { signIn } from './sign-in.ts';

/** Journeys of the demo's player, in a time zone and as an operator; `demo` signs them in. */
export const demoTest = (timeZone: string, run = () => runDemo(timeZone)) =>
  withProgram(run).extend<{
    readonly demo: { readonly email: string };
  }>({
    demo: async ({ page, program }, use) => {
      await page.goto('/api/health');
      await use(await signIn(page, DEMO, program.mailbox));
    },
  });
