import { DELAYS_MS, LIMITS } from '@hooplog/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aMessage, aUser } from '../../testing/fixtures.ts';
import { type Answers, renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const me = aUser();
const own = (n: number, content = String(n)) => aMessage(n, { userId: me.id, content });

const answers = (list: readonly object[], changes: Answers = {}): Answers => ({
  'GET /api/auth/user': { status: 200, body: me },
  'GET /api/messages': { status: 200, body: list },
  ...changes,
});

const log = () => screen.findByRole('log', { name: 'Messages' });
const texts = async () =>
  within(await log())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p[dir]')?.textContent ?? '');
/** Lets the page poll again: skips the waiting time. */
const nextLook = () =>
  act(() => vi.advanceTimersByTimeAsync(DELAYS_MS.CHAT_POLL).then(() => undefined));
const input = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Type a message...');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });

describe('the chat page', () => {
  it('shows who said what, with one’s own messages on the right as You', async () => {
    renderApp('/chat', answers([aMessage(1, { content: 'Hello' }), own(2, 'Hi Bob')]));
    const [first, second] = within(await log()).getAllByRole('listitem');
    expect(first?.textContent).toContain('Bob');
    expect(second?.textContent).toContain('You');
    expect([first, second].map((item) => item?.className.includes('flex-row-reverse'))).toEqual([
      false,
      true,
    ]);
  });

  it('shows markup as plain text, and only web addresses as links', async () => {
    const content = '<b>bold</b> javascript:alert(1) https://example.com';
    const body = { ...me, birthday: '1990-05-06T00:00:00.000Z' };
    renderApp(
      '/chat',
      answers([aMessage(1, { content })], { 'GET /api/auth/user': { status: 200, body } }),
    );
    const message = within(await log());
    const link = await message.findByRole('link');
    expect(link.textContent).toBe('https://example.com');
    expect(link.parentElement?.textContent).toBe(content);
  });

  it('says so while there are no messages', async () => {
    renderApp('/chat', answers([]));
    const title = await screen.findByText('No messages yet.');
    expect(title.parentElement?.textContent).toBe('No messages yet. Be the first to say hello!');
    expect(screen.getByText('Be the first to say hello!')).toBeTruthy();
  });

  it('offers a retry when it could not be loaded', async () => {
    renderApp('/chat', answers([], { 'GET /api/messages': { status: 503 } }));
    expect(await screen.findByText('The messages could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('explains itself to users who are too young, and stops polling', async () => {
    const message = 'The community chat is for players aged 13 and over.';
    const body = { message, code: 'forbidden', requestId: 'r1' };
    renderApp('/chat', answers([], { 'GET /api/messages': { status: 403, body } }));
    expect(await screen.findByText('The chat is not open for you yet')).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  });

  it('polls every five seconds, shows new messages and hides removed ones', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = renderApp('/chat', answers([aMessage(1), aMessage(2)]));
    expect(await texts()).toHaveLength(2);
    const list = [aMessage(2), aMessage(3)];
    server.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(list))));
    await nextLook();
    await waitFor(async () => {
      const shown = await texts();
      expect(shown).toEqual(['2', '3']);
    });
  });

  it('reads older messages, and keeps the newer ones', async () => {
    const link = '</api/messages?cursor=c1>; rel="next"';
    renderApp(
      '/chat',
      answers([aMessage(5), aMessage(6)], {
        'GET /api/messages': { status: 200, body: [aMessage(5), aMessage(6)], headers: { link } },
        'GET /api/messages?cursor=c1': { status: 200, body: [aMessage(3), aMessage(4)] },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Older messages' }));
    await waitFor(async () => {
      expect(await texts()).toEqual(['3', '4', '5', '6']);
    });
    expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
  });
});

describe('writing', () => {
  it('sends by Enter, empties the field and shows the message at once', async () => {
    const { server } = renderApp(
      '/chat',
      answers([], { 'POST /api/messages': { status: 201, body: own(7, 'Hello') } }),
    );
    await userEvent.type(await input(), '  Hello {Enter}');
    await waitFor(async () => {
      expect((await input()).value).toBe('');
    });
    const post = server.mock.calls.find(([, init]) => init.method === 'POST');
    expect(post?.[1].body).toBe('{"content":"Hello"}');
  });

  it('starts a new line with Shift and Enter', async () => {
    const { server } = renderApp('/chat', answers([]));
    await userEvent.type(await input(), 'One{Shift>}{Enter}{/Shift}two');
    expect((await input()).value).toBe('One\ntwo');
    expect(server.mock.calls.some(([, init]) => init.method === 'POST')).toBe(false);
  });

  it('does not send while an input method composes', async () => {
    const { server } = renderApp('/chat', answers([]));
    await userEvent.type(await input(), 'kana');
    fireEvent.keyDown(await input(), { key: 'Enter', isComposing: true });
    expect(server.mock.calls.some(([, init]) => init.method === 'POST')).toBe(false);
  });

  it('cannot send a blank message', async () => {
    renderApp('/chat', answers([]));
    await userEvent.type(await input(), '   ');
    expect(send().disabled).toBe(true);
  });

  it.each([
    ['emoji', '🏀', 1],
    ['emoji that are drawn as one', '👨‍👩‍👧', 5],
  ])('counts %s as the server does', async (_kind, emoji, characters) => {
    renderApp('/chat', answers([]));
    const field = await input();
    const full = emoji.repeat(LIMITS.MESSAGE_MAX / characters);
    expect(field.maxLength).toBeGreaterThanOrEqual(full.length);
    fireEvent.change(field, { target: { value: full } });
    expect(screen.getByText('1000 / 1000')).toBeTruthy();
    expect(send().disabled).toBe(false);
    fireEvent.change(field, { target: { value: `${full}.` } });
    expect(screen.getByText('1001 / 1000')).toBeTruthy();
    expect(send().disabled).toBe(true);
  });

  it('keeps the text and reports it when sending failed', async () => {
    renderApp('/chat', answers([], { 'POST /api/messages': { status: 503 } }));
    await userEvent.type(await input(), 'Hello{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeTruthy();
    expect((await input()).value).toBe('Hello');
  });

  it('repeats a failed message under its key, and another one under a new key', async () => {
    const { server } = renderApp('/chat', answers([], { 'POST /api/messages': { status: 503 } }));
    const keys = () =>
      server.mock.calls
        .filter(([, init]) => init.method === 'POST')
        .map(([, init]) => new Headers(init.headers).get('idempotency-key'));
    await userEvent.type(await input(), 'Hello{Enter}');
    await waitFor(() => {
      expect(keys()).toHaveLength(1);
    });
    await userEvent.type(await input(), '{Enter}');
    await waitFor(() => {
      expect(keys()).toHaveLength(2);
    });
    await userEvent.type(await input(), '!{Enter}');
    await waitFor(() => {
      expect(keys()).toHaveLength(3);
    });
    const [first, second, third] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

/** Opens the menu of a message, and chooses an action. */
async function choose(content: string, ...names: string[]): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `More: ${content}` }));
  for (const name of names) {
    await userEvent.click(await screen.findByRole('button', { name, hidden: true }));
  }
}
const callsBy = (server: ReturnType<typeof renderApp>['server'], method: string) =>
  server.mock.calls.filter(([, init]) => init.method === method);

describe('deleting', () => {
  it('is offered for one’s own messages only, and asks first', async () => {
    const { server } = renderApp(
      '/chat',
      answers([aMessage(1, { content: 'Theirs' }), own(2, 'Mine')], {
        [`DELETE /api/messages/${own(2).id}`]: { status: 204 },
      }),
    );
    await choose('Theirs');
    expect(await screen.findByText('Message from Bob')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete message', hidden: true })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    await choose('Mine', 'Delete message');
    expect(await screen.findByText('It disappears for everybody.')).toBeTruthy();
    expect(callsBy(server, 'DELETE')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
    await waitFor(() => {
      expect(callsBy(server, 'DELETE')).toHaveLength(1);
    });
  });
});

describe('a message', () => {
  const first = aMessage(1, { content: 'Theirs' });

  it('takes a reaction, and shows only those given', async () => {
    const path = `/api/messages/${first.id}/reactions/thumbs_up`;
    const given = { reaction: 'thumbs_up' as const, count: 1, isOwn: true };
    const served: Answers = answers([first], { [`PUT ${path}`]: { status: 200, body: given } });
    const { server } = renderApp('/chat', served);
    const offered = { name: /: nobody yet$/, hidden: true };
    await choose('Theirs');
    expect(await screen.findAllByRole('button', offered)).toHaveLength(5);
    Object.assign(served, answers([{ ...first, reactions: [given] }]));
    await userEvent.click(screen.getByRole('button', { ...offered, name: /^Thumbs up/ }));
    expect(await screen.findByRole('button', { name: 'Thumbs up: you' })).toBeTruthy();
    expect(callsBy(server, 'PUT')).toHaveLength(1);
    expect(screen.queryByRole('button', offered)).toBeNull();
  });

  it('is reported with a reason', async () => {
    const { server } = renderApp(
      '/chat',
      answers([first], { [`PUT /api/messages/${first.id}/report`]: { status: 204 } }),
    );
    await choose('Theirs', 'Report message', 'Spam or a scam');
    expect(await screen.findByText('Message reported')).toBeTruthy();
    expect(callsBy(server, 'PUT')[0]?.[1].body).toBe('{"reason":"spam"}');
  });

  it('leads to muting its author', async () => {
    const { server } = renderApp(
      '/chat',
      answers([first], {
        'POST /api/mutes': { status: 200, body: first.user },
      }),
    );
    await choose('Theirs', 'Mute Bob', 'Mute');
    expect(await screen.findByText('Bob is muted')).toBeTruthy();
    expect(callsBy(server, 'POST')[0]?.[1].body).toBe(`{"messageId":"${first.id}"}`);
  });

  it('is answered by another, which shows the quoted one until it is sent', async () => {
    const { server } = renderApp(
      '/chat',
      answers([first], {
        'POST /api/messages': { status: 201, body: own(2, 'Sure') },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Reply: Theirs' }));
    expect(screen.getByText('Replying to Bob: Theirs')).toBeTruthy();
    expect(document.activeElement).toBe(await input());
    await userEvent.keyboard('Sure{Enter}');
    await waitFor(() => {
      expect(screen.queryByText('Replying to Bob: Theirs')).toBeNull();
    });
    const sent = { content: 'Sure', replyTo: first.id };
    expect(JSON.parse(callsBy(server, 'POST')[0]?.[1].body as string)).toEqual(sent);
  });

  it.each([
    ['removed', 'This message was removed'],
    ['earlier', 'A message from before you joined'],
    ['reported', 'A message that you reported'],
    ['muted', 'A message from a player you muted'],
  ] as const)('whose quoted message is hidden (%s) says why', async (hidden, words) => {
    const reply = aMessage(2, { replyTo: { id: first.id, hidden } });
    renderApp('/chat', answers([reply]));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByTitle('Show this message')).toBeNull();
  });

  it('further up is fetched and shown when it is quoted', async () => {
    const link = '</api/messages?cursor=c1>; rel="next"';
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const reply = aMessage(5, {
      replyTo: { id: first.id, user: first.user, content: 'Theirs' },
    });
    renderApp(
      '/chat',
      answers([reply], {
        'GET /api/messages': { status: 200, body: [reply], headers: { link } },
        'GET /api/messages?cursor=c1': { status: 200, body: [first] },
      }),
    );
    await userEvent.click(await screen.findByTitle('Show this message'));
    await waitFor(() => {
      expect(scroll).toHaveBeenCalledOnce();
    });
    expect(document.activeElement?.textContent).toContain('Theirs');
  });
});

describe('new messages', () => {
  it('begin below a line, and are marked as read once seen', async () => {
    const { server } = renderApp(
      '/chat',
      answers([aMessage(1), aMessage(2, { isNew: true }), aMessage(3, { isNew: true })], {
        'PUT /api/messages/read': { status: 204 },
      }),
    );
    const items = within(await log()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent.slice(0, 3))).toEqual([
      'BBo',
      'New',
      'BBo',
      'BBo',
    ]);
    await waitFor(() => {
      expect(callsBy(server, 'PUT')).toHaveLength(1);
    });
    expect(callsBy(server, 'PUT')[0]?.[1].body).toBe(`{"until":"${aMessage(3).createdAt}"}`);
  });
});

describe('web addresses', () => {
  it.each([
    ['an adult', '1990-05-06', 1],
    ['a teen', `${new Date().getFullYear() - 15}-01-01`, 0],
    ['users without a birthday', null, 0],
  ])('are links for %s or not', async (_, birthday, links) => {
    const body = { ...me, birthday: birthday && `${birthday}T00:00:00.000Z` };
    const content = 'See https://example.com';
    renderApp(
      '/chat',
      answers([aMessage(1, { content })], { 'GET /api/auth/user': { status: 200, body } }),
    );
    expect(await screen.findByText(/See/)).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'https://example.com' })).toHaveLength(links);
  });
});

describe('the reader’s scroll position', () => {
  /** Simulates a browser's layout of the box: jsdom has no heights. */
  async function laidOut(): Promise<HTMLElement> {
    const box = await log();
    Object.defineProperties(box, {
      scrollHeight: { configurable: true, value: 1000 },
      clientHeight: { configurable: true, value: 300 },
    });
    return box;
  }

  const scrollTo = (box: HTMLElement, top: number) => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  };

  it('stays while somebody reads further up, and New messages leads to the end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = renderApp('/chat', answers([aMessage(1), aMessage(2)]));
    const box = await laidOut();
    scrollTo(box, 200);
    const list = [aMessage(1), aMessage(2), aMessage(3)];
    server.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(list))));
    await nextLook();
    const button = await screen.findByRole('button', { name: 'New messages' });
    expect(box.scrollTop).toBe(200);
    fireEvent.click(button);
    expect(box.scrollTop).toBe(1000);
    act(() => {
      scrollTo(box, 700);
    });
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  });
});
