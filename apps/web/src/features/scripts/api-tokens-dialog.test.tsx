import type { ApiToken } from '@hooplog/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api-client/query-client.ts';
import { ApiTokensDialog } from './api-tokens-dialog.tsx';

const SECRET = 'hl_not-a-secret';
const TOKEN: ApiToken = {
  id: '01910000-0000-7000-8000-000000000001',
  name: 'Spreadsheet',
  scope: 'read',
  createdAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A fake server with these tokens that can create and revoke them. */
function showDialog(tokens: readonly ApiToken[]) {
  let left = tokens;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(new Response(JSON.stringify(left)));
    if (method === 'DELETE') {
      left = left.filter(({ id }) => !url.endsWith(id));
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    const asked = JSON.parse(body as string) as Pick<ApiToken, 'name' | 'scope'>;
    sent.push(asked);
    const made = { ...TOKEN, ...asked, id: '01910000-0000-7000-8000-000000000002' };
    left = [made, ...left];
    const answer = JSON.stringify({ ...made, token: SECRET });
    return Promise.resolve(new Response(answer, { status: 201 }));
  });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ApiTokensDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return sent;
}

it('lists each token with what it may do and when it was used', async () => {
  showDialog([TOKEN, { ...TOKEN, id: 'b', name: 'Watch', scope: 'write' }]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Spreadsheet');
  expect(first?.textContent).toContain('Reads · made Nov 1, 2026');
  expect(first?.textContent).toContain('Never used');
  expect(second?.textContent).toContain('Reads and writes');
});

it('shows a new token once, and lists it', async () => {
  const sent = showDialog([]);
  await userEvent.type(screen.getByLabelText('Name'), 'Watch');
  await userEvent.click(screen.getByRole('radio', { name: 'Read and write' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make Token' }));
  const shown = await screen.findByLabelText<HTMLInputElement>('Your new token');
  expect(shown.value).toBe(SECRET);
  expect(sent).toEqual([{ name: 'Watch', scope: 'write' }]);
  expect((await screen.findByRole('listitem')).textContent).not.toContain(SECRET);
});

it('asks for a name', async () => {
  const sent = showDialog([]);
  await userEvent.click(screen.getByRole('button', { name: 'Make Token' }));
  expect(await screen.findByText('Please enter a name')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('revokes a token', async () => {
  showDialog([TOKEN]);
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Spreadsheet' }));
  await expect.poll(() => screen.queryByRole('listitem')).toBeNull();
});
