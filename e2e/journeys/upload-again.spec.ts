import { expect, test } from '../harness/test.ts';

/** A file that the server recognises as MP4, with nothing to count. */
const FILM = {
  name: 'clip.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2'), Buffer.alloc(4096)]),
};

test('an upload whose connection breaks says so until it is retried', async ({
  page,
  context,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  let isBroken = true;
  let made = 0;
  await page.route('**/api/videos/*/content', (route) =>
    isBroken ? route.abort('connectionreset') : route.continue(),
  );
  page.on('response', (response) => {
    if (response.url().endsWith('/api/videos/resumable') && response.ok()) made += 1;
  });
  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles(FILM);
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Upload failed' });
  await expect(note).toContainText('The connection was lost. Your video is still here.');
  await picture('upload-failed');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('upload-failed-dark');
  await expectAccessible();
  await page.emulateMedia({ colorScheme: null });

  await context.setOffline(true);
  await expect(note).toContainText('You are offline.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Waiting for a connection…')).toBeVisible();
  await picture('upload-waiting');
  await context.setOffline(false);
  await expect(note).toContainText('The connection was lost.');

  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(page).toHaveURL(/\/video\/[\w-]+$/);
  expect(made).toBe(1);
});
