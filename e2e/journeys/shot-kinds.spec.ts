import type { Page } from '@playwright/test';
import { saveCountedFilm } from '../harness/counted-film.ts';
import { expect, test } from '../harness/test.ts';

const calls = (page: Page) => page.getByRole('group', { name: /^Shot from/ });
const call = (page: Page, name: string) => calls(page).getByRole('button', { name });
const kinds = (page: Page) => page.getByRole('region', { name: 'By kind of shot' });

test('the kind of a shot is set while counting, stays for the next ones, and filters the heat map', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload?tracking=true');
  const kind = page.getByLabel('Kind of the next shots');
  const lastEntry = page.getByRole('status', { name: 'Last entry' });
  await page.getByRole('button', { name: /^Zone 5 - / }).tap();
  await kind.selectOption('Free throw');
  await call(page, 'Made').tap();
  await expect(lastEntry).toHaveText('Made · Zone 5 - Free Throw');
  await call(page, 'Missed').tap();
  await picture('counting-kinds');
  await expectAccessible();
  await page.reload();
  await expect(kind).toHaveValue('free_throw');
  await expect(lastEntry).toHaveText('Missed · Zone 5 - Free Throw');
  await kind.selectOption('Kind of shot');
  await page.getByRole('button', { name: /^Zone 12 - / }).tap();
  await call(page, 'Made').tap();
  await page.getByRole('button', { name: /^Stop/ }).tap();
  await page.getByRole('button', { name: 'Save Workout' }).tap();
  await expect(page).toHaveURL(/finish/);
  await page.goto(page.url().replace(/\/finish$/, ''));
  await expect(kinds(page).getByRole('listitem')).toHaveText(['Free throw1/250%']);
  await picture('workout-kinds');

  await page.goto('/heatmap');
  await expect(kinds(page).getByRole('listitem').filter({ hasText: '1/2' })).toHaveText(
    'Free throw1/250%',
  );
  await expect(page.getByRole('button', { name: /^Zone 12 - .*1 of 1 made/ })).toBeVisible();
  await page.getByLabel('Kind of shot', { exact: true }).selectOption('Free throw');
  await expect(page).toHaveURL(/kind=free_throw/);
  await expect(page.getByRole('button', { name: /^Zone 12 - .*1 of 1 made/ })).toBeHidden();
  const line = page.getByRole('button', { name: /^Zone 5 - .*1 of 2 made/ });
  await expect(line).toBeVisible();
  await expectAccessible();
  await picture('heat-map-of-a-kind');
  await page.reload();
  await line.tap();
  await expect(page.getByText('1/2 · 50%')).toBeVisible();

  await page.goto('/workouts');
  const found = page.getByRole('main').getByRole('article');
  await expect(found).toHaveCount(1);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Kind of shot', { exact: true }).selectOption('Lay-up');
  await expect(page).toHaveURL(/shotKind=layup/);
  await expect(page.getByText('No workouts match')).toBeVisible();
  await page.getByLabel('Kind of shot', { exact: true }).selectOption('Free throw');
  await expect(found).toHaveCount(1);
  await expect(page.getByText('1 workout', { exact: true })).toBeVisible();
  await expectAccessible();
  await picture('workouts-of-a-kind');
  await page.reload();
  await expect(page.getByLabel('Kind of shot', { exact: true })).toHaveValue('free_throw');

  await page.goto('/progress?of=free_throw');
  await expect(page.getByText(/^Marked free throws: too few shots/)).toBeVisible();
});

test('a whole count is set to one kind afterwards', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  const workout = { workoutDate: new Date().toISOString(), totalShots: 4, made: 3, missed: 1 };
  const data = { workout, shotData: [{ zone: 'zone_1_paint', made: 2, total: 2 }] };
  const saved = await page.request.post('/api/workouts', { data });
  const { id } = (await saved.json()) as { id: string };
  await page.goto(`/workout/${id}`);
  await page.getByRole('button', { name: 'Edit' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind of shot').selectOption('Lay-up');
  await dialog.getByRole('button', { name: 'Save Changes' }).tap();
  await expect(kinds(page).getByRole('listitem')).toHaveText(['Lay-up3/475%']);
});

/** A film of five makes. */
const filmed = async (page: Page) =>
  (await saveCountedFilm(page, { shots: [1, 2, 3, 4, 5].map((rimSeconds) => ({ rimSeconds })) }))
    .id;

test('the kind of a filmed shot is set by one tap in the review, for several at once, and by a drill', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto(`/video/${await filmed(page)}`);
  const shots = page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
  await expect(shots).toHaveCount(5);
  const choice = page.getByRole('group', { name: 'Kind of shot' });
  const button = (name: string) => choice.getByRole('button', { name });
  await shots.nth(0).tap();
  await button('Lay-up').tap();
  await expect(button('Lay-up')).toHaveAttribute('aria-pressed', 'true');
  await expect(shots.nth(0)).toContainText('Lay-up');
  await page.getByRole('button', { name: 'Pick several' }).tap();
  await shots.nth(1).tap();
  await shots.nth(2).tap();
  await button('Catch and shoot').tap();
  await expect(shots.filter({ hasText: 'Catch and shoot' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Done' }).tap();
  await shots.nth(2).tap();
  await button('Off the dribble').tap();
  await expect(button('Off the dribble')).toHaveAttribute('aria-pressed', 'true');
  await expect(shots.nth(2)).toContainText('Off the dribble');
  await expectAccessible();
  await picture('review-kinds');
  await page.getByLabel('Was it a drill?').selectOption('25 Free Throws');
  await expect(shots.filter({ hasText: '· Free throw' })).toHaveCount(2);
  await expect(page.getByText('All corrections saved.')).toBeVisible();
  await page.reload();
  await expect(shots.filter({ hasText: '· Free throw' })).toHaveCount(2);
  await expect(shots.nth(0)).toContainText('· Lay-up');
});

test('other players’ shots are removed by one tap or by turns, leave all numbers, and can be restored', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto(`/video/${await filmed(page)}`);
  const shots = page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
  const others = page.getByRole('list', { name: 'Shots of somebody else' }).getByRole('listitem');
  const saved = page.getByText('All corrections saved.');
  await expect(shots).toHaveCount(5);
  await shots.nth(1).tap();
  await page.getByRole('button', { name: 'Somebody else’s' }).tap();
  await expect(shots).toHaveCount(4);
  await expect(others).toHaveText(['Made · Zone 5 - Free Throw · 0:02.0It missedMine']);
  await page.getByRole('button', { name: /^Mine: / }).tap();
  await expect(shots).toHaveCount(5);

  const together = page.getByRole('region', { name: 'Filmed together?' });
  await together.getByLabel('Shots a turn').fill('2');
  await together.getByLabel('Your turn').selectOption('2');
  await expectAccessible();
  await picture('turns');
  await together.getByRole('button', { name: 'Take out 3 shots of the others' }).tap();
  await expect(shots).toHaveCount(2);
  await expect(others).toHaveCount(3);
  await expect(saved).toBeVisible();
  await expectAccessible();
  await picture('shots-of-others');
  const totalShots = async () => {
    const stats = (await (await page.request.get('/api/stats')).json()) as { totalShots: number };
    return stats.totalShots;
  };
  await expect.poll(totalShots).toBe(2);
  await page.reload();
  await expect(others).toHaveCount(3);
  await page.getByRole('button', { name: 'Put all back' }).tap();
  await expect(shots).toHaveCount(5);
  await expect.poll(totalShots).toBe(5);
});
