import { readFile } from 'node:fs/promises';
import { expect, test } from '../harness/test.ts';

/** Width and height from a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('shots counted by hand on the court are saved and drawn on the heat map', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload');
  const save = page.getByRole('button', { name: 'Save Workout' });
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Start Tracking' }).click();

  const calls = page.getByRole('group', { name: /^Shot from/ });
  await page.getByRole('button', { name: /^Zone 1 - Paint/ }).click();
  await calls.getByRole('button', { name: 'Made' }).click();
  await calls.getByRole('button', { name: 'Made' }).click();
  await calls.getByRole('button', { name: 'Missed' }).click();
  await page.getByRole('button', { name: /^Zone 12 - / }).click();
  await calls.getByRole('button', { name: 'Missed' }).click();
  await calls.getByRole('button', { name: 'Missed' }).click();
  await page.getByRole('button', { name: 'Undo last entry' }).click();
  await page.getByRole('button', { name: 'Add a made shot' }).click();

  await expectAccessible();
  await picture('tracking');
  await page.getByRole('button', { name: 'Stop Tracking' }).click();

  const totals = page.getByLabel('Totals so far');
  await expect(totals).toContainText(/Total\s*5|5\s*Total/);
  await expect(totals).toContainText('60%');
  await expect(totals).toContainText('3:2');
  await expect(page.getByRole('region', { name: 'Zone stats' })).toContainText('2/3');
  await expectAccessible();
  await save.click();
  await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(
    page.getByRole('img', {
      name: /: 60%, most likely \d+–\d+%, 3 of 5 shots made · 1 without a zone$/,
    }),
  ).toBeVisible();
  await expectAccessible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^hooplog-\d{4}-\d\d-\d\d\.png$/);
  expect(sizeOf(await readFile(await file.path()))).toEqual([1080, 1350]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.goto('/heatmap');
  const row = (zone: string) => page.getByRole('listitem').filter({ hasText: zone });
  await expect(row('Zone 1 - Paint')).toContainText('2/3');
  await expect(row('Zone 12 - ')).toContainText('0/1');
  await page.getByLabel(/period/i).selectOption({ label: '7 Days' });
  await expect(row('Zone 1 - Paint')).toContainText('67%');
  await page.getByRole('link', { name: 'Hooplog, home' }).click();
  await expect(page.getByText('3/5 made')).toBeVisible();
});
