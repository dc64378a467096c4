import { expect, test } from '../harness/test.ts';

test('who is new finds two ways to begin on one screen, and a sample that leaves nothing behind', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/');
  const film = page.getByRole('link', { name: /^Film & count live/ });
  const byHand = page.getByRole('link', { name: /^Count by hand/ });
  await expect(film).toBeInViewport({ ratio: 1 });
  await expect(byHand).toBeInViewport({ ratio: 1 });
  const total = await page.getByText('Total Shots').boundingBox();
  const choice = await byHand.boundingBox();
  expect(total?.y ?? 0).toBeGreaterThan((choice?.y ?? 0) + (choice?.height ?? 0));
  await expectAccessible();
  await picture('first-run');

  await page.getByRole('link', { name: 'See a sample workout' }).click();
  await expect(page.getByRole('heading', { name: 'Sample workout' })).toBeVisible();
  await page.getByRole('tab', { name: 'Every shot' }).click();
  await expectAccessible();
  await picture('sample-workout');
  await expect(page.getByText('nothing here counts toward your numbers')).toBeVisible();
  const stats = await page.request.get('/api/stats');
  expect(await stats.json()).toMatchObject({ totalShots: 0, workoutCount: 0 });
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page greets, shows the player’s numbers and leads on', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain('@');
    const workout = {
      workoutDate: new Date().toISOString(),
      totalShots: 8,
      made: 5,
      missed: 3,
    };
    const shotData = [{ zone: 'zone_1_paint', made: 5, total: 8 }];
    await expect(
      await page.request.post('/api/workouts', { data: { workout, shotData } }),
    ).toBeOK();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Let’s get to work, Jordan Rivers',
    );
    await expect(page.getByText('5/8 made')).toBeVisible();
    await page.getByRole('link', { name: 'Count Shots' }).click();
    await expect(page).toHaveURL(/\/upload\?tracking=true$/);
  });
});

test('a connection that is lost is said on the page, also to who asks for something', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'New weekly goal' });
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save Goal' }).click();
  await expect(
    page.getByText('You are offline. Try again when you have a connection.').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  const note = page.getByText('You can film and count by hand');
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toBeHidden();
});
