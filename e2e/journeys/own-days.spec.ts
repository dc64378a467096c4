import type { Page } from '@playwright/test';
import { shoot } from '../harness/shoot.ts';
import { expect, test } from '../harness/test.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

interface Shown {
  readonly id: string;
  readonly displayName: string;
  readonly timeZone: string;
}
const userOf = async (page: Page) =>
  (await (await page.request.get('/api/auth/user')).json()) as Shown;

interface Saved {
  readonly id: string;
  readonly workoutDate: string;
  readonly localDay: string;
}
const workoutsOf = async (page: Page) =>
  (await (await page.request.get('/api/workouts')).json()) as readonly Saved[];

const dayIn = (timeZone: string, at: number) =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone });
const NEW_YORK = 'America/New_York';

/** Puts a value into the device's storage when its page opens. */
const keepOnDevice = (page: Page, name: string, userId: string, value: unknown) =>
  page.addInitScript(
    ([key = '', text = '']) => {
      if (sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, 'kept');
      localStorage.setItem(key, text);
    },
    [`hooplog.${name}.${userId}`, JSON.stringify(value)],
  );

test.describe('after a flight to Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  const question = (page: Page) =>
    page.getByText('You seem to be in Tokyo now. Use its time from today on?');

  test('the player is asked once; until they accept, days stay as they were', async ({
    page,
    signedIn,
    picture,
    expectAccessible,
  }) => {
    expect(signedIn.email).toContain('@');
    await page.goto('/');
    await expect(question(page)).toBeVisible();
    await picture('zone-question');
    await expectAccessible();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(question(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, 1, 1);
    await expect(question(page)).toBeHidden();
    expect((await userOf(page)).timeZone).toBe(NEW_YORK);
    expect((await workoutsOf(page))[0]?.localDay).toBe(dayIn(NEW_YORK, Date.now()));
  });

  test('accepting switches to Tokyo’s days, and saved ones stay', async ({ page, signedIn }) => {
    expect(signedIn.email).toContain('@');
    await page.goto('/');
    await expect(question(page)).toBeVisible();
    await shoot(page, 1, 0);
    // At the same time another device changes the name, which this page does not know.
    const renamed = { data: { displayName: 'Newer Name' } };
    await expect(await page.request.patch('/api/user/profile', renamed)).toBeOK();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(question(page)).toBeHidden();
    expect((await userOf(page)).displayName).toBe('Newer Name');
    await shoot(page, 0, 1);
    const days = (await workoutsOf(page)).map(({ localDay }) => localDay);
    expect(days).toEqual([dayIn('Asia/Tokyo', Date.now()), dayIn(NEW_YORK, Date.now())]);
    await page.goto('/profile');
    await expect(page.getByLabel('Time zone')).toContainText('Where I am: Asia / Tokyo');
  });

  test('a zone chosen in the settings is never questioned', async ({ page, signedIn }) => {
    expect(signedIn.email).toContain('@');
    await page.goto('/profile');
    await expect(question(page)).toBeVisible();
    await page.getByLabel('Time zone').selectOption('Europe/Berlin');
    await expect(page.getByText('Profile updated!', { exact: true })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toBeHidden();
  });
});

test('a count from before midnight belongs to the day on which it was shot', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  const { id } = await userOf(page);
  const startedAt = new Date(Date.now() - DAY_MS).toISOString();
  const shots = [{ outcome: 'made', zone: null }];
  await keepOnDevice(page, 'counting', id, { shots, notes: '', startedAt });
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page).toHaveURL(/\/finish$/);
  const [saved] = await workoutsOf(page);
  expect(saved).toMatchObject({
    workoutDate: startedAt,
    localDay: dayIn(NEW_YORK, Date.parse(startedAt)),
  });
});

test.describe('a phone whose clock is wrong', () => {
  for (const [what, aheadMs] of [
    ['six minutes ahead', 6 * MINUTE_MS],
    ['two days ahead', 2 * DAY_MS],
    ['two days behind', -2 * DAY_MS],
  ] as const) {
    test(`${what}: the workout is saved at its true moment`, async ({ page, signedIn }) => {
      expect(signedIn.email).toContain('@');
      await page.clock.setSystemTime(Date.now() + aheadMs);
      await shoot(page, 1, 0);
      const [saved] = await workoutsOf(page);
      const off = Math.abs(Date.parse(saved?.workoutDate ?? '') - Date.now());
      expect(off).toBeLessThan(10 * MINUTE_MS);
      expect(saved?.localDay).toBe(dayIn(NEW_YORK, Date.parse(saved?.workoutDate ?? '')));
    });
  }
});

/**
 * A workout waiting on this device.
 * @param at its time by a wrong clock
 */
const waiting = (key: string, at: number) => ({
  ...{ key, refusal: null, byDeviceClock: false },
  body: {
    workout: {
      workoutDate: new Date(at).toISOString(),
      ...{ totalShots: 2, made: 1, missed: 1 },
    },
    shotData: [],
  },
});

test.describe('a workout from the future that waits on the device', () => {
  test.use({ provoked: /Failed to load resource/ });
  const REFUSED = /The date of the workout is in the future/;

  test('is saved under today’s date', async ({ page, signedIn, picture, expectAccessible }) => {
    expect(signedIn.email).toContain('@');
    const { id } = await userOf(page);
    await keepOnDevice(page, 'outbox', id, [waiting('k'.repeat(32), Date.now() + 9 * DAY_MS)]);
    await page.goto('/');
    await expect(page.getByText(REFUSED)).toBeVisible();
    await picture('outbox-refused');
    await expectAccessible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toBe('hooplog-workout.csv');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Its 2 shots are only on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Save under today’s date' }).click();
    await expect(page.getByText(REFUSED)).toBeHidden();
    await expect(page.getByText(/waits? on this device/)).toBeHidden();
    const saved = await workoutsOf(page);
    expect(saved.map(({ localDay }) => localDay)).toEqual([dayIn(NEW_YORK, Date.now())]);
  });

  test('is saved under a date that the player chooses', async ({ page, signedIn }) => {
    expect(signedIn.email).toContain('@');
    const { id } = await userOf(page);
    await keepOnDevice(page, 'outbox', id, [waiting('e'.repeat(32), Date.now() + 9 * DAY_MS)]);
    await page.goto('/');
    await page.getByRole('button', { name: 'Change date' }).click();
    const dialog = page.getByRole('dialog', { name: 'When was this workout?' });
    await dialog.getByLabel('Date').fill('2026-03-08');
    await dialog.getByLabel('Time').fill('23:55');
    await dialog.getByRole('button', { name: 'Save Workout' }).click();
    await expect(page.getByText(/waits? on this device/)).toBeHidden();
    const [saved] = await workoutsOf(page);
    expect(saved).toMatchObject({
      workoutDate: '2026-03-09T03:55:00.000Z',
      localDay: '2026-03-08',
    });
  });
});

test.describe('sent again', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('with a corrected moment, a workout that the server already has is corrected: neither stuck nor doubled', async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain('@');
    const { id } = await userOf(page);
    const key = 'b'.repeat(32);
    const [arrived, corrected] = [waiting(key, Date.now()), waiting(key, Date.now() - 7 * DAY_MS)];
    const headers = { 'idempotency-key': key };
    await expect(
      await page.request.post('/api/workouts', { data: arrived.body, headers }),
    ).toBeOK();
    await keepOnDevice(page, 'outbox', id, [corrected]);
    await page.goto('/');
    await expect(page.getByText('Workout Saved!', { exact: true })).toBeVisible();
    await expect(page.getByText(/waits? on this device/)).toBeHidden();
    const saved = await workoutsOf(page);
    expect(saved.map(({ workoutDate }) => workoutDate)).toEqual([
      corrected.body.workout.workoutDate,
    ]);
  });
});

test('day and time of a saved workout are corrected on its page', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await shoot(page, 2, 1);
  const { id = '' } = (await workoutsOf(page))[0] ?? {};
  await page.goto(`/workout/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Workout' });
  await dialog.getByLabel('Date').fill('2026-03-08');
  await dialog.getByLabel('Time').fill('18:05');
  await picture('edit-date');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sunday, March 8, 2026 at 6:05 PM');
  await page.goto('/calendar?month=2026-03');
  await expect(page.getByRole('gridcell', { name: /March 8.*1 workout/ }).or(page.getByRole('button', { name: /March 8/ })).first()).toBeVisible(); // prettier-ignore
  await page.goto('/');
  await expect(page.getByText('2/3 made')).toBeVisible();
});

/** The header of a MOV that a phone wrote at 23:50:12 in Berlin, an hour ahead of UTC. */
function phoneFilm(): Buffer {
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const box = (type: string | Buffer, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    return Buffer.concat([number(8 + body.length), Buffer.from(type), body]);
  };
  const keys = box('keys', number(0), number(1), box('mdta', Buffer.from('com.apple.quicktime.creationdate'))); // prettier-ignore
  const date = box('data', number(1), number(0), Buffer.from('2026-03-08T23:50:12+0100'));
  const meta = box('meta', box('hdlr', number(0)), keys, box('ilst', box(number(1), date)));
  return Buffer.concat([box('ftyp', Buffer.from('qt  \0\0\0\0qt  ')), box('moov', meta)]);
}

test('the date of a film is read from it, shown before it is counted, and changed', async ({
  page,
  signedIn,
  picture,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/upload');
  const file = { name: 'IMG_1.mov', mimeType: 'video/quicktime', buffer: phoneFilm() };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/^Filmed Sunday, March 8, 2026/)).toBeVisible();
  await picture('film-date');
  await page.getByRole('button', { name: 'Change date' }).click();
  const dialog = page.getByRole('dialog', { name: 'When was this filmed?' });
  await dialog.getByLabel('Date').fill('2026-03-07');
  await dialog.getByLabel('Time').fill('10:30');
  await dialog.getByRole('button', { name: 'Use this date' }).click();
  await expect(page.getByText('Filmed Saturday, March 7, 2026 at 10:30 AM')).toBeVisible();
  let filmed: unknown;
  await page.route('**/api/videos/process', async (route) => {
    filmed = (route.request().postDataJSON() as { filmed: unknown }).filmed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await expect(page).toHaveURL(/\/video\/[\w-]+$/);
  expect(filmed).toEqual({
    ...{ at: '2026-03-07T15:30:00.000Z', localDay: '2026-03-07' },
    ...{ timeZone: NEW_YORK, source: 'player' },
  });
});
