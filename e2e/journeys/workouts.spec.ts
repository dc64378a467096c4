import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

interface Shots {
  readonly day: string;
  readonly made: number;
  readonly total: number;
  readonly notes?: string;
}

/** Saves a workout counted by hand as the player of this page. */
async function saved({ request }: Page, { day, made, total, notes }: Shots): Promise<void> {
  const missed = total - made;
  const workoutDate = `${day}T16:00:00Z`;
  const corner = Math.floor(made / 7);
  const data = {
    workout: { workoutDate, totalShots: total, made, missed, notes: notes ?? null },
    shotData: [
      { zone: 'zone_1_paint', made: made - corner, total: total - 10 },
      { zone: 'zone_14_left_corner_three', made: corner, total: 10 },
    ],
  };
  await expect(await request.post('/api/workouts', { data })).toBeOK();
}

const list = (page: Page) => page.getByRole('main').getByRole('article');

/** On a phone the filters are collapsed. */
async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  const button = page.getByRole('button', { name: 'Filters', exact: true });
  await (isMobile ? button.click() : expect(button).toBeHidden());
}

test('workouts are found by kind, period and notes, and two are compared', async ({
  page,
  isMobile,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/workouts');
  await expect(page.getByText('No workouts yet')).toBeVisible();
  await expectAccessible();
  await picture('workouts-empty');

  await saved(page, { day: '2025-01-10', made: 20, total: 60, notes: 'Cold gym' });
  await saved(page, { day: '2025-02-10', made: 45, total: 60, notes: 'New shoes, left hand' });
  await saved(page, { day: '2025-03-10', made: 30, total: 50 });
  const exercises = [{ exerciseType: 'Defense', duration: 20 }];
  await page.request.post('/api/manual-workouts', {
    data: { workoutDate: '2025-03-11', exercises, notes: 'With Sam' },
  });

  await page.goto('/');
  await page.getByRole('link', { name: 'All workouts' }).click();
  await expect(page.getByRole('heading', { name: 'Workouts', exact: true })).toBeVisible();
  await expect(list(page)).toHaveCount(4);
  await expect(page.getByText('4 workouts', { exact: true })).toBeVisible();
  await expect(list(page).first()).toContainText('20 min · Defense');
  await expect(page.getByRole('list', { name: 'March 2025' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible();
  await picture('workouts');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('workouts-dark');
  await expectAccessible();
  await page.emulateMedia({ colorScheme: null });

  // Search and filters are in the address: a reload shows the same.
  await page.getByLabel('Search in notes').fill('LEFT hand');
  await expect(list(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=LEFT/);
  await page.reload();
  await expect(list(page)).toHaveCount(1);
  await expect(page.getByLabel('Search in notes')).toHaveValue('LEFT hand');
  await openFilters(page, isMobile);
  await page.getByLabel('Kind of workout').selectOption('Exercises');
  await expect(page.getByText('No workouts match')).toBeVisible();
  await picture('workouts-no-match');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list(page)).toHaveCount(4);
  await openFilters(page, isMobile);
  await page.getByLabel('Exercise').selectOption('Defense');
  await expect(list(page)).toHaveCount(1);
  await page.getByLabel('Exercise').selectOption('Any exercise');
  await page.getByLabel('Period').selectOption('30 Days');
  await expect(page.getByText('No workouts match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Compare the workout of Fri, Jan 10, 2025' }).click();
  await page.getByRole('button', { name: 'Compare the workout of Mon, Feb 10, 2025' }).click();
  await picture('workouts-chosen');
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /All shots/ })).toContainText('33%');
  await expect(table.getByRole('row', { name: /All shots/ })).toContainText('75%');
  await expect(table.getByRole('row', { name: /Left Corner/ })).toContainText('6 of 10');
  await expect(page.getByText('42 points better on Feb 10: more than luck.')).toBeVisible();
  await expectAccessible();
  await picture('compare');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('compare-dark');
});

test('a long history loads more near its end', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  for (let day = 1; day <= 28; day += 1) {
    await saved(page, { day: `2025-05-${String(day).padStart(2, '0')}`, made: 12, total: 30 });
    await saved(page, { day: `2025-06-${String(day).padStart(2, '0')}`, made: 15, total: 30 });
  }
  await page.goto('/workouts');
  await expect(page.getByText('56 workouts', { exact: true })).toBeVisible();
  await expect(list(page).first()).toContainText('Sat, Jun 28, 2025');
  // Without scrolling only the visible part is loaded.
  await page.waitForLoadState('networkidle');
  expect(await list(page).count()).toBeLessThan(56);
  await expect
    .poll(async () => {
      await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
      return list(page).count();
    })
    .toBe(56);
  await expect(list(page).last()).toContainText('Thu, May 1, 2025');
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('a workout gets the player’s own tags, and is found by them', async ({
  page,
  isMobile,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await saved(page, { day: '2025-01-10', made: 20, total: 60 });
  await saved(page, { day: '2025-02-10', made: 45, total: 60 });
  await page.goto('/workouts');
  await list(page).first().getByRole('link').click();
  const tags = page.getByRole('region', { name: 'Tags' });
  await tags.getByLabel('Add a tag').fill('Game Day, left hand');
  await tags.getByLabel('Add a tag').press('Enter');
  await expect(tags.getByRole('listitem')).toHaveText(['game day', 'left hand']);
  await expect(tags.getByRole('button', { name: 'Remove tag left hand' })).toBeEnabled();
  await expectAccessible();
  await picture('tags');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('tags-dark');
  await expectAccessible();
  await page.emulateMedia({ colorScheme: null });

  // The other one, on the finish screen: the player's own tags are offered.
  await page.goto('/workouts');
  await list(page).last().getByRole('link').click();
  await page.getByRole('link', { name: 'Result', exact: true }).click();
  // The screen before it offers the same tags.
  await expect(page.getByRole('heading', { level: 1, name: 'Workout finished' })).toBeVisible();
  await page.getByText('Add a name and tags').click();
  await tags.getByRole('button', { name: 'left hand' }).click();
  await expect(tags.getByRole('listitem')).toHaveText(['left hand']);
  // Shown at once, saved a moment later: leaving by an address cancels what is not sent yet.
  await expect(tags.getByRole('button', { name: 'Remove tag left hand' })).toBeEnabled();
  await picture('tags-finish');

  await page.goto('/workouts');
  await openFilters(page, isMobile);
  await page.getByLabel('Tag', { exact: true }).selectOption('game day');
  await expect(list(page)).toHaveCount(1);
  await picture('tags-filter');
  await expectAccessible();
  await page.getByLabel('Tag', { exact: true }).selectOption('left hand');
  await expect(list(page)).toHaveCount(2);
});
