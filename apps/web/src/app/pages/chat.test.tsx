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
    .map((item) => item.textContent);
/** Lets the page look anew: the time that it waits until then is over at once. */
const nextLook = () =>
  act(() => vi.advanceTimersByTimeAsync(DELAYS_MS.CHAT_POLL).then(() => undefined));
const input = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Type a message...');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });

describe('the chat page', () => {
  it('shows who said what, one’s own on the right as You', async () => {
    renderApp('/chat', answers([aMessage(1, { content: 'Hello' }), own(2, 'Hi Bob')]));
    const [first, second] = within(await log()).getAllByRole('listitem');
    expect(first?.textContent).toContain('Bob');
    expect(second?.textContent).toContain('You');
    expect([first, second].map((item) => item?.className.includes('flex-row-reverse'))).toEqual([
      false,
      true,
    ]);
  });

  it('shows markup as the characters it is, and web addresses alone as links', async () => {
    const content = '<b>bold</b> javascript:alert(1) https://example.com';
    renderApp('/chat', answers([aMessage(1, { content })]));
    const message = within(await log());
    const link = await message.findByRole('link');
    expect(link.textContent).toBe('https://example.com');
    expect(link.parentElement?.textContent).toBe(content);
  });

  it('says so while nothing was said', async () => {
    renderApp('/chat', answers([]));
    const title = await screen.findByText('No messages yet.');
    expect(title.parentElement?.textContent).toBe('No messages yet. Be the first to say hello!');
    expect(screen.getByText('Be the first to say hello!')).toBeTruthy();
  });

  it('can be tried again when it could not be loaded', async () => {
    renderApp('/chat', answers([], { 'GET /api/messages': { status: 503 } }));
    expect(await screen.findByText('The messages could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('explains itself to who is too young, and asks no more', async () => {
    const message = 'The community chat is for players aged 13 and over.';
    const body = { message, code: 'forbidden', requestId: 'r1' };
    renderApp('/chat', answers([], { 'GET /api/messages': { status: 403, body } }));
    expect(await screen.findByText('The chat is not open for you yet')).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  });

  it('looks every five seconds, and shows what is new and hides what is gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = renderApp('/chat', answers([aMessage(1), aMessage(2)]));
    expect(await texts()).toHaveLength(2);
    const list = [aMessage(2), aMessage(3)];
    server.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(list))));
    await nextLook();
    await waitFor(async () => {
      const shown = await texts();
      expect(shown.map((text) => text.slice(-1))).toEqual(['2', '3']);
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
      expect((await texts()).map((text) => text.slice(-1))).toEqual(['3', '4', '5', '6']);
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

  it('begins a line by Shift and Enter', async () => {
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

  it('cannot send what is blank', async () => {
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

  it('keeps the text and says so when sending failed', async () => {
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

describe('deleting', () => {
  it('is offered for one’s own messages only, and asks first', async () => {
    const { server } = renderApp(
      '/chat',
      answers([aMessage(1, { content: 'Theirs' }), own(2, 'Mine')], {
        [`DELETE /api/messages/${own(2).id}`]: { status: 204 },
      }),
    );
    await log();
    expect(screen.getAllByRole('button', { name: /^Delete message/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Delete message: Mine' }));
    expect(await screen.findByText('It disappears for everybody.')).toBeTruthy();
    expect(server.mock.calls.some(([, init]) => init.method === 'DELETE')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
    await waitFor(() => {
      expect(server.mock.calls.some(([, init]) => init.method === 'DELETE')).toBe(true);
    });
  });
});

describe('the reader’s place', () => {
  /** The box as a browser would lay it out: jsdom has no heights. */
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

  it('stays where it is while somebody reads further up, and New messages leads to the end', async () => {
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
