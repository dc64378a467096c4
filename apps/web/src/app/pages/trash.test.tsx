import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const ID = '01910000-0000-7000-8000-000000000001';
const TRASHED = {
  ...{ id: ID, kind: 'workout', name: 'Evening', localDay: '2026-11-20' },
  ...{ made: 12, totalShots: 20, minutes: 0, videoId: null, bytes: 0 },
  ...{ deletedAt: '2026-11-21T12:00:00.000Z', keptUntil: '2026-12-21T12:00:00.000Z' },
};

const open = (items: readonly object[]) =>
  renderApp('/trash', {
    'GET /api/auth/user': { status: 200, body: aUser() },
    'GET /api/trash': { status: 200, body: items },
    [`POST /api/trash/${ID}/restore`]: { status: 204 },
    [`DELETE /api/trash/${ID}`]: { status: 204 },
    'DELETE /api/trash': { status: 204 },
  });

const calls = ({ server }: ReturnType<typeof open>) =>
  server.mock.calls.map(([url, init]) => `${init.method ?? ''} ${url}`);

it('lists deleted items, and until when they stay', async () => {
  open([TRASHED]);
  expect(await screen.findByText('Evening · Fri, Nov 20, 2026')).toBeTruthy();
  expect(screen.getByText('12 of 20 shots')).toBeTruthy();
  expect(screen.getByText('Deleted Nov 21, 2026. Kept until Dec 21, 2026.')).toBeTruthy();
});

it('says that it is empty', async () => {
  open([]);
  expect(await screen.findByText('The trash is empty')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Empty the Trash' })).toBeNull();
});

it('restores without a confirmation', async () => {
  const shown = open([TRASHED]);
  await userEvent.click(await screen.findByRole('button', { name: /^Restore Evening/ }));
  await waitFor(() => {
    expect(calls(shown)).toContain(`POST /api/trash/${ID}/restore`);
  });
});

it.each([
  ['one', /^Delete now: Evening/, 'Delete Now', `DELETE /api/trash/${ID}`],
  ['all', 'Empty the Trash', 'Empty the Trash', 'DELETE /api/trash'],
])('deletes %s for good after a confirmation', async (_, button, deed, call) => {
  const shown = open([TRASHED]);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  expect(calls(shown)).not.toContain(call);
  const found = [...dialog.querySelectorAll('button')].find((one) => one.textContent === deed);
  if (found === undefined) throw new Error('There is no such button');
  await userEvent.click(found);
  await waitFor(() => {
    expect(calls(shown)).toContain(call);
  });
});
