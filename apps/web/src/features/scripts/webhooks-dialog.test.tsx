import type { Webhook, WebhookCall } from '@hooplog/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/api-client/query-client.ts';
import { callText } from './call-text.ts';
import { WebhooksDialog } from './webhooks-dialog.tsx';

const CALL: WebhookCall = {
  id: '01910000-0000-7000-8000-000000000003',
  state: 'delivered',
  tries: 1,
  status: 204,
  problem: null,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const WEBHOOK: Webhook = {
  id: '01910000-0000-7000-8000-000000000001',
  url: 'https://script.example.com/in',
  createdAt: '2026-11-01T12:00:00.000Z',
  calls: [CALL],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A fake server with these webhooks that can create and delete them. */
function showDialog(webhooks: readonly Webhook[], refusal?: object) {
  let left = webhooks;
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(new Response(JSON.stringify(left)));
    if (method === 'DELETE') {
      left = left.filter(({ id }) => !url.endsWith(id));
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    if (refusal !== undefined) {
      return Promise.resolve(new Response(JSON.stringify(refusal), { status: 400 }));
    }
    const asked = JSON.parse(body as string) as Pick<Webhook, 'url'>;
    const made = { ...WEBHOOK, ...asked, id: '01910000-0000-7000-8000-000000000002', calls: [] };
    left = [made, ...left];
    const answer = JSON.stringify({ ...made, secret: 'whsec_x' });
    return Promise.resolve(new Response(answer, { status: 201 }));
  });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <WebhooksDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
}

it.each([
  ['delivered', null, 204, 'Delivered'],
  ['waiting', null, null, 'Under way'],
  ['waiting', 'status', 500, 'To be tried again: it answered with status 500'],
  ['waiting', 'slow', null, 'To be tried again: no answer within ten seconds'],
  ['failed', 'unreachable', null, 'Given up: nobody could be reached there'],
  ['failed', 'address', null, 'Given up: it does not lead to the public internet'],
] as const)('shows a call that is %s, %s, %s as “%s”', (state, problem, status, words) => {
  expect(callText({ ...CALL, state, problem, status })).toBe(words);
});

it('creates a webhook and shows its secret once', async () => {
  showDialog([]);
  await userEvent.type(screen.getByLabelText('Address'), 'https://nas.example.com/x');
  await userEvent.click(screen.getByRole('button', { name: 'Make Webhook' }));
  const shown = await screen.findByLabelText<HTMLInputElement>('Secret of the signature');
  expect(shown.value).toBe('whsec_x');
  expect(await screen.findByText('https://nas.example.com/x')).toBeTruthy();
  expect(screen.getByText('Not called yet')).toBeTruthy();
});

it('says why an address is rejected, before and after it is sent', async () => {
  const message = 'Enter an https address of the public internet.';
  showDialog([], { message, code: 'validation_failed', requestId: 'r1' });
  await userEvent.type(screen.getByLabelText('Address'), 'nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Make Webhook' }));
  expect(await screen.findByText('An address begins with https://')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Address'));
  await userEvent.type(screen.getByLabelText('Address'), 'https://192.168.1.1/');
  await userEvent.click(screen.getByRole('button', { name: 'Make Webhook' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('shows the last calls of each webhook, and deletes it', async () => {
  showDialog([WEBHOOK]);
  expect(await screen.findByText(/Delivered/)).toBeTruthy();
  await userEvent.click(
    screen.getByRole('button', { name: 'Delete https://script.example.com/in' }),
  );
  await expect.poll(() => screen.queryByText(WEBHOOK.url)).toBeNull();
});
