import type { Page } from '@playwright/test';
import { changeDatabase } from '../harness/database.ts';
import { answerTo } from '../harness/repeat-unanswered.ts';
import { shoot } from '../harness/shoot.ts';
import { completeProfile, readCode, sharedMailbox, signIn } from '../harness/sign-in.ts';
import { copyNewLink, createSquad, letIn } from '../harness/squad.ts';
import { expect, test } from '../harness/test.ts';

const invitationsOf = (page: Page) =>
  page.getByRole('region', { name: 'invitations' }).getByRole('listitem');

const membersOf = async (page: Page) => {
  await page.getByRole('tab', { name: 'Members' }).click();
  return page.getByRole('region', { name: 'members' }).getByRole('listitem');
};

test('a link admits one person, who signs in first and returns; after a removal it does not readmit them', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
  picture,
}) => {
  await createSquad(page, 'Tigers');
  await expectAccessible();
  const link = await copyNewLink(page);
  await picture('squad-invites');

  const newcomer = await anotherBrowser();
  const email = `newcomer-${signedIn.email}`;
  await newcomer.goto(link);
  await newcomer.getByLabel('E-mail').fill(email);
  await newcomer.getByRole('button', { name: 'Send code' }).click();
  await newcomer.getByLabel('Sign-in code').fill(await readCode(newcomer, email));
  await expect(newcomer.getByRole('heading', { name: 'Tigers' })).toBeVisible();
  await expect(newcomer.getByText('We train on Tuesdays')).toBeVisible();
  await newcomer.getByRole('button', { name: 'Accept & Join' }).click();
  await completeProfile(newcomer);
  await newcomer.goto('/groups');
  await newcomer.getByRole('link', { name: 'Tigers' }).click();
  await expect(await membersOf(newcomer)).toHaveCount(2);
  expect(await newcomer.content()).not.toContain(signedIn.email);

  await page.reload();
  await expect(await membersOf(page)).toHaveCount(2);
  await picture('squad-members');
  await page.getByRole('button', { name: 'More: Jordan Rivers' }).click();
  await page.getByRole('button', { name: 'Remove Jordan Rivers' }).click();
  await page.getByRole('button', { name: 'Remove Member' }).click();
  await expect(await membersOf(page)).toHaveCount(1);
  await newcomer.reload();
  await expect(newcomer.getByText('Group not found')).toBeVisible();
  await newcomer.goto(link);
  await expect(newcomer.getByText('This invitation has already been accepted.')).toBeVisible();
});

/** The link in the newest mail to an address. The worker sends it. */
async function mailedLink(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    await page.goto(sharedMailbox());
    const mail = page
      .getByRole('article')
      .filter({ hasText: `To ${email}` })
      .first();
    link = /See the invitation: (\S+)/.exec(await mail.innerText({ timeout: 1000 }))?.[1];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

test('a player is invited by mail, declines, is invited again and accepts; the link works for no one else', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
  picture,
}) => {
  const friend = await anotherBrowser();
  const { email } = await signIn(friend, `friend-${signedIn.email}`);
  await createSquad(page, 'Lions');
  const squad = page.url();
  await page.getByLabel('E-mail (optional)').fill(email);
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(invitationsOf(page)).toContainText([email]);

  const link = await mailedLink(page, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Another Account’s Invitation' })).toBeVisible();

  // A user signed in to another account switches, and returns to the invitation.
  const shared = await anotherBrowser();
  await signIn(shared, `somebody-${email}`);
  await shared.goto(link);
  await shared.getByRole('link', { name: 'Switch account' }).click();
  await shared.getByLabel('E-mail').fill(email);
  await shared.getByRole('button', { name: 'Send code' }).click();
  await shared.getByLabel('Sign-in code').fill(await readCode(shared, email));
  await expect(shared.getByRole('heading', { name: 'Lions' })).toBeVisible();

  await friend.goto(link);
  await expect(friend.getByRole('heading', { name: 'Lions' })).toBeVisible();
  await friend.goto('/groups');
  const waiting = friend.getByRole('region', { name: 'Invitations' });
  await expect(waiting).toContainText('Lions');
  await expect(
    friend.getByRole('navigation').filter({ visible: true }).getByText('1 pending invitation'),
  ).toBeVisible();
  await waiting.getByRole('button', { name: 'Decline' }).click();
  await expect(waiting).toHaveCount(0);

  await page.goto(squad);
  await page.getByRole('tab', { name: 'Invites' }).click();
  await expect(invitationsOf(page)).toContainText(['Declined']);
  await page.getByLabel('E-mail (optional)').fill(email);
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(invitationsOf(page)).toHaveCount(2);

  await friend.reload();
  await waiting.getByRole('button', { name: 'Accept' }).click();
  await expect(friend.getByRole('link', { name: 'Lions' })).toBeVisible();
  await page.goto('/groups');
  await expect(page.getByText('2 members')).toBeVisible();
  await expectAccessible();
  await picture('squads');
});

test('an expired link and a revoked one say so', async ({ page, anotherBrowser, signedIn }) => {
  await createSquad(page, 'Bears');
  const expired = await copyNewLink(page);
  const token = expired.slice(expired.lastIndexOf('/') + 1);
  await changeDatabase(
    "update group_invites set expires_at = now() - interval '1 second' where token = $1",
    [token],
  );
  await page.reload();
  await page.getByRole('tab', { name: 'Invites' }).click();
  await expect(invitationsOf(page)).toContainText(['Expired']);
  const revoked = await copyNewLink(page);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(invitationsOf(page)).toContainText(['Revoked', 'Expired']);

  const late = await anotherBrowser();
  await signIn(late, `late-${signedIn.email}`);
  await late.goto(expired);
  await expect(late.getByRole('heading', { name: 'Invitation Expired' })).toBeVisible();
  await late.goto(revoked);
  await expect(late.getByText('This invitation has already been revoked.')).toBeVisible();
  await late.goto('/invite/never-was');
  await expect(late.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
});

test('if two players open one link at the same time, one gets in, and the owner sees who', async ({
  page,
  anotherBrowser,
  signedIn,
}) => {
  await createSquad(page, 'Hawks');
  const link = await copyNewLink(page);
  const guests = await Promise.all(
    ['first', 'second'].map(async (name) => {
      const guest = await anotherBrowser();
      await signIn(guest, `${name}-${signedIn.email}`);
      await guest.goto(link);
      await expect(guest.getByRole('heading', { name: 'Hawks' })).toBeVisible();
      return guest;
    }),
  );

  const after = /^(My Squads|Invitation Already Processed|Invalid Invitation)$/;
  await Promise.all(
    guests.map(async (guest) => {
      const join = guest.getByRole('button', { name: 'Accept & Join' });
      // The slower one may find the button gone: then the page says why.
      await join.click({ timeout: 30_000 }).catch(() => undefined);
      await expect(guest.getByRole('heading', { level: 1, name: after })).toBeVisible();
    }),
  );

  await page.reload();
  await expect(await membersOf(page)).toHaveCount(2);
  const memberships = await Promise.all(
    guests.map(async (guest) => {
      await guest.goto('/groups');
      await expect(guest.getByRole('heading', { level: 1, name: 'My Squads' })).toBeVisible();
      const squad = guest.getByRole('link', { name: 'Hawks' });
      await expect(squad.or(guest.getByText('No squads yet'))).toBeVisible();
      return squad.count();
    }),
  );
  expect(memberships.toSorted()).toEqual([0, 1]);
});

test('a link for several people admits that many, and can be revoked', async ({
  page,
  anotherBrowser,
  signedIn,
  picture,
  expectAccessible,
}) => {
  await createSquad(page, 'Owls');
  await page.getByLabel('The link lets in').selectOption('5 people');
  const link = await copyNewLink(page);
  const invitation = invitationsOf(page).first();
  await expect(invitation).toContainText('Link for 5 people');
  await expect(invitation).toContainText('0 of 5 have joined');
  const guests = await Promise.all(
    ['first', 'second', 'late'].map(async (name) => {
      const guest = await anotherBrowser();
      await signIn(guest, `${name}-${signedIn.email}`);
      return guest;
    }),
  );
  const [first, second, late] = guests;
  if (!first || !second || !late) throw new Error('There are three guests');
  for (const guest of [first, second]) {
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Accept & Join' }).click();
    await expect(guest.getByRole('heading', { level: 1, name: 'My Squads' })).toBeVisible();
  }

  await page.reload();
  await expect(invitation).toContainText('2 of 5 have joined');
  await picture('squad-link-for-several');
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('squad-link-for-several-dark');
  await expectAccessible();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(invitation).toContainText('Revoked');
  await late.goto(link);
  await expect(late.getByText('This invitation has already been revoked.')).toBeVisible();
  await expect(await membersOf(page)).toHaveCount(3);
});

const weekOf = (page: Page) => page.getByRole('region', { name: 'This week' });

test('a squad sees what a member chose to share, and nothing after they have left', async ({
  page,
  anotherBrowser,
  signedIn,
  picture,
  expectAccessible,
}) => {
  await createSquad(page, 'Foxes');
  const guest = await anotherBrowser();
  await letIn(page, guest, `guest-${signedIn.email}`);
  await shoot(guest, 2, 1);
  await page.getByRole('tab', { name: 'Overview' }).click();
  // The guest's age is unknown, so badges show, but no numbers.
  await expect(weekOf(page)).toContainText('Earned the badge First Bucket');
  await expect(weekOf(page)).not.toContainText('Made 2 of 3 shots');

  await guest.goto('/groups');
  await guest.getByRole('link', { name: 'Foxes' }).click();
  await weekOf(guest).getByRole('link', { name: 'What you share' }).click();
  await guest.getByRole('switch', { name: 'Workouts and their numbers' }).click();
  await expect(guest.getByText('Profile updated!').first()).toBeVisible();
  await page.reload();
  await expect(weekOf(page)).toContainText('Made 2 of 3 shots');
  const buttonOf = (reader: Page, name: RegExp | string) =>
    weekOf(reader)
      .getByRole('listitem')
      .filter({ hasText: 'Made 2 of 3 shots' })
      .getByRole('button', { name });
  const onFire = (reader: Page) => buttonOf(reader, /^On fire/);
  await buttonOf(page, 'More reactions').click();
  // It shows before it is saved, and the guest must see it saved.
  const saved = answerTo(page, /\/reactions\//);
  await onFire(page).click();
  await expect(onFire(page)).toHaveAccessibleName('On fire: you');
  await saved;
  await guest.goBack();
  await expect(onFire(guest)).toHaveAccessibleName('On fire: 1 player');
  await onFire(guest).focus();
  await guest.keyboard.press('Enter');
  await expect(onFire(guest)).toHaveAccessibleName('On fire: you and 1 other');
  await picture('squad-week');
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('squad-week-dark');
  await expectAccessible();

  await weekOf(page)
    .getByRole('button', { name: /^Reply: .*Made 2 of 3/ })
    .click();
  await expect(page.getByText('Replying to Jordan Rivers’s workout')).toBeVisible();
  await page.keyboard.type('Well shot!');
  await page.keyboard.press('Enter');
  await guest.getByRole('tab', { name: 'Chat' }).click();
  const chat = guest.getByRole('log', { name: 'Messages' });
  await expect(chat).toContainText('On your workoutWell shot!');
  await guest.getByPlaceholder('Type a message...').fill('Thanks');
  await guest.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Thanks');
  await picture('squad-chat');
  await expectAccessible();
  await page.getByRole('button', { name: 'More: Thanks' }).click();
  await page.getByRole('button', { name: 'Remove message' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(chat).toContainText('This message was removed.');
  await expect(page.getByRole('log', { name: 'Messages' })).not.toContainText('Thanks');
  await page.getByRole('button', { name: 'More: Foxes' }).click();
  await page.getByRole('button', { name: 'Removed messages' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText('Thanks');
  await picture('squad-removed');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Overview' }).click();

  await guest.getByRole('tab', { name: 'Overview' }).click();
  await guest.getByRole('button', { name: 'More: Foxes' }).click();
  await guest.getByRole('button', { name: 'Leave Squad' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Leave Squad' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'My Squads' })).toBeVisible();
  await page.reload();
  await expect(weekOf(page)).toContainText('Nothing this week yet');
});

test('records show in the feed until their player turns them off; a teen shows only badges', async ({
  page,
  anotherBrowser,
  signedIn,
  picture,
}) => {
  await createSquad(page, 'Herons');
  await page.getByLabel('The link lets in').selectOption('5 people');
  const link = await copyNewLink(page);
  const [adult, teen] = [await anotherBrowser(), await anotherBrowser()];
  const join = async (guest: Page, displayName: string, age: number) => {
    await signIn(guest, `${displayName}-${signedIn.email}`.toLowerCase());
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Accept & Join' }).click();
    await expect(guest.getByRole('heading', { level: 1, name: 'My Squads' })).toBeVisible();
    const birthday = `${new Date().getFullYear() - age}-01-01`;
    const data = { displayName, birthday };
    await expect(await guest.request.patch('/api/user/profile', { data })).toBeOK();
    // A record beats an earlier workout.
    await shoot(guest, 3, 2);
    await shoot(guest, 10, 2);
  };
  await join(adult, 'Maya', 30);
  await join(teen, 'Lena', 15);

  await page.getByRole('tab', { name: 'Overview' }).click();
  const items = weekOf(page).getByRole('listitem');
  const workoutOf = (name: string) =>
    items.filter({ hasText: name }).filter({ hasText: 'Made 10 of 12 shots' });
  const badgesOf = (name: string) =>
    items.filter({ hasText: name }).filter({ hasText: 'Earned the badge' });
  await expect(workoutOf('Maya').getByRole('list', { name: 'Personal records' })).toContainText(
    'Most makes in a workout: 10',
  );
  await expect(badgesOf('Maya').first()).toBeVisible();
  await expect(badgesOf('Lena').first()).toBeVisible();
  await expect(workoutOf('Lena')).toHaveCount(0);
  await picture('squad-records');

  const choice = (guest: Page, name: string) => guest.getByRole('switch', { name, exact: true });
  await teen.goto('/profile');
  await expect(choice(teen, 'Badges')).toBeChecked();
  await expect(choice(teen, 'Personal records')).not.toBeChecked();
  await expect(choice(teen, 'Workouts and their numbers')).not.toBeChecked();
  await adult.goto('/profile');
  for (const name of ['Personal records', 'Badges']) {
    await expect(choice(adult, name)).toBeEnabled();
    await choice(adult, name).click();
    await expect(choice(adult, name)).not.toBeChecked();
  }
  await page.reload();
  await expect(workoutOf('Maya')).toBeVisible();
  await expect(workoutOf('Maya').getByRole('list', { name: 'Personal records' })).toHaveCount(0);
  await expect(badgesOf('Maya')).toHaveCount(0);
});
