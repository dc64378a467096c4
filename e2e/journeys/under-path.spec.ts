import type { Page } from '@playwright/test';
import { completeProfile } from '../harness/sign-in.ts';
import { withProgram } from '../harness/own-program.ts';
import { PATH, readMail, runUnderPath } from '../harness/under-path.ts';
import { expect } from '../harness/test.ts';

const test = withProgram(runUnderPath);

test.use({ serviceWorkers: 'allow' });

/** The page's requests to its host outside the path, where other programs are. */
function strayCalls(page: Page, address: string): string[] {
  const { origin } = new URL(address);
  const stray: string[] = [];
  page.context().on('request', (request) => {
    const { origin: asked, pathname, protocol } = new URL(request.url());
    if (protocol !== 'blob:' && asked === origin && !pathname.startsWith(`${PATH}/`))
      stray.push(pathname);
  });
  return stray;
}

test('under a path everything stays there: sign-in, pages, links, a film, and the app without a connection', async ({
  page,
  context,
  program,
}) => {
  const { address } = program;
  const stray = strayCalls(page, address);
  const email = 'maya@example.com';

  // The landing page, and a mailed code.
  await page.goto(`${address}/`);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${address}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Sign-in code').click();
  const mail = await readMail(program, email);
  expect(mail).toContain(`${address}/login#`);
  await page.getByLabel('Sign-in code').fill(/\b\d{6}\b/.exec(mail)?.[0] ?? '');
  await completeProfile(page);
  await expect(page).toHaveURL(`${address}/`);

  // Pages by their links, and by their addresses.
  await page.getByRole('link', { name: 'View Heat Map' }).click();
  await expect(page).toHaveURL(`${address}/heatmap`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shooting Heat Map');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shooting Heat Map');
  await page.goto(`${address}/groups`);
  await expect(page.locator('svg use').first()).toHaveAttribute(
    'href',
    new RegExp(`^${PATH}/assets/`),
  );

  // A film, in parts, and the page that follows it.
  await page.goto(`${address}/upload`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'park.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2')], 9 * 1024 * 1024),
  });
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await expect(page).toHaveURL(new RegExp(`^${address}/video/`));
  await expect(page.getByText('Part of this video is missing')).toBeVisible();

  // Without a connection the app opens from the cache.
  const scope = await page.evaluate('navigator.serviceWorker.ready.then(({ scope }) => scope)');
  expect(scope).toBe(`${address}/`);
  await context.setOffline(true);
  await page.goto(`${address}/upload`);
  await page.getByRole('button', { name: 'Start Tracking' }).click();
  await expect(page.getByRole('button', { name: 'Add a made shot' })).toBeVisible();
  await context.setOffline(false);

  // Signing out, and in again to the previous page.
  await page.goto(`${address}/api/logout`);
  await expect(page).toHaveURL(`${address}/`);
  await page.goto(`${address}/calendar`);
  await expect(page).toHaveURL(`${address}/login?returnTo=%2Fcalendar`);

  const cookies = await context.cookies(`${new URL(address).origin}/`);
  expect(cookies, 'cookies for the rest of the host').toEqual([]);
  expect(stray).toEqual([]);
});
