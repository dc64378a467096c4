import type { Page } from '@playwright/test';
import { completeProfile, readCode, signIn } from '../harness/sign-in.ts';
import { play } from '../harness/play.ts';
import { shoot } from '../harness/shoot.ts';
import { expect, test } from '../harness/test.ts';

/** Turns coach mode on in the profile and creates a team. */
async function createTeam(page: Page, name: string): Promise<void> {
  await page.goto('/teams');
  await page.getByRole('link', { name: 'Go to Profile' }).click();
  await page.getByRole('switch', { name: 'Coach Mode' }).click();
  await expect(page.getByText('Coach', { exact: true })).toBeVisible();
  await page.goto('/teams');
  await page.getByRole('button', { name: 'Create First Team' }).click();
  await page.getByLabel('Team Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create Team' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** A future day by the browser's calendar, as typed and as shown. */
function inDays(days: number) {
  const date = new Date(Date.now() + days * 24 * 3_600_000);
  const timeZone = 'America/New_York';
  const as = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(date);
  return {
    day: as('sv', {}),
    words: as('en-US', { weekday: 'long', month: 'short', day: 'numeric' }),
  };
}

const roster = (page: Page) => page.getByRole('region', { name: 'Players', exact: true });

test('a coach adds a player by e-mail, assigns a workout, and sees the numbers move', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
  picture,
}) => {
  await createTeam(page, 'Lions');
  await expectAccessible();
  await expect(page.getByText('No players yet')).toBeVisible();
  const email = `player-${signedIn.email}`;
  await page.getByLabel('Player’s e-mail').fill(email);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(email);

  const player = await anotherBrowser();
  await signIn(player, email);
  await player.goto('/teams');
  await expect(player.getByText('Not part of any team')).toBeVisible();
  await player.getByRole('button', { name: 'Accept: Lions' }).click();
  await expect(player.getByRole('link', { name: 'View Team: Lions' })).toBeVisible();

  await page.reload();
  await expect(roster(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Assign Workout' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Five shots a day');
  await dialog.getByLabel('How many').fill('5');
  await dialog.getByRole('button', { name: 'Assign Workout' }).click();
  await expect(page.getByText('0 of 1 done')).toBeVisible();

  await player.goto('/');
  await expect(player.getByRole('region', { name: 'From your coach' })).toContainText('0 of 5');
  await page.getByRole('checkbox', { name: 'Not active this week (1)' }).click();
  await page.getByRole('button', { name: 'Remind 1 player' }).click();
  await expect(page.getByText('1 player reminded', { exact: true })).toBeVisible();
  await shoot(player, 3, 2);
  await expect(player.getByRole('region', { name: 'Done for your coach' })).toContainText(
    'Five shots a day',
  );
  await player.goto('/');
  const asked = player.getByRole('region', { name: 'From your coach' });
  await expect(asked).toContainText('5 of 5');
  await expect(asked).toContainText('Done');

  await page.reload();
  await expect(roster(page).getByRole('listitem')).toContainText(/Shots\s*5\s*Accuracy\s*60%/);
  await page.getByText('1 of 1 done').click();
  await expect(page.getByText('none by video')).toBeVisible();
  expect(await roster(page).innerText()).not.toContain('@');
  await roster(page).getByRole('link', { name: 'Jordan Rivers' }).click();
  await expect(page.getByText(/^Last active /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Assigned workouts' })).toContainText('Done');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Elbow in');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expectAccessible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Elbow in');
  await page.goBack();
  await expectAccessible();
  await picture('team');
});

test('a join link leads through sign-in into the team, and the player leaves again', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
}) => {
  await createTeam(page, 'Hawks');
  await page.getByRole('button', { name: 'Make a Join Link' }).click();
  const link = await page.getByRole('textbox', { name: 'Join link' }).inputValue();
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/join\/[\w-]{32}$/);

  const player = await anotherBrowser();
  const email = `joiner-${signedIn.email}`;
  await player.goto(link);
  await player.getByLabel('E-mail').fill(email);
  await player.getByRole('button', { name: 'Send code' }).click();
  await player.getByLabel('Sign-in code').fill(await readCode(player, email));
  await expect(player.getByRole('heading', { name: 'Hawks' })).toBeVisible();
  await player.getByRole('button', { name: 'Accept & Join' }).click();
  await completeProfile(player);
  await player.goto('/teams');
  await player.getByRole('link', { name: 'View Team: Hawks' }).click();
  await expect(roster(player).getByRole('listitem')).toHaveCount(1);

  await page.reload();
  await expect(roster(page).getByRole('listitem')).toHaveCount(1);
  await player.getByRole('button', { name: 'Leave Team' }).click();
  await player.getByRole('dialog').getByRole('button', { name: 'Leave Team' }).click();
  await expect(player.getByText('Not part of any team')).toBeVisible();

  await page.reload();
  await expect(page.getByText('No players yet')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Stop Link' }).click();
  await expect(page.getByRole('button', { name: 'Make a Join Link' })).toBeVisible();
  await player.goto(link);
  await expect(player.getByText('This invitation has already been revoked.')).toBeVisible();
});

test('a coach sends announcements to the team and one player, assigns a drill, and reads and prints the week', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
  picture,
}) => {
  await createTeam(page, 'Lions');
  const email = `player-${signedIn.email}`;
  await page.getByLabel('Player’s e-mail').fill(email);
  await page.getByRole('button', { name: 'Invite' }).click();
  const player = await anotherBrowser();
  await signIn(player, email);
  await player.goto('/teams');
  await player.getByRole('button', { name: 'Accept: Lions' }).click();
  await player.getByRole('link', { name: 'View Team: Lions' }).click();
  await expect(player.getByText('Your coach has not written anything yet.')).toBeVisible();

  await page.reload();
  const tell = async (text: string, who: string) => {
    await page.getByRole('button', { name: 'Write' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('For').selectOption(who);
    await dialog.getByLabel('Text').fill(text);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('region', { name: 'Announcements' })).toContainText(text);
  };
  await tell('Practice at 5', 'Whole team');
  await tell('Elbow in', 'Jordan Rivers');
  await page.getByRole('button', { name: 'Assign Workout' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Around the world by Friday');
  await dialog.getByLabel('What to count').selectOption('Workouts');
  await dialog.getByLabel('Which drill').selectOption('Around the World');
  await expect(dialog.getByLabel('How many')).toHaveValue('1');
  const due = inDays(3);
  await dialog.getByLabel('Due day').fill(due.day);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Assign Workout' }).click();
  const asked = `1 workout of Around the World by ${due.words}`;
  await expect(page.getByRole('region', { name: 'Assigned workouts' })).toContainText(asked);
  await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(1);

  await player.goto('/inbox');
  await expect(player.getByText('Elbow in')).toBeVisible();
  await player.getByRole('link', { name: /wrote to you/ }).click();
  await player.getByRole('link', { name: 'View Team: Lions' }).click();
  const announcements = player.getByRole('region', { name: 'Announcements' });
  await expect(announcements.getByRole('listitem')).toHaveText([
    /^Elbow inFor you/,
    /^Practice at 5/,
  ]);
  await player.goto('/');
  await expect(player.getByRole('region', { name: 'From your coach' })).toContainText(asked);
  await player.getByRole('link', { name: 'Start: Around the world by Friday' }).click();
  await play(player, 'xooooooo');
  await player.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(player.getByRole('region', { name: 'Done for your coach' })).toContainText(
    'Around the world by Friday',
  );

  await page.getByRole('button', { name: 'Take back: Practice at 5' }).click();
  await page.getByText('1 of 1 done').click();
  await expect(page.getByText('Best result: 8 shots')).toBeVisible();
  await page.getByRole('link', { name: 'The week' }).click();
  await expect(page.getByText('1 of 1 player trained · 8 shots, 88% made')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Trained (1)' })).toContainText(
    'No workout the week before',
  );
  const report = page.getByRole('region', { name: 'Assigned workouts' });
  await expect(report).toContainText(asked);
  await expect(report).toContainText('1 of 1 done');
  await picture('team-week');
  await expectAccessible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Jordan Rivers')).toBeVisible();
  await expect(report).toBeVisible();
  await picture('team-week-print');
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'The week before' }).click();
  await expect(page.getByText('0 of 1 player trained')).toBeVisible();
});
