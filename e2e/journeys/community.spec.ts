import type { Page } from '@playwright/test';
import { holdToasts } from '../harness/hold-toasts.ts';
import { shoot } from '../harness/shoot.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

/** Signs somebody in; ends on the start page. */
async function comesIn(other: Page, email: string): Promise<void> {
  await signIn(other, email);
  await other.goto('/');
}

/** Posts messages by API calls, one after the other. */
async function post({ request }: Page, contents: readonly string[]): Promise<void> {
  for (const content of contents)
    await expect(await request.post('/api/messages', { data: { content } })).toBeOK();
}

const write = async (page: Page, content: string) => {
  await page.getByPlaceholder('Type a message...').fill(content);
  await page.keyboard.press('Enter');
};

const shown = (page: Page, content: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: content });

/** A property of the chat's box: evaluated from text, since the types of pages are not known here. */
const ofBox = (page: Page, expression: string) =>
  page.evaluate<number>(`(({ scrollTop, scrollHeight, clientHeight }) => ${expression})(
    document.querySelector('[role="log"]'))`);

const leftToEnd = (page: Page) => ofBox(page, 'scrollHeight - scrollTop - clientHeight');
const placeIn = (page: Page) => ofBox(page, 'scrollTop');

test('two players chat while both have the page open', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
  picture,
}, { project }) => {
  const word = `${project.name} ${Date.now()}`;
  const other = await anotherBrowser();
  await comesIn(other, `other-${signedIn.email}`);
  await page.goto('/chat');
  await other.goto('/chat');
  await write(page, `Hello ${word}`);
  await expect(page.getByPlaceholder('Type a message...')).toHaveValue('');
  await expect(shown(page, `Hello ${word}`)).toContainText('You');
  await expect(shown(other, `Hello ${word}`)).toContainText('Jordan Rivers');
  await write(other, `<b>Hi</b> ${word}`);
  await expect(shown(page, `<b>Hi</b> ${word}`)).toContainText('just now');
  expect(await other.content()).not.toContain(signedIn.email);
  await expectAccessible();
  await picture('chat');

  await page.getByRole('button', { name: `More: Hello ${word}` }).click();
  await page.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(shown(page, `Hello ${word}`)).toHaveCount(0);
  await expect(shown(other, `Hello ${word}`)).toHaveCount(0);
});

test('a message gets a reaction and a reply, another one is reported, and its author muted', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
}, { project }) => {
  const word = `${project.name} ${Date.now()}`;
  const other = await anotherBrowser();
  await comesIn(other, `loud-${signedIn.email}`);
  await expect(
    await other.request.patch('/api/user/profile', { data: { displayName: `Sam ${word}` } }),
  ).toBeOK();
  await post(other, [`Anybody ${word}?`, `Shoes ${word}`]);
  await page.goto('/chat');
  await other.goto('/chat');
  const asked = `Anybody ${word}?`;
  const more = page.getByRole('button', { name: `More: ${asked}` });
  await more.tap();
  await page.getByRole('button', { name: 'Thumbs up: nobody yet' }).tap();
  await expect(
    shown(other, asked).getByRole('button', { name: 'Thumbs up: 1 player' }),
  ).toBeVisible();
  await more.tap();
  await page.getByRole('button', { name: 'Reply', exact: true }).tap();
  await expect(page.getByText(`Replying to Sam ${word}: ${asked}`)).toBeVisible();
  await write(page, `Me ${word}`);
  await expect(shown(other, `Me ${word}`)).toContainText(`You${asked}`);
  await shown(other, `Me ${word}`).getByTitle('Show this message').tap();
  await expect(shown(other, asked).first()).toBeInViewport();

  await page.getByRole('button', { name: `More: Shoes ${word}` }).tap();
  await page.getByRole('button', { name: 'Report message' }).tap();
  await page.getByRole('button', { name: 'Spam or a scam' }).tap();
  await expect(shown(page, `Shoes ${word}`)).toHaveCount(0);
  await expect(shown(other, `Shoes ${word}`)).toHaveCount(1);
  await more.tap();
  await page.getByRole('button', { name: `Mute Sam ${word}` }).tap();
  await page.getByRole('button', { name: 'Mute', exact: true }).tap();
  await post(other, [`Hello? ${word}`]);
  await expect(shown(other, `Hello? ${word}`)).toBeVisible();
  await page.reload();
  await expect(shown(page, `Me ${word}`)).toBeVisible();
  await expect(shown(page, `Hello? ${word}`)).toHaveCount(0);
  await expectAccessible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Muted players' }).tap();
  await page.getByRole('button', { name: `Unmute Sam ${word}` }).tap();
  await expect(page.getByText('Nobody is muted')).toBeVisible();
  await page.goto('/chat');
  await expect(shown(page, `Hello? ${word}`)).toBeVisible();
  await expect(shown(page, `Shoes ${word}`)).toHaveCount(0);
});

test('new messages of the community begin below a line', async ({
  page,
  anotherBrowser,
  signedIn,
}) => {
  const word = `Since ${signedIn.email}`;
  const other = await anotherBrowser();
  await comesIn(other, `other-${signedIn.email}`);
  await page.goto('/chat');
  await write(page, `Before ${word}`);
  await expect(shown(page, `Before ${word}`)).toContainText('You');
  await page.goto('/');
  await post(other, [`First ${word}`, `Second ${word}`]);
  await page.goto('/chat');
  await expect(shown(page, `Second ${word}`)).toBeVisible();
  const texts = await page.getByRole('log').getByRole('listitem').allTextContents();
  const place = (text: string) => texts.findIndex((one) => one.includes(text));
  const line = texts.indexOf('New');
  expect(line).toBeGreaterThan(place(`Before ${word}`));
  expect(line).toBeLessThan(place(`First ${word}`));
  expect(place(`First ${word}`)).toBeLessThan(place(`Second ${word}`));
});

test('reading further up is not disturbed, and loads back to the first message', async ({
  page,
  anotherBrowser,
  signedIn,
}, { project }) => {
  const word = `${project.name} ${Date.now()}`;
  const other = await anotherBrowser();
  await comesIn(other, `talker-${signedIn.email}`);
  const said = Array.from({ length: 130 }, (_, n) => `${word} number ${n + 1}.`);
  await post(other, said);
  await page.goto('/chat');
  await expect(shown(page, `${word} number 130.`)).toBeInViewport();
  await expect.poll(() => leftToEnd(page)).toBeLessThan(2);

  await page.evaluate(`document.querySelector('[role="log"]').scrollTop = 0`);
  await expect(shown(page, `${word} number 1.`)).toHaveCount(1);
  // The reader's position is kept: the top message stays there, with older messages above it.
  expect(await placeIn(page)).toBeGreaterThan(200);

  const before = await placeIn(page);
  await post(other, [`${word} and one more`]);
  await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible();
  expect(await placeIn(page)).toBe(before);
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(shown(page, `${word} and one more`)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'New messages' })).toHaveCount(0);
  // On a phone the page itself does not scroll as well.
  const left = await page.evaluate<number>(
    'document.documentElement.scrollHeight - document.documentElement.clientHeight',
  );
  expect(left).toBeLessThanOrEqual(0);
});

test('a message that could not be sent stays in the field', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/chat');
  await page.route('**/api/messages', async (route) => {
    if (route.request().method() === 'POST') await route.abort();
    else await route.continue();
  });
  await holdToasts(page);
  await write(page, 'Keep me');
  await expect(page.getByText('Failed to send message', { exact: true })).toBeVisible();
  await expect(page.getByPlaceholder('Type a message...')).toHaveValue('Keep me');
});

/** The maximum length of a name, with a word that fills a line. */
const LONG_NAME = 'Alexandra Featherstonehaugh-Cholmondeley of Boston';

/** Adds sixty players above this one, who is then further down than the list has loaded. */
async function manyPlayers(page: Page): Promise<void> {
  const entry = (rank: number, name: string, id: string) => ({
    rank,
    user: { id, name, firstName: null, lastName: null, profileImageUrl: null },
    ...{ totalShots: 1_204_000 - rank, made: 702_000 - rank, percentage: 58, workoutCount: 40 },
    ...{ currentStreak: 128, verifiedShots: 0 },
  });
  const idOf = (rank: number) => `01900000-0000-7000-8000-${String(rank).padStart(12, '0')}`;
  const list = Array.from({ length: 60 }, (_, index) =>
    entry(index + 1, index === 0 ? LONG_NAME : `Player ${index + 1}`, idOf(index + 1)),
  );
  await page.route('**/api/leaderboard', (route) => route.fulfill({ json: list }));
  await page.route('**/api/leaderboard/me', async (route) => {
    const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
    await route.fulfill({ json: { ...entry(61, LONG_NAME, id), state: 'listed' } });
  });
}

/** Whether no text of a cell is cut off. */
const isWhole = (cell: { readonly scrollWidth: number; readonly clientWidth: number }) =>
  cell.clientWidth > 0 && cell.scrollWidth <= cell.clientWidth;

test('the ranked number comes first, all numbers fit a small phone, and the player’s own row stays visible', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.setViewportSize({ width: 320, height: 640 });
  await manyPlayers(page);
  await page.goto('/leaderboard');
  const row = page.getByRole('list', { name: 'Players by rank' }).getByRole('listitem').first();
  await expect(row.getByRole('term')).toHaveText([
    'makes',
    'accuracy',
    'total shots',
    'day streak',
  ]);
  const own = page.getByRole('group', { name: 'Your row' });
  await expect(own).toContainText('61');
  // With the badge of the top ranks, and with the mark of the player's own row.
  for (const each of [row, own]) {
    for (const cell of [each.getByText(LONG_NAME), ...(await each.getByRole('definition').all())]) {
      await expect(cell).toBeInViewport({ ratio: 1 });
      expect(await cell.evaluate(isWhole), `${String(await cell.textContent())} is whole`).toBe(
        true,
      );
    }
  }
  await expect(own).toBeInViewport({ ratio: 1 });
  await page.getByText('Player 20', { exact: true }).scrollIntoViewIfNeeded();
  await expect(own).toBeInViewport({ ratio: 1 });
  await picture('leaderboard-320');
  await expectAccessible();
});

test('a workout lists a player on the leaderboard, and hiding removes them', async ({
  page,
  anotherBrowser,
  signedIn,
  expectAccessible,
  picture,
}, { project }) => {
  // Unique by name: phone and desktop run make the same shots at the same time.
  const displayName = `Eight ${Date.now()} ${project.name}`;
  await expect(await page.request.patch('/api/user/profile', { data: { displayName } })).toBeOK();
  await page.goto('/leaderboard');
  await expect(page.getByText('You will appear here with your first shot.')).toBeVisible();
  await shoot(page, 7, 1);

  await page.goto('/leaderboard');
  const own = page.getByRole('list', { name: 'Players by rank' }).getByRole('listitem');
  const row = own.filter({ hasText: 'You' });
  await expect(row).toContainText('88%');
  await expect(row).toContainText('Self-reported');
  await expect(row).toContainText(/Top \d/);
  await expectAccessible();
  await picture('leaderboard');

  const other = await anotherBrowser();
  await comesIn(other, `reader-${signedIn.email}`);
  await other.goto('/leaderboard');
  const list = other.getByRole('list', { name: 'Players by rank' });
  const listed = list.getByRole('listitem').filter({ hasText: displayName });
  await expect(listed).toContainText('88%');
  await page.getByRole('switch', { name: 'Show me on the leaderboard' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('Only you see these numbers.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('region', { name: 'Your place' })).toBeVisible();
  await expect(listed).toHaveCount(0);
});
