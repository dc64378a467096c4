import type { Page } from '@playwright/test';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

const post = async (page: Page, path: string, data: object = {}) => {
  const answer = await page.request.post(path, { data });
  await expect(answer).toBeOK();
  return (await answer.json()) as { readonly id: string; readonly token: string };
};

/** The squad of one player, with another one in it; returns its id. */
async function squadOf(owner: Page, guest: Page, email: string, name: string): Promise<string> {
  const { id } = await post(owner, '/api/groups', { name });
  const { token } = await post(owner, `/api/groups/${id}/invitations`);
  await signIn(guest, email);
  await guest.request.patch('/api/user/profile', { data: { displayName: 'Sam Lee' } });
  await post(guest, `/api/invitations/${token}/accept`);
  return id;
}

const say = (page: Page, groupId: string, content: string) =>
  post(page, '/api/messages', { groupId, content });

const chatOf = (id: string) => `/groups/${id}?tab=chat`;
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const message = (page: Page, text: string) =>
  log(page).getByRole('listitem').filter({ hasText: text });

test('new messages are counted on the squad’s card and tab, and begin below a line', async ({
  page,
  anotherBrowser,
  signedIn,
  picture,
  expectAccessible,
}) => {
  const guest = await anotherBrowser();
  const id = await squadOf(page, guest, `reader-${signedIn.email}`, 'Foxes');
  await say(page, id, 'Mine');
  for (const text of ['Anybody there?', 'Tuesday at six', 'Bring water'])
    await say(guest, id, text);
  await page.goto('/groups');
  const card = page.getByRole('listitem').filter({ hasText: 'Foxes' });
  await expect(card).toContainText('3 new messages');
  await picture('squads-unread');
  await expectAccessible();
  await card.getByRole('link', { name: 'Foxes' }).click();
  await page.getByRole('tab', { name: 'Chat 3 new' }).click();
  const items = log(page).getByRole('listitem');
  await expect(items.nth(1)).toHaveText('New');
  await expect(items.nth(2)).toContainText('Anybody there?');
  await expect(page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
  await picture('chat-new');
  await expectAccessible();
  // Once seen, nothing is new: neither on the card nor in the chat.
  await page.goto('/groups');
  await expect(card).toContainText('2 members');
  await expect(card).not.toContainText('new message');
  await page.goto(chatOf(id));
  await expect(items).toHaveCount(4);
});

test('a message gets a reply and a reaction by a tap, and the reply leads to it', async ({
  page,
  anotherBrowser,
  signedIn,
  picture,
  expectAccessible,
}) => {
  const guest = await anotherBrowser();
  const id = await squadOf(page, guest, `friend-${signedIn.email}`, 'Owls');
  await say(guest, id, 'Who plays on Tuesday? Rules: https://example.com/rules');
  for (let n = 1; n <= 120; n += 1) await say(guest, id, `Filler ${n}`);
  const old = await say(guest, id, 'Nobody?');
  await page.goto(chatOf(id));
  await message(page, 'Nobody?').getByRole('button', { name: 'More: Nobody?' }).tap();
  await picture('chat-more');
  await expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'On fire: nobody yet' }).tap();
  await expect(
    message(page, 'Nobody?').getByRole('button', { name: 'On fire: you' }),
  ).toBeVisible();

  // The oldest message, not on the first page.
  await log(page).evaluate((box) => {
    Object.assign(box, { scrollTop: 0 });
  });
  const first = message(page, 'Who plays on Tuesday?').first();
  await expect(first).toHaveCount(1);
  await expect(first.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await first.getByRole('button', { name: /^More: Who plays/ }).tap();
  await page.getByRole('button', { name: 'Reply', exact: true }).tap();
  await expect(page.getByText(/^Replying to Sam Lee: Who plays/)).toBeVisible();
  await page.keyboard.type('I do');
  await page.keyboard.press('Enter');
  await expect(message(page, 'I do')).toContainText('Sam Lee');
  await expect(page.getByText(/^Replying to/)).toHaveCount(0);
  await picture('chat-reply');
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture('chat-reply-dark');
  await expectAccessible();
  await page.emulateMedia({ colorScheme: 'light' });

  // A tap leads there, even if it has not been loaded yet.
  await page.reload();
  await message(page, 'I do').getByTitle('Show this message').tap();
  await expect(message(page, 'Who plays on Tuesday?').first()).toBeInViewport();

  await guest.request.delete(`/api/messages/${old.id}`);
  await guest.goto(chatOf(id));
  await message(guest, 'I do').getByRole('button', { name: 'More: I do' }).tap();
  await guest.getByRole('button', { name: 'Reply', exact: true }).tap();
  await guest.keyboard.type('Great');
  await guest.keyboard.press('Enter');
  await expect(message(page, 'Great')).toBeVisible();
  await message(page, 'I do').last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'More: I do' }).tap();
  await page.getByRole('button', { name: 'Delete message' }).tap();
  await page.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(message(page, 'Great')).toContainText('This message was removed');
});

test('a reported message is hidden from its reporter, and a muted player until they are unmuted', async ({
  page,
  anotherBrowser,
  signedIn,
  picture,
  expectAccessible,
}) => {
  const guest = await anotherBrowser();
  const id = await squadOf(page, guest, `loud-${signedIn.email}`, 'Bears');
  await say(guest, id, 'Buy my shoes');
  await say(guest, id, 'Only today');
  await page.goto(chatOf(id));
  await page.getByRole('button', { name: 'More: Buy my shoes' }).tap();
  await page.getByRole('button', { name: 'Report message' }).tap();
  await picture('chat-report');
  await expectAccessible();
  await page.getByRole('button', { name: 'Spam or a scam' }).tap();
  await expect(page.getByText('Message reported').first()).toBeVisible();
  await expect(message(page, 'Buy my shoes')).toHaveCount(0);
  await expect(message(page, 'Only today')).toHaveCount(1);

  await page.getByRole('button', { name: 'More: Only today' }).tap();
  await page.getByRole('button', { name: 'Mute Sam Lee' }).tap();
  await page.getByRole('button', { name: 'Mute', exact: true }).tap();
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await say(guest, id, 'Hello?');
  await guest.goto(chatOf(id));
  await expect(message(guest, 'Buy my shoes')).toBeVisible();

  await page.goto('/profile');
  // Colours of an opening dialog would be measured halfway.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Muted players' }).tap();
  await expect(page.getByRole('button', { name: 'Unmute Sam Lee' })).toBeVisible();
  await picture('muted-players');
  await expectAccessible();
  await page.getByRole('button', { name: 'Unmute Sam Lee' }).tap();
  await expect(page.getByText('Nobody is muted')).toBeVisible();
  await page.goto(chatOf(id));
  await expect(message(page, 'Hello?')).toBeVisible();
  await expect(message(page, 'Buy my shoes')).toHaveCount(0);
});
