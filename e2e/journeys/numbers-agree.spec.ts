import type { Locator, Page } from '@playwright/test';
import { demoTest } from '../harness/demo-test.ts';
import { expect } from '../harness/test.ts';

/** Half a day ahead of the browser: nearly every date differs between the two. */
const HOME = 'Pacific/Auckland';

const test = demoTest(HOME);

const numbersIn = (text: string): readonly number[] =>
  [...text.replaceAll(',', '').matchAll(/\d+/g)].map(([digits]) => Number(digits));

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** The sum of all "3/4" in some texts. */
async function shotsIn(lines: Locator): Promise<{ made: number; total: number }> {
  const pairs = (await lines.allInnerTexts()).flatMap((text) => {
    const [, made, total] = /([\d,]+)\/([\d,]+)/.exec(text) ?? [];
    return made === undefined || total === undefined ? [] : [numbersIn(`${made} ${total}`)];
  });
  return {
    made: sum(pairs.map(([made = 0]) => made)),
    total: sum(pairs.map(([, all = 0]) => all)),
  };
}

/** The numbers of a card by its name, including its caption. */
async function card(page: Page, label: string): Promise<readonly number[]> {
  const found = page
    .locator('main dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });
  await expect(found.first()).toContainText(/\d/);
  return numbersIn(await found.first().innerText());
}

/** The shots that a map leaves out, by its own note. */
async function withoutZone(page: Page): Promise<{ made: number; total: number }> {
  const note = page.getByText(/without a zone \(.* made\)/);
  const [total = 0, made = 0] = (await note.count()) === 0 ? [] : numbersIn(await note.innerText());
  return { made, total };
}

async function lifetime(page: Page) {
  const [percent, made, total] = await card(page, 'Shooting %');
  const [shots] = await card(page, 'Total Shots');
  const [workouts] = await card(page, 'Workouts');
  const [streak] = await card(page, 'Current Streak');
  expect(shots).toBe(total);
  return { percent, made, total, workouts, streak };
}

/** The calendar's months summed, from this one back to the first with a workout. */
async function calendarSums(page: Page) {
  const summary = page.getByRole('region', { name: 'Monthly Summary' });
  const sums = { workouts: 0, total: 0, made: 0 };
  for (let months = 0; months < 4; months += 1) {
    await expect(summary.locator('dd').nth(3)).toContainText('%');
    const [workouts = 0, total = 0, made = 0] = numbersIn(
      (await summary.locator('dd').allInnerTexts()).join(' '),
    );
    sums.workouts += workouts;
    sums.total += total;
    sums.made += made;
    await page.getByRole('button', { name: 'Previous month' }).click();
  }
  return sums;
}

test('every screen of a player shows the same numbers, by the profile’s days', async ({
  page,
  demo,
}) => {
  expect(demo.email).toContain('@');
  await page.goto('/');
  const all = await lifetime(page);
  const latest = page.getByRole('link', { name: /^View Details/ }).first();
  const day = await page
    .getByRole('article', { name: /^Workout of/ })
    .first()
    .getAttribute('aria-label');
  const { made, total, percent, workouts, streak } = all;
  if (made === undefined || total === undefined) throw new Error('The demo has shots');

  await page.goto('/profile');
  expect(await lifetime(page)).toEqual(all);

  await page.goto('/heatmap');
  // Kinds of shots are listed beside them, and lead nowhere.
  const zones = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button'), hasText: /\d+\/\d+/ });
  await expect(zones.first()).toBeVisible();
  const [placed, rest] = [await shotsIn(zones), await withoutZone(page)];
  expect(rest.total).toBeGreaterThan(0);
  expect({ made: placed.made + rest.made, total: placed.total + rest.total }).toEqual({
    made,
    total,
  });

  await page.goto('/calendar');
  expect(await card(page, 'Total Workouts')).toEqual([workouts]);
  expect(await card(page, 'Average Accuracy')).toEqual([percent]);
  expect(await card(page, 'Day Streak')).toEqual([streak]);
  expect(await calendarSums(page)).toEqual({ workouts, made, total });

  await page.goto('/progress');
  await page.getByLabel('Period', { exact: true }).selectOption('Half a year');
  const weekly = page.getByRole('region', { name: 'Shots by week' });
  await weekly.getByText('As a table').click();
  const rows = page.getByRole('table', { name: 'Shots by week' }).locator('tbody tr');
  const cells = await rows.locator('td').allInnerTexts();
  const column = (index: number) =>
    sum(cells.filter((_, at) => at % 3 === index).map((text) => numbersIn(text)[0] ?? 0));
  expect({ made: column(0), total: column(1) }).toEqual({ made, total });

  await page.goto('/leaderboard');
  const own = page.getByRole('listitem').filter({ hasText: 'You' });
  await expect(own.locator('dd')).toHaveText([
    made.toLocaleString('en-US'),
    `${percent}%`,
    total.toLocaleString('en-US'),
    `${streak}`,
  ]);

  await page.goto('/groups');
  await page
    .getByRole('link', { name: /Driveway Legends/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Leaderboard' }).click();
  const standing = page.getByRole('listitem').filter({ hasText: '(you)' });
  await expect(standing).toContainText(`${percent}%`);
  await expect(standing).toContainText(`${made.toLocaleString('en-US')} makes`);
  await expect(standing).toContainText(`${total.toLocaleString('en-US')} shots`);
  await expect(standing).toContainText(`${workouts} workouts`);

  await page.goto('/');
  await latest.click();
  await expect(page.getByRole('heading', { name: 'Shot Chart' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const date = /(\w{3})\w*, (\w{3})\w* (\d+), (\d{4})/.exec(title)?.slice(1) ?? [];
  for (const part of date) expect(day).toContain(part);
  const [shots = 0] = await card(page, 'Total Shots');
  const ofZones = await shotsIn(page.locator('section[aria-labelledby=zone-breakdown] li'));
  expect(ofZones.total + (await withoutZone(page)).total).toBe(shots);
});

test('a coach sees the same numbers of a player as the leaderboard', async ({ page, demo }) => {
  expect(demo.email).toContain('@');
  await page.goto('/leaderboard');
  // Another row names her too when its player stands behind her.
  const name = page.getByText('Maya Okafor', { exact: true });
  const maya = page.getByRole('listitem').filter({ has: name });
  await expect(maya).toContainText('by video');
  const [, accuracy, shots, streak] = await maya.locator('dd').allInnerTexts();
  const share = /(\d+)% by video/.exec(await maya.innerText())?.[1];
  expect(share).toBeDefined();

  await page.goto('/teams');
  await page.getByRole('link', { name: 'View Team: Saturday Skills' }).click();
  const players = page.getByRole('region', { name: 'Players', exact: true });
  const row = players.getByRole('listitem').filter({ hasText: 'Maya Okafor' });
  await expect(row.locator('dd').nth(0)).toHaveText(shots ?? '');
  await expect(row.locator('dd').nth(1)).toHaveText(accuracy ?? '');
  await expect(row.locator('dd').nth(3)).toHaveText(streak === '1' ? '1 day' : `${streak} days`);
  await expect(row.locator('dd').nth(4)).toHaveText(`${share}%`);

  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Compare Maya Okafor' }).check();
  await page.getByRole('checkbox', { name: 'Compare Priya Shah' }).check();
  const table = page.getByRole('group', { name: 'Comparison' });
  await expect(table.getByRole('rowheader', { name: /Zone 5/ })).toBeVisible();
  const heads = await table.locator('thead th').allInnerTexts();
  // The first cell of each row is its heading.
  const column = table.locator(`tbody td:nth-child(${2 + heads.indexOf('Maya Okafor')})`);
  await expect(column.nth(0)).toHaveText(shots ?? '');
  await expect(column.nth(5)).toHaveText(`${share}%`);
  expect((await shotsIn(column)).total).toBe(numbersIn(shots ?? '')[0]);
});
