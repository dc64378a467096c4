import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { expectNoBrokenRules, type Rules } from './accessibility.ts';
import { arePicturesKept, keepPicture } from './keep-picture.ts';
import { repeatUnanswered } from './repeat-unanswered.ts';
import { sharedMailbox, signIn } from './sign-in.ts';
import { otherWindow } from './widths.ts';

interface Fixtures {
  /** Console errors that a journey provokes on purpose: `test.use({ provoked: /…/ })`. */
  readonly provoked: RegExp | null;
  /** The mailbox page of the journey's program, key included. */
  readonly mailbox: string;
  /** Signs in a new player with a complete profile; the page is still empty. */
  readonly signedIn: { readonly email: string };
  /** Opens another user's browser of the same kind. They are closed at the end. */
  readonly anotherBrowser: () => Promise<Page>;
  /** Saves a picture of the whole page, if pictures are wanted, by project and name. */
  readonly picture: (name: string) => Promise<void>;
  /** Fails if the page breaks an accessibility rule (WCAG 2.2 AA) at the size of a phone or a desktop. */
  readonly expectAccessible: (rules?: Rules) => Promise<void>;
}

/** A journey: a page of the running program, without errors in the browser's console. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  baseURL: async ({}, use) => {
    await use(process.env['HOOPLOG_ADDRESS']);
  },
  provoked: [null, { option: true }],
  // A new tab: the browser's context, which caches the program's files, is shared by the journeys of a worker.
  page: async ({ context, provoked }, use) => {
    repeatUnanswered(context);
    const page = await context.newPage();
    const problems = collectProblems(page);
    await use(page);
    const unexpected = problems.filter((problem) => provoked?.test(problem) !== true);
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  mailbox: async ({}, use) => {
    await use(sharedMailbox());
  },
  signedIn: async ({ page, mailbox }, use, { project, testId }) => {
    const email = `${project.name}-${testId}-${Date.now()}@example.com`;
    await use(await signIn(page, email, mailbox));
  },
  anotherBrowser: async ({ browser, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      contexts.push(context);
      repeatUnanswered(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  picture: async ({ page }, use, { project }) => {
    await use(async (name) => {
      if (!arePicturesKept) return;
      // Without animations: a picture of the whole page takes a while.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await keepPicture(page, `${project.name}-${name}`, { fullPage: true });
      await page.emulateMedia({ reducedMotion: null });
    });
  },
  expectAccessible: async ({ page }, use, { file }) => {
    await use(async (rules) => {
      await expectNoBrokenRules(page, rules);
      const window = page.viewportSize();
      const other = window && otherWindow(file, window);
      if (window === null || other === null) return;
      await page.setViewportSize(other);
      await expectNoBrokenRules(page, rules);
      await page.setViewportSize(window);
    });
  },
});

/** The browser also reports every failed response; journeys cause some on purpose, and check the page instead. */
const NETWORK_REPORT = 'Failed to load resource';

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const isReport = message.text().startsWith(NETWORK_REPORT);
    if (message.type() === 'error' && !isReport) problems.push(message.text());
  });
  return problems;
}

export { expect } from '@playwright/test';
