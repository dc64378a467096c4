import type { Page, Request } from '@playwright/test';
import { processWith } from '../../apps/server/src/supervise/drill-program.ts';
import { withProgram } from '../harness/own-program.ts';
import { startProxy } from '../harness/small-proxy.ts';
import { runProgram } from '../harness/start-program.ts';
import { expect } from '../harness/test.ts';

const test = withProgram(() => runProgram());

// Calls fail while the connection or the server is away.
test.use({ provoked: /ERR_|Failed to load resource/ });

const MEBIBYTE = 1024 * 1024;
const PART = 8 * MEBIBYTE;
/** A file that the server recognises as MP4, with nothing to count. */
const FILM = {
  name: 'evening at the park.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2')], 20 * MEBIBYTE),
};

const choose = (page: Page) => page.locator('input[type=file]').setInputFiles(FILM);
const isPart = (request: Request) => request.method() === 'PATCH';

test('an upload that lost its connection, and then its server, resumes after a reload', async ({
  page,
  signedIn,
  program,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  let isBroken = false;
  const sentFrom: number[] = [];
  page.on('requestfinished', (request) => {
    if (isPart(request)) sentFrom.push(Number(request.headers()['upload-offset']));
  });
  await page.route('**/api/videos/*/content', async (route) => {
    if (isBroken) return route.abort('connectionreset');
    // One part arrives, then the connection breaks.
    if (isPart(route.request())) isBroken = true;
    return route.continue();
  });
  await page.goto('/upload');
  await choose(page);
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await expect(page.getByText('Waiting for a connection…')).toBeVisible();
  await expect(page.getByText('8.0 of 20.0 MB')).toBeVisible();
  expect(sentFrom).toEqual([0]);

  process.kill(await processWith(program.dataDir, ' api'), 'SIGKILL');
  await page.unroute('**/api/videos/*/content');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`The upload of ${FILM.name} stopped at 40%`)).toBeVisible();
  }).toPass();
  await picture('upload-unfinished');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('upload-unfinished-dark');
  await expectAccessible();

  await choose(page);
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await expect(page).toHaveURL(/\/video\/[\w-]+$/);
  // 20 MB in all, none of them sent twice.
  expect(sentFrom).toEqual([0, PART, 2 * PART]);
  const video = await page.request.get(page.url().replace('/video/', '/api/videos/'));
  expect(await video.json()).toMatchObject({ bytes: FILM.buffer.length });
  await page.goto('/upload');
  await expect(page.getByRole('button', { name: 'Choose File' })).toBeVisible();
  await expect(page.getByText('stopped at')).toBeHidden();
});

test(
  'a proxy that refuses large bodies is reported, and gets smaller parts',
  { tag: '@long' },
  async ({ page, signedIn, program }) => {
    expect(signedIn.email).toContain('@');
    const proxy = await startProxy(program.address);
    await page.goto(`${proxy.address}/upload`);
    await choose(page);
    await page.getByRole('button', { name: 'Upload & Analyze' }).click();
    const card = page.getByRole('alert');
    await expect(card).toContainText('A server in front of Hooplog takes no files of this size.');
    await expect(card).toContainText('Your video stays here as long as this page is open.');

    proxy.allow(MEBIBYTE);
    await page.reload();
    await choose(page);
    await page.getByRole('button', { name: 'Upload & Analyze' }).click();
    await expect(page).toHaveURL(/\/video\//);
    // A size that it has refused once is not sent again.
    expect(proxy.refused.filter((bytes) => bytes > MEBIBYTE).length).toBeLessThan(4);
    await proxy.close();
  },
);
