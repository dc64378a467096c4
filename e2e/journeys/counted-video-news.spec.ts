import { test } from '../harness/pretending-test.ts';
import { pretendedFilm } from '../harness/pretending.ts';
import { expect } from '../harness/test.ts';

test('a video that was counted while its player was elsewhere is in the inbox', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  const { request } = page;
  const made = await request.post('/api/videos/upload');
  const { videoId } = (await made.json()) as { readonly videoId: string };
  const content = `/api/videos/${videoId}/content`;
  await expect(await request.put(content, { data: await pretendedFilm({}) })).toBeOK();
  await request.post('/api/videos/process', {
    data: { videoURL: content },
    headers: { prefer: 'respond-async' },
  });

  const bell = page.getByRole('link', { name: /^Inbox, \d+ unread$/ });
  await expect(async () => {
    await page.goto('/calendar');
    await expect(bell).toBeVisible({ timeout: 2000 });
  }).toPass();
  await bell.click();
  const news = page.getByRole('region', { name: 'Inbox' }).getByRole('listitem');
  const counted = news.filter({ hasText: 'Your video is counted' });
  await expect(counted).toContainText('3 shots, 2 made');
  await counted.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/video/${videoId}$`));
});
