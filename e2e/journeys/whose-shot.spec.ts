import type { Page } from '@playwright/test';
import { saveCountedFilm } from '../harness/counted-film.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data });
  await expect(answer).toBeOK();
  return (await answer.json()) as { readonly id: string; readonly token?: string };
};

/** Puts the player of this page into a squad with the players of these pages, under these names. */
async function squadOf(page: Page, guests: Readonly<Record<string, Page>>): Promise<void> {
  await page.request.patch('/api/user/profile', { data: { displayName: 'Alex' } });
  const { id } = await post(page, '/api/groups', { name: 'Tigers' });
  for (const [displayName, guest] of Object.entries(guests)) {
    const { token } = await post(page, `/api/groups/${id}/invitations`, {});
    await signIn(guest, `${displayName.toLowerCase()}-${id}@example.com`);
    await guest.request.patch('/api/user/profile', { data: { displayName } });
    await post(guest, `/api/invitations/${token ?? ''}/accept`, {});
  }
}

/** A film of thirty shots by three players, ten at a time; every second one is made. */
async function filmOfThree(page: Page): Promise<string> {
  const shots = Array.from({ length: 30 }, (_, index) => ({
    rimSeconds: index + 1,
    outcome: index % 2 === 0 ? ('made' as const) : ('missed' as const),
  }));
  const { id } = await saveCountedFilm(page, { workoutDate: '2026-03-12T17:00:00Z', shots });
  return id;
}

const totalShots = async (page: Page) => {
  const stats = (await (await page.request.get('/api/stats')).json()) as { totalShots: number };
  return stats.totalShots;
};

test('three players film together: taking turns of ten, each may accept their own shots', async ({
  page,
  signedIn,
  anotherBrowser,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  const [sam, kim] = [await anotherBrowser(), await anotherBrowser()];
  await squadOf(page, { Sam: sam, Kim: kim });
  await page.goto(`/video/${await filmOfThree(page)}`);
  const together = page.getByRole('region', { name: 'Filmed together?' });
  const shots = page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
  await together.getByLabel('Players').selectOption('3');
  await together.getByLabel('Turn 2 was').selectOption('Sam');
  await together.getByLabel('Turn 3 was').selectOption('Kim');
  await expectAccessible();
  await picture('turns-of-three');
  await together.getByRole('button', { name: 'Take out 20 shots of the others' }).tap();
  await expect(shots).toHaveCount(10);
  await expect(together.getByText('Sam: 10 shots, 5 made')).toBeVisible();
  await expect(together.getByText('Kim: 10 shots, 5 made')).toBeVisible();

  await shots.nth(0).tap();
  await page.getByRole('button', { name: 'Sam’s shot' }).tap();
  await expect(together.getByText('Sam: 11 shots, 6 made')).toBeVisible();
  await together.getByRole('button', { name: 'Send 11 shots to Sam' }).tap();
  await expect(together.getByText(/^Sent to Sam, who can answer until/)).toBeVisible();
  await together.getByRole('button', { name: 'Send 10 shots to Kim' }).tap();
  await expect(together.getByText(/^Sent to Kim, /)).toBeVisible();
  await expectAccessible();
  await picture('shots-sent');

  await sam.goto('/inbox');
  await expect(sam.getByText('Alex filmed you on Mar 12')).toBeVisible();
  await expect(sam.getByText('11 shots, 6 made.')).toBeVisible();
  await sam.getByRole('button', { name: 'Add shots' }).tap();
  await expect(sam).toHaveURL(/\/workout\//);
  await expect(sam.getByText('Filmed by Alex')).toBeVisible();
  await expect(sam.getByText('6/11').first()).toBeVisible();
  expect(await totalShots(sam)).toBe(11);
  const samsWorkout = sam.url();

  await kim.goto('/inbox');
  await kim.getByRole('button', { name: 'No, thanks' }).tap();
  await kim.getByRole('button', { name: 'Only this time' }).tap();
  await expect(kim.getByText('Nothing new')).toBeVisible();
  expect(await totalShots(kim)).toBe(0);

  await page.reload();
  await expect(together.getByText('Sam has added these shots to their workouts.')).toBeVisible();
  await expect(together.getByText('Somebody else: 10 shots, 5 made')).toBeVisible();
  await expect(together.getByText('Kim does not want shots of this film.')).toBeVisible();
  await expect.poll(() => totalShots(page)).toBe(9);

  // A wrong call is corrected, and a shot that was Sam's all along is sent to them later.
  await together
    .getByRole('button', { name: /^It missed: / })
    .first()
    .tap();
  await shots.nth(0).tap();
  await page.getByRole('button', { name: 'Sam’s shot' }).tap();
  await together.getByRole('button', { name: 'Send 12 shots to Sam' }).tap();
  await expect(together.getByText(/^Sent to Sam, /)).toBeVisible();
  await sam.goto('/inbox');
  await expect(sam.getByText('Alex corrected your shots of Mar 12')).toBeVisible();
  await sam.goto(samsWorkout);
  const correction = sam.getByRole('region', { name: 'Alex corrected your shots' });
  await expect(correction).toContainText(/^.*\d of 12 made now\. You have 6 of 11\./);
  await expect(correction).toContainText('1 call is different now. 1 shot is new.');
  await correction.getByRole('button', { name: 'Take the new ones' }).tap();
  await expect(correction).toBeHidden();
  await expect.poll(() => totalShots(sam)).toBe(12);
  // Deleting the film leaves Sam's workout untouched.
  const workouts = (await (await page.request.get('/api/workouts')).json()) as { id: string }[];
  await expect(await page.request.delete(`/api/workouts/${workouts[0]?.id ?? ''}`)).toBeOK();
  expect(await totalShots(page)).toBe(0);
  expect(await totalShots(sam)).toBe(12);
});

test('a player who mutes the person who filmed them is not asked again', async ({
  page,
  signedIn,
  anotherBrowser,
}) => {
  expect(signedIn.email).toContain('@');
  const sam = await anotherBrowser();
  await squadOf(page, { Sam: sam });
  await page.goto(`/video/${await filmOfThree(page)}`);
  const together = page.getByRole('region', { name: 'Filmed together?' });
  await together.getByLabel('Turn 2 was').selectOption('Sam');
  await together.getByRole('button', { name: /^Take out/ }).tap();
  await together.getByRole('button', { name: 'Send 10 shots to Sam' }).tap();
  await expect(together.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await sam.goto('/inbox');
  await sam.getByRole('button', { name: 'No, thanks' }).tap();
  await sam.getByRole('button', { name: 'Mute Alex' }).tap();
  await expect(sam.getByText('Nothing new')).toBeVisible();
  await expect(sam.getByText('Alex is muted', { exact: true })).toBeVisible();
});
