import type { SignedInDevice } from '@hooplog/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api-client/query-client.ts';
import { SessionsCard } from './sessions-card.tsx';

const HERE: SignedInDevice = {
  id: 'here',
  device: 'Chrome on Windows',
  startedAt: '2026-11-01T12:00:00.000Z',
  lastUsedDay: '2026-11-21',
  isCurrent: true,
};
const PHONE: SignedInDevice = {
  ...HERE,
  id: 'phone',
  device: 'Safari on iPhone',
  isCurrent: false,
};
const OLD: SignedInDevice = {
  id: 'old',
  device: 'Unknown device',
  startedAt: null,
  lastUsedDay: null,
  isCurrent: false,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that knows these devices and forgets those that are signed out. */
function showCard(devices: readonly SignedInDevice[]) {
  let left = devices;
  const calls: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit) => {
    calls.push(`${method} ${url}`);
    if (method === 'GET') return Promise.resolve(new Response(JSON.stringify(left)));
    const id = url.split('/api/auth/sessions/')[1];
    left = left.filter((device) => (id === undefined ? device.isCurrent : device.id !== id));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <SessionsCard />
    </QueryClientProvider>,
  );
  return calls;
}

it('names each device, when it was used, and which one this is', async () => {
  showCard([HERE, PHONE, OLD]);
  const [here, phone] = await screen.findAllByRole('listitem');
  expect(here?.textContent).toContain('Chrome on Windows');
  expect(here?.textContent).toContain('last used Sat, Nov 21, 2026');
  expect(here?.textContent).toContain('This device');
  expect(phone?.textContent).not.toContain('This device');
});

it('signs one device out and lists the remaining ones', async () => {
  const calls = showCard([HERE, PHONE]);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1);
  expect(calls).toContain('DELETE /api/auth/sessions/phone');
  expect(within(screen.getByRole('list')).queryByText('Safari on iPhone')).toBeNull();
});

it('signs all others out, and then hides the button', async () => {
  const calls = showCard([HERE, PHONE, OLD]);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out Everywhere Else' }));
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1);
  expect(calls).toContain('DELETE /api/auth/sessions');
  expect(screen.queryByRole('button', { name: 'Sign Out Everywhere Else' })).toBeNull();
});

it('says when the devices cannot be loaded, and offers a retry', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <SessionsCard />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Your devices could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
