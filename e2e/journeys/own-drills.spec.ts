import { readFile } from 'node:fs/promises';
import { play } from '../harness/play.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

/** Twice from either of two spots. */
const KEY = 'own-f2x1-1e132e1a-From_20a_20friend';

test('a drill is made by taps, played, and shared by its link', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/drills');
  await page.getByRole('button', { name: 'New drill' }).click();
  await page.getByLabel('Name').fill('Line and wing');
  const court = page.getByRole('group', { name: /^Spots of the drill/ });
  const box = await court.boundingBox();
  if (box === null) throw new Error('The court is not drawn');
  const tap = (x: number, y: number) =>
    court.click({ position: { x: box.width * x, y: box.height * y } });
  await tap(0.5, 0.41);
  await tap(0.15, 0.48);
  await tap(0.85, 0.48);
  await expect(page.getByRole('list', { name: 'Spots' }).getByRole('button')).toHaveCount(3);
  await page.getByRole('button', { name: /^Take out 3/ }).click();
  await page.getByLabel('Shots a visit').fill('2');
  await page.getByLabel('Target (Optional)').fill('3');
  await page.getByLabel('Kind of shot (Optional)').selectOption('Catch and shoot');
  await expectAccessible();
  await picture('drill-maker');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible();
  await picture('drill-maker-dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Save drill' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Line and wing' })).toBeVisible();
  await expect(page).toHaveURL(/\/drills\?drill=own-f2x1-t3-kc-\w{8}-Line_20and_20wing$/);
  await expect(page.getByText('Kind of shot: Catch and shoot')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expectAccessible();
  await picture('own-drill');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible();
  await picture('own-drill-dark');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

  await page.getByRole('link', { name: 'Start Line and wing' }).click();
  await play(page, 'ooxo');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  const result = page.getByRole('region', { name: 'Line and wing' });
  await expect(result).toContainText('3 of 4');
  await expect(result).toContainText('Target reached: 3 of 4');
  await picture('own-drill-result');
  await page.goto(page.url().replace(/\/finish$/, ''));
  const kinds = page.getByRole('region', { name: 'By kind of shot' }).getByRole('listitem');
  await expect(kinds).toHaveText(['Catch and shoot3/475%']);

  await page.goto('/drills');
  const card = page.getByRole('list', { name: 'Yours' }).getByRole('region');
  await expect(card).toContainText('Best: 3 of 4');
  await expectAccessible();
  await picture('own-drills');
  await card.getByRole('link', { name: 'Line and wing', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden();
});

test('a visitor with the link of a drill opens it after signing in, and adds it', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/drills?drill=own-m2-1e132e1a-From_20a_20friend');
  await expect(page.getByRole('heading', { level: 1, name: 'From a friend' })).toBeVisible();
  await expectAccessible();
  await picture('drill-from-link');
  await page.getByRole('button', { name: 'Add to yours' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete drill' }).click();
  await expect(page).toHaveURL(/\/drills$/);
  await expect(page.getByText('Yours', { exact: true })).toBeHidden();
});

test('own drills move with an export into another account, with the record', async ({
  page,
  signedIn,
  anotherBrowser,
}) => {
  expect(signedIn.email).toContain('@');
  await expect(await page.request.post('/api/drills/own', { data: { key: KEY } })).toBeOK();
  await page.goto(`/drills?drill=${KEY}`);
  await page.getByRole('link', { name: 'Start From a friend' }).tap();
  await play(page, 'ooxo');
  await page.getByRole('button', { name: 'Finish', exact: true }).tap();
  await expect(page.getByRole('region', { name: 'From a friend' })).toContainText('3 of 4');
  await page.goto('/data');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as JSON' }).tap();
  const buffer = await readFile(await (await download).path());

  const other = await anotherBrowser();
  await signIn(other, `copy-${signedIn.email}`);
  await other.goto('/data');
  const file = { name: 'hooplog.json', mimeType: 'application/json', buffer };
  await other.getByLabel('File to import').setInputFiles(file);
  await other.getByRole('button', { name: 'Import 1 Workout' }).tap();
  await expect(other.getByText('1 workout added.', { exact: true })).toBeVisible();
  await other.goto('/drills');
  const card = other.getByRole('list', { name: 'Yours' }).getByRole('region');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('From a friend');
  await expect(card).toContainText('Best: 3 of 4');
});
