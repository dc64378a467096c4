import type { Page } from '@playwright/test';
import { withProgram } from '../harness/own-program.ts';
import { pretendedFilm } from '../harness/pretending.ts';
import { type PushedDevice, pushedDevice } from '../harness/pushed-device.ts';
import { type ProgramThatPushes, runPushing } from '../harness/pushing.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect } from '../harness/test.ts';

const test = withProgram(runPushing).extend<{ readonly device: PushedDevice }>({
  device: async ({ page, program }, use) => {
    program.service.received.length = 0;
    await use(await pushedDevice(page, program.service));
  },
});
// A service worker keeps its state beyond a journey, so each journey has its own.
test.use({ serviceWorkers: 'allow', reuseContext: false });

const card = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const theSwitch = (page: Page) =>
  card(page).getByRole('switch', { name: 'Show notifications on this device' });
const topic = (page: Page, name: string) => card(page).getByRole('checkbox', { name });

/** Opens the settings once the service worker is ready. */
async function openSettings(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
}

/** The topics that the server would push to this browser; null for no subscription. */
async function topicsAtServer({ request }: Page): Promise<unknown> {
  const state = (await (await request.get('/api/push')).json()) as { readonly topics: unknown };
  return state.topics;
}

/** Lets the server count a video. Returns its id. */
async function countVideo({ request }: Page): Promise<string> {
  const made = await request.post('/api/videos/upload');
  const { videoId } = (await made.json()) as { readonly videoId: string };
  const content = `/api/videos/${videoId}/content`;
  await expect(await request.put(content, { data: await pretendedFilm({}) })).toBeOK();
  const data = { videoURL: content };
  const headers = { prefer: 'respond-async' };
  await expect(await request.post('/api/videos/process', { data, headers })).toBeOK();
  return videoId;
}

/** The only message pushed by the program, once there is one. */
async function pushed({ service }: ProgramThatPushes): Promise<unknown> {
  await expect.poll(() => service.received.length).toBe(1);
  return service.received[0]?.message;
}

test('a subscribed device is notified of a counted video, and a tap opens it', async ({
  page,
  device,
  program,
  signedIn,
  expectAccessible,
  picture,
}) => {
  expect(signedIn.email).toContain('@');
  await openSettings(page);
  await expect(theSwitch(page)).not.toBeChecked();
  await theSwitch(page).click();
  await expect(topic(page, 'Your video is counted')).toBeChecked();
  // Optional topics are off until they are requested.
  await expect(topic(page, 'Badges you earn')).not.toBeChecked();
  await topic(page, 'News from your squads').click();
  await expect(topic(page, 'News from your squads')).toBeChecked();
  await expect(theSwitch(page)).toBeEnabled();
  expect(await topicsAtServer(page)).toEqual(expect.arrayContaining(['videos', 'coach', 'squads']));
  expect(await topicsAtServer(page)).not.toContain('badges');
  await expectAccessible();
  await picture('push-on');

  await page.goto('/calendar');
  const videoId = await countVideo(page);
  const shown = await device.receive(await pushed(program));
  expect(shown).toMatchObject({
    title: 'Your video is counted',
    body: 'Check the shots and save them.',
  });
  expect(await device.tap()).toBeNull();
  await expect(page).toHaveURL(new RegExp(`/video/${videoId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The player's current page stays: the notification opens a new one.
  await page.goto('/manual-workout');
  await page.getByLabel('Notes').fill('Free throws before school');
  expect(await device.tap()).toBe(`${program.address}/video/${videoId}`);
  await expect(page.getByLabel('Notes')).toHaveValue('Free throws before school');

  // If no page of Hooplog is open, a new one opens.
  await page.goto('about:blank');
  expect(await device.tap()).toBe(`${program.address}/video/${videoId}`);
});

test('a kind of notification is turned off from the notification itself', async ({
  page,
  device,
  program,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await openSettings(page);
  await theSwitch(page).click();
  await expect(theSwitch(page)).toBeEnabled();
  await page.goto('/calendar');
  await countVideo(page);
  await device.receive(await pushed(program));
  expect(await device.tap('stop')).toBeNull();
  await expect(page).toHaveURL(/calendar/);
  expect(await topicsAtServer(page)).not.toContain('videos');
  await page.goto('/inbox');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(topic(page, 'Your video is counted')).not.toBeChecked();
  await expect(topic(page, 'Your streak is at risk')).toBeChecked();
});

test('a player who denies permission is told how to allow it later', async ({
  page,
  device,
  signedIn,
  expectAccessible,
  picture,
}) => {
  expect(signedIn.email).toContain('@');
  device.answer = 'denied';
  await openSettings(page);
  await theSwitch(page).click();
  await expect(card(page)).toContainText('Allow them in the settings of this site');
  await expect(theSwitch(page)).toBeHidden();
  expect(device.isSubscribed).toBe(false);
  expect(await topicsAtServer(page)).toBeNull();
  await page.reload();
  await expect(card(page)).toContainText('Allow them in the settings of this site');
  await expectAccessible();
  await picture('push-denied');
});

test('turning notifications off unsubscribes on the server and in the browser', async ({
  page,
  device,
  program,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await openSettings(page);
  await theSwitch(page).click();
  await expect(topic(page, 'Your video is counted')).toBeChecked();
  expect(device.isSubscribed).toBe(true);
  await theSwitch(page).click();
  await expect(theSwitch(page)).not.toBeChecked();
  await expect.poll(() => device.isSubscribed).toBe(false);
  expect(await topicsAtServer(page)).toBeNull();
  await page.reload();
  await expect(theSwitch(page)).not.toBeChecked();
  expect(program.service.received).toEqual([]);
});

test('signing out unsubscribes this device', async ({
  page,
  anotherBrowser,
  device,
  program,
  mailbox,
  signedIn: { email },
}) => {
  // The same player uploads a video on another device later.
  const elsewhere = await anotherBrowser();
  await signIn(elsewhere, email, mailbox);
  await openSettings(page);
  await theSwitch(page).click();
  await expect(topic(page, 'Your video is counted')).toBeChecked();

  await page.waitForFunction('navigator.serviceWorker.controller !== null');
  await device.endsBy(() => page.getByRole('link', { name: 'Sign Out' }).click());
  await expect(page).toHaveURL('/');
  const videoId = await countVideo(elsewhere);
  await elsewhere.goto('/inbox');
  const inbox = elsewhere.getByRole('region', { name: 'Inbox' }).getByRole('listitem');
  const news = inbox.filter({ hasText: 'Your video is counted' });
  await expect(async () => {
    await elsewhere.reload();
    await expect(news).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await expect(news.getByRole('link')).toHaveAttribute('href', new RegExp(videoId));
  expect(program.service.received).toEqual([]);

  await signIn(page, email, mailbox);
  await openSettings(page);
  await expect(theSwitch(page)).not.toBeChecked();
  expect(await topicsAtServer(page)).toBeNull();
  expect(device.answer).toBe('granted');
});
