import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { startTestApp, useTestApp } from '../../testing/test-app.ts';
import { mailboxPath } from './mailbox.ts';

const server = useTestApp();
const LOCAL = { host: 'localhost:3000' };
const path = () => mailboxPath(server.context) ?? '';

test('shows the newest mail first, with its code', async () => {
  const client = server.newClient();
  for (const email of ['one@example.com', 'two@example.com']) {
    await client.call(contract.sendEmailCode, { body: { email } });
  }
  const page = await client.request({ url: path(), headers: LOCAL });
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
  const page = await server.newClient().request({ url: path(), headers: LOCAL });
  expect(page.body).toContain('&lt;script&gt;1&lt;/script&gt;');
  expect(page.body).not.toContain('<script>');
});

describe('answers only whoever sits at the machine', () => {
  test.each([
    ['by name', { headers: { host: 'localhost:3000' } }, 200],
    ['by IPv4', { headers: { host: '127.0.0.1:3000' } }, 200],
    ['by IPv6', { headers: { host: '[::1]:3000' }, remoteAddress: '::1' }, 200],
    ['a peer in the network', { headers: LOCAL, remoteAddress: '192.168.1.7' }, 404],
    ['another host name that points here', { headers: { host: 'evil.example:3000' } }, 404],
    [
      'a host name that only begins with localhost',
      { headers: { host: 'localhost.evil.example' } },
      404,
    ],
    ['through a proxy', { headers: { ...LOCAL, 'x-forwarded-for': '203.0.113.9' } }, 404],
  ])('%s', async (_name, request, status) => {
    const answer = await server.newClient().request({ url: path(), ...request });
    expect(answer.statusCode).toBe(status);
  });

  // A request that a forwarder on this machine passes on for a remote client.
  test.each([
    '/mailbox',
    '/mailbox?key=',
    `/mailbox?key=${'0'.repeat(32)}`,
    '/mailbox?key=1&key=2',
  ])('a request without the key, such as %s', async (url) => {
    const answer = await server.newClient().request({ url, headers: LOCAL });
    expect(answer.statusCode).toBe(404);
  });

  test('and no answer reveals the key, only that there is a mailbox', async () => {
    const answer = await server.newClient().request({ url: '/api/auth/methods', headers: LOCAL });
    expect(answer.json()).toMatchObject({ codesGo: 'screen' });
    expect(answer.body).not.toContain(path().split('=')[1]);
  });

  test.each([
    ['there is a mail server', { smtpUrl: 'smtp://127.0.0.1:1' }, 'mail'],
    ['a public address is set', { publicUrl: 'https://hoop.example' }, 'nowhere'],
    ['the program listens to the network', { host: '0.0.0.0' }, 'nowhere'],
    ['it listens on a host name', { host: 'hoop.example' }, 'nowhere'],
  ])('no request when %s', async (_name, settings, codesGo) => {
    const app = await startTestApp({ ...settings, sessionSecret: server.context.secret });
    try {
      expect(mailboxPath(app.context)).toBeNull();
      const answer = await app.newClient().request({ url: path(), headers: LOCAL });
      expect(answer.statusCode).toBe(404);
      const methods = await app.newClient().request({ url: '/api/auth/methods', headers: LOCAL });
      expect(methods.json()).toMatchObject({ codesGo });
    } finally {
      await app.close();
    }
  });
});
