import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { startTestApp, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const LOCAL = { host: 'localhost:3000' };

test('shows the newest mail first, with its code', async () => {
  const client = server.newClient();
  for (const email of ['one@example.com', 'two@example.com']) {
    await client.call(contract.sendEmailCode, { body: { email } });
  }
  const page = await client.request({ url: '/mailbox', headers: LOCAL });
  expect(page.statusCode).toBe(200);
  expect(page.body.indexOf('two@example.com')).toBeLessThan(page.body.indexOf('one@example.com'));
  expect(page.body).toMatch(/sign-in code is \d{6}/);
  expect(page.headers['cache-control']).toBe('no-store');
});

test('keeps the last fifty', async () => {
  const { mail } = server.context;
  for (let i = 0; i < 60; i += 1) await mail.send({ to: `m${i}@x.com`, subject: 's', text: 't' });
  expect(mail.mailbox).toHaveLength(50);
  expect(mail.mailbox?.[0]?.to).toBe('m59@x.com');
});

test('shows mails as text, whatever stands in them', async () => {
  await server.context.mail.send({ to: 'x@x.com', subject: '<script>1</script>', text: '<b>&"' });
  const page = await server.newClient().request({ url: '/mailbox', headers: LOCAL });
  expect(page.body).toContain('&lt;script&gt;1&lt;/script&gt;');
  expect(page.body).not.toContain('<script>');
});

describe('answers only whoever sits at the machine', () => {
  test.each([
    ['by name', { headers: { host: 'localhost:3000' } }, 200],
    ['by IPv4', { headers: { host: '127.0.0.1:3000' } }, 200],
    ['by IPv6', { headers: { host: '[::1]:3000' }, remoteAddress: '::1' }, 200],
    ['a peer in the network', { headers: LOCAL, remoteAddress: '192.168.1.7' }, 404],
    ['another name that points here', { headers: { host: 'evil.example:3000' } }, 404],
    ['a name that only begins so', { headers: { host: 'localhost.evil.example' } }, 404],
    ['through a proxy', { headers: { ...LOCAL, 'x-forwarded-for': '203.0.113.9' } }, 404],
  ])('%s', async (_name, request, status) => {
    const answer = await server.newClient().request({ url: '/mailbox', ...request });
    expect(answer.statusCode).toBe(status);
    const methods = await server.newClient().request({ url: '/api/auth/methods', ...request });
    expect(methods.json()).toMatchObject({ mailboxUrl: status === 200 ? '/mailbox' : null });
  });

  test('and nobody when there is a mail server', async () => {
    const app = await startTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
    try {
      const answer = await app.newClient().request({ url: '/mailbox', headers: LOCAL });
      expect(answer.statusCode).toBe(404);
    } finally {
      await app.close();
    }
  });
});
