import type { Notification } from '@hooplog/contract';
import { DELAYS_MS } from '@hooplog/domain';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { type Answer, bodyOf, ok, renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const videoId = '01900000-0000-7000-8000-000000000901';
const entry: Notification = {
  id: '01900000-0000-7000-8000-000000000900',
  createdAt: '2026-11-20T18:05:00.000Z',
  isRead: false,
  news: { kind: 'video_failed', videoId },
};
const answers = (list: readonly Notification[]) => ({
  'GET /api/auth/user': ok(aUser()),
  'GET /api/notifications/unread/count': ok({ count: list.length }),
  'GET /api/notifications': ok(list),
  'PUT /api/notifications/read': { status: 204 },
  [`PUT /api/notifications/${entry.id}/read`]: { status: 204 },
});
type View = ReturnType<typeof renderApp>;
const sent = ({ server }: View, method: string) =>
  server.mock.calls.filter(([, init]) => init.method === method);

it('marks the shown entries as read, up to the newest, and still highlights new ones', async () => {
  const view = renderApp('/inbox', answers([entry]));
  const link = await screen.findByRole('link', { name: /Your video could not be counted/ });
  expect(link.textContent).toContain('New: ');
  expect(link.getAttribute('href')).toBe(`/video/${videoId}`);
  await waitFor(() => {
    expect(sent(view, 'PUT').map(([url, init]) => [url, bodyOf(init)])).toEqual([
      ['/api/notifications/read', { upTo: entry.id }],
    ]);
  });
});

it('marks nothing if everything was read', async () => {
  const view = renderApp('/inbox', answers([{ ...entry, isRead: true }]));
  const link = await screen.findByRole('link', { name: /could not be counted/ });
  expect(link.textContent).not.toContain('New: ');
  expect(sent(view, 'PUT')).toEqual([]);
});

it('shows entries that arrive while it is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const later: Notification = {
    ...entry,
    id: '01900000-0000-7000-8000-000000000999',
    news: { kind: 'badge_earned', badge: { id: videoId, name: 'Sharp', description: 'Shoots' } },
  };
  const given: Record<string, Answer> = answers([entry]);
  const view = renderApp('/inbox', given);
  await screen.findByRole('link', { name: /could not be counted/ });
  Object.assign(given, answers([later, { ...entry, isRead: true }]));
  await vi.advanceTimersByTimeAsync(DELAYS_MS.NOTIFICATIONS_POLL);
  await screen.findByRole('link', { name: /New: .*Sharp/ });
  await waitFor(() => {
    expect(sent(view, 'PUT').map(([, init]) => bodyOf(init))).toContainEqual({ upTo: later.id });
  });
});

it('groups entries under headings by age', async () => {
  const daysAgo = (days: number): Notification => ({
    ...entry,
    id: `01900000-0000-7000-8000-0000000009${30 - days}`,
    createdAt: new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  renderApp('/inbox', answers([daysAgo(0), daysAgo(3), daysAgo(4), daysAgo(20)]));
  await screen.findByRole('heading', { name: 'Today' });
  const headings = screen.getAllByRole('heading', { level: 2 });
  const counted = headings.map(({ textContent, parentElement }) => [
    textContent,
    parentElement?.querySelectorAll('li').length,
  ]);
  expect(counted).toEqual([
    ['Today', 1],
    ['This week', 2],
    ['Earlier', 1],
  ]);
});

it('says that it is empty, and leads to squads', async () => {
  renderApp('/inbox', answers([]));
  expect(await screen.findByText('Nothing new')).toBeTruthy();
  const squads = screen.getByRole('link', { name: 'My Squads' });
  expect(squads.getAttribute('href')).toBe('/groups');
});

it('offers a retry if it cannot be loaded', async () => {
  renderApp('/inbox', { ...answers([entry]), 'GET /api/notifications': { status: 500 } });
  expect(await screen.findByText('Your inbox could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

it('a page that shows the subject of an entry marks it as read', async () => {
  const view = renderApp(`/video/${videoId}`, answers([entry]));
  await waitFor(() => {
    expect(sent(view, 'PUT').map(([url]) => url)).toEqual([`/api/notifications/${entry.id}/read`]);
  });
});

it('a page that shows several marks them in one call, and refetches the count once', async () => {
  const badgeNews = (last: number): Notification => ({
    ...entry,
    id: `01900000-0000-7000-8000-00000000091${String(last)}`,
    news: { kind: 'badge_earned', badge: { id: videoId, name: 'Sharp', description: 'Shoots' } },
  });
  const list = [badgeNews(1), badgeNews(2), badgeNews(3)];
  const reads = list.map(({ id }) => `PUT /api/notifications/${id}/read`);
  const view = renderApp('/badges', {
    ...answers(list),
    ...Object.fromEntries(reads.map((read) => [read, { status: 204 }])),
  });
  const asked = () => sent(view, 'GET').filter(([url]) => url.endsWith('/unread/count')).length;
  await waitFor(() => {
    expect(sent(view, 'PUT').map(([url]) => `PUT ${url}`)).toEqual(reads);
    expect(asked()).toBe(2);
  });
});

it('other pages leave it unread, with a dot', async () => {
  const view = renderApp('/badges', answers([entry]));
  expect(await screen.findByRole('link', { name: 'Inbox, 1 unread' })).toBeTruthy();
  expect(sent(view, 'PUT')).toEqual([]);
});
