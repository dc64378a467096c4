import type { Page } from '@playwright/test';
import { changeDatabase } from '../harness/database.ts';
import { play } from '../harness/play.ts';
import { shoot } from '../harness/shoot.ts';
import { createSquad, letIn } from '../harness/squad.ts';
import { expect, test } from '../harness/test.ts';

const openTab = async (page: Page, squad: string) => {
  await page.goto(`${squad.split('?')[0] ?? ''}?tab=challenges`);
  await expect(page.getByRole('region', { name: 'Challenges' })).toBeVisible();
};

const standingsOf = (page: Page) =>
  page.getByRole('list', { name: 'Standings' }).first().getByRole('listitem');

/** Simulates the tab being shown again. */
const lookAgain = (page: Page) =>
  page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");

test('a challenge is started, joined from another account, watched while shots come in, won, and started again', async ({
  page,
  anotherBrowser,
  signedIn,
  picture,
  expectAccessible,
}) => {
  await createSquad(page, 'Herons');
  const squad = page.url();
  const guest = await anotherBrowser();
  await letIn(page, guest, `guest-${signedIn.email}`);

  await page.getByRole('tab', { name: 'Challenges' }).click();
  await expect(page.getByText('No challenges yet')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Start a Challenge' }).click();
  await page.getByLabel('Name (optional)').fill('Rainmakers');
  await expect(page.getByText(/^You take part from the start/)).toBeVisible();
  await picture('challenge-form');
  await expectAccessible();
  await page.getByRole('button', { name: 'Start Challenge' }).click();
  await expect(page.getByRole('heading', { name: 'Rainmakers' })).toBeVisible();
  await expect(standingsOf(page)).toHaveText([/Jordan Rivers \(you\)No makes yet$/]);

  // The others' inbox leads there.
  await guest.goto('/inbox');
  await guest.getByRole('link', { name: /New challenge in Herons: Rainmakers/ }).click();
  await expect(guest.getByText('6 days left')).toBeVisible();
  await expect(guest.getByText(/^Members of this squad see your makes/)).toBeVisible();
  await expect(standingsOf(guest)).toHaveCount(1);
  await guest.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(standingsOf(guest)).toHaveCount(2);

  await shoot(guest, 3, 1);
  await lookAgain(page);
  await expect(standingsOf(page)).toHaveText([
    /^Rank 1.*Jordan Rivers3 makes$/,
    /Jordan Rivers \(you\)No makes yet$/,
  ]);
  await picture('challenge');
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('challenge-dark');
  await expectAccessible();

  // Nine days pass.
  const ofSquad = [new URL(squad).pathname.split('/').at(-1) ?? ''];
  await changeDatabase(
    'update challenges set first_day = first_day - 9, last_day = last_day - 9 where group_id = $1',
    ofSquad,
  );
  await changeDatabase(
    'update user_days set day = day - 9 where user_id in (select user_id from group_members where group_id = $1)',
    ofSquad,
  );
  await openTab(guest, squad);
  await expect(guest.getByText('You won!')).toBeVisible();
  await lookAgain(page);
  await expect(page.getByText('Jordan Rivers won.')).toBeVisible();
  await expectAccessible();
  await guest.getByRole('button', { name: 'Start the Next One' }).click();
  await expect(guest.getByText('6 days left')).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Rainmakers' })).toHaveCount(2);

  // A member whose page is outdated joins the challenge that was started in the meantime.
  await page.getByRole('button', { name: 'Start the Next One' }).click();
  await expect(standingsOf(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Rainmakers' })).toHaveCount(2);
  const more = page.getByRole('button', { name: 'More: Rainmakers' });
  await more.first().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(standingsOf(page)).toHaveCount(1);

  // The owner of the squad ends it, and deletes the other one.
  await more.first().click();
  await page.getByRole('button', { name: 'End Today' }).click();
  await page.getByRole('button', { name: 'End It Today' }).click();
  await expect(page.getByText('Ends today')).toBeVisible();

  // For a participant who has trained today, it is the suggestion of the day, and leads there.
  await shoot(guest, 1, 0);
  await guest.goto('/');
  const today = guest.getByRole('region', { name: 'Today' });
  await today.getByRole('link', { name: /^Ends today: Rainmakers/ }).click();
  await expect(guest.getByText('Ends today', { exact: true })).toBeVisible();
  await more.last().click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Challenge' }).click();
  await expect(page.getByRole('heading', { name: 'Rainmakers' })).toHaveCount(1);
});

test('a challenge of a drill leads to the drill, and shows its result', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await createSquad(page, 'Storks');
  const squad = page.url();
  await page.getByRole('tab', { name: 'Challenges' }).click();
  await page.getByRole('button', { name: 'Start a Challenge' }).click();
  await page.getByLabel('What counts').selectOption('Best result in a drill');
  await page.getByRole('button', { name: 'Start Challenge' }).click();
  await expect(page.getByText('Choose a drill', { exact: true }).last()).toBeVisible();
  await page.getByLabel('Which drill').selectOption('Around the World');
  await page.getByRole('button', { name: 'Start Challenge' }).click();
  await expect(page.getByRole('heading', { name: 'Best at Around the World' })).toBeVisible();
  await expect(standingsOf(page)).toHaveText([/No result yet$/]);
  await page.getByRole('link', { name: 'Play the Drill' }).click();
  await play(page, 'xooooooo');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);
  await openTab(page, squad);
  await expect(standingsOf(page)).toHaveText([/8 shots$/]);
  await picture('challenge-drill');
  await expectAccessible();
});

test('a percentage challenge needs attempts, one of days begins later, and a challenge can count filmed shots only', async ({
  page,
  signedIn,
  picture,
}) => {
  expect(signedIn.email).toContain('@');
  await createSquad(page, 'Cranes');
  const squad = page.url();
  await page.getByRole('tab', { name: 'Challenges' }).click();
  const start = async (kind: string, fill: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Start a Challenge' }).click();
    await page.getByLabel('What counts').selectOption(kind);
    await fill();
    await page.getByRole('button', { name: 'Start Challenge' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const nameIt = (name: string) => page.getByLabel('Name (optional)').fill(name);
  const challenge = (name: string) =>
    page
      .getByRole('region', { name: 'Challenges' })
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { name }),
      });

  await start('Best percentage', async () => {
    await page.getByLabel('Shots needed').fill('12');
    await nameIt('Sharp');
  });
  await expect(challenge('Sharp')).toContainText('The best percentage wins, from 12 shots on.');
  await start('Most makes', async () => {
    await page.getByLabel('Filmed shots only').check();
    await nameIt('Seen');
  });
  const filmedOnly = 'Only shots that the server counted from a film count.';
  await expect(challenge('Seen')).toContainText(filmedOnly);
  await start('Most days trained', async () => {
    const first = await page.getByLabel('First day').inputValue();
    const later = (days: number) =>
      new Date(Date.parse(first) + days * 24 * 3_600_000).toISOString().slice(0, 10);
    await page.getByLabel('First day').fill(later(1));
    await page.getByLabel('Last day').fill(later(10));
    await nameIt('Daily');
  });
  await expect(challenge('Daily')).toContainText('Starts tomorrow');
  await start('Most days trained', () => nameIt('Regular'));
  await expect(challenge('Regular')).toContainText('No day yet');

  await shoot(page, 6, 4);
  await openTab(page, squad);
  await expect(challenge('Sharp')).toContainText('10 of 12 shots taken');
  await expect(challenge('Seen')).toContainText('No makes yet');
  await shoot(page, 3, 1);
  await openTab(page, squad);
  await expect(challenge('Sharp')).toContainText('64.3%');
  await expect(challenge('Sharp')).toContainText('9 of 14');
  await expect(challenge('Seen')).toContainText('No makes yet');
  // Two workouts on one day count as one day; the challenge that begins tomorrow counts none.
  const own = challenge('Regular').getByRole('list', { name: 'Standings' }).getByRole('listitem');
  await expect(own).toHaveText([/^Rank 1.*Jordan Rivers \(you\)1 day$/]);
  await expect(challenge('Daily')).not.toContainText('1 day');
  await picture('challenge-kinds');
});
