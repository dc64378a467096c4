import { renderedClip } from '@hooplog/eval';
import { expect, test } from '../harness/test.ts';

/** Rendering the clip (once, then cached), uploading and analysing it take a while on a small machine. */
const ANALYSIS_MS = 240_000;

test('a filmed workout is counted, corrected, saved, and shown everywhere', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const clip = await renderedClip();
  const made = clip.truth.shots.filter(({ outcome }) => outcome === 'made').length;
  const missed = clip.truth.shots.length - made;
  const total = made + missed;

  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles(clip.path);
  await expect(page.getByRole('button', { name: 'Remove Video' })).toBeVisible();
  await picture('upload-chosen');
  await page.getByText('On the server').click();
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  // After the upload the video has its own page, and the upload form is gone.
  await expect(page).toHaveURL(/\/video\/[\w-]+$/);
  await expect(page.getByText('Processing video...')).toBeVisible();
  await expect(page.getByText('Manual Shot Tracking')).toHaveCount(0);

  // The page may be left during the analysis: the dashboard shows its progress, and links to it.
  await page.goto('/');
  // The videos in progress come first, then the suggestion of the day.
  const onItsWay = page.getByRole('link', { name: /^(Counting your shots|Your video is counted)/ });
  await expect(onItsWay).toContainText('Your video is counted.', { timeout: ANALYSIS_MS });
  await onItsWay.click();
  await expect(page).toHaveURL(/\/video\/[\w-]+$/);
  await expect(page.getByText('Is this the hoop?')).toBeVisible();
  await picture('upload-hoop');
  await expectAccessible();
  await page.getByRole('button', { name: 'Yes, that’s the hoop' }).click();

  const shots = page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
  await expect(shots).toHaveCount(total);
  const summary = page.getByRole('region', { name: 'Workout Summary' });
  await expect(summary).toContainText(new RegExp(`Made Shots\\s*${made}`));
  await expect(page.getByRole('list', { name: 'Pictures around the rim' })).toBeVisible();
  await expectAccessible();
  await picture('upload-review');

  // Correct one call and place every shot at once; the numbers follow, and survive a reload.
  const wrong = shots.filter({ hasText: 'Missed' }).first();
  await wrong.click();
  await page.getByRole('group', { name: 'Call this shot' }).getByText('Made').click();
  await page.getByRole('button', { name: 'Pick several' }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  // On the court; likely zones are also offered above it.
  await page.getByRole('button', { name: 'Zone 5 - Free Throw', exact: true }).last().click();
  await expect(summary).toContainText(new RegExp(`Made Shots\\s*${made + 1}`));
  await expect(page.getByText('All corrections saved.')).toBeVisible();
  await page.reload();
  await expect(summary).toContainText(new RegExp(`Made Shots\\s*${made + 1}`));
  await expect(shots.filter({ hasText: 'Zone 5 - Free Throw' })).toHaveCount(total);
  // To the upload page and back: the review continues where it was.
  await page.getByRole('link', { name: 'Back to Log Workout' }).click();
  await expect(page.getByText('Upload workout video')).toBeVisible();
  await page.goBack();
  await expect(summary).toContainText(new RegExp(`Made Shots\\s*${made + 1}`));
  await page.getByLabel('Workout Notes').fill('Legs felt good');
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);

  await page.goto('/');
  await expect(page.getByText(`${made + 1}/${total} made`)).toBeVisible();
  await expect(page.getByText('Legs felt good')).toBeVisible();
  await picture('dashboard');
  await expectAccessible();
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByText('Legs felt good')).toBeVisible();
  await expect(page.locator('video')).toHaveJSProperty('error', null);
  await picture('details');
  await expectAccessible();

  await page.goto('/heatmap');
  const zone = page.getByRole('listitem').filter({ hasText: 'Zone 5 - Free Throw' });
  await expect(zone).toContainText(`${made + 1}/${total}`);
  await picture('heatmap');
  await expectAccessible();
});

test('a file that is no video is refused before it is uploaded', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByText('Invalid file type', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please select a video file (MP4, MOV, or AVI).', { exact: true }),
  ).toBeVisible();
});

test('a document disguised as a video is refused with a message', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles({
    name: 'clip.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('%PDF-1.7\n'.repeat(500)),
  });
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Video' }).click();
  await expect(page.getByText('Upload workout video')).toBeVisible();
});
