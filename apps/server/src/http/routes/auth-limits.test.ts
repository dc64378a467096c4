import * as contract from '@hooplog/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailedCode, startTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

beforeEach(() => {
  server.clock = null;
});

describe('limits', () => {
  const DAY_MS = 24 * 60 * 60_000;
  const limited = () =>
    startTestApp({
      limits: { ...server.context.config.limits, enforced: true, signInsPerIp: 1000 },
    });
  const mailsTo = (app: TestApp, email: string) =>
    app.context.mail.mailbox?.filter(({ to }) => to === email) ?? [];
  const longCode = (app: TestApp, email: string) =>
    /\b\d{4} \d{4} \d{4}\b/.exec(mailsTo(app, email)[0]?.text ?? '')?.[0] ?? '';
  const ask = async (app: TestApp, email: string) => {
    const client = app.newClient();
    await client.call(contract.sendEmailCode, { body: { email } });
    return client;
  };

  test('after five codes that nobody used the next ones are long, and the owner can still sign in', async () => {
    const app = await limited();
    try {
      const email = 'flood@example.com';
      for (let i = 0; i < 5; i += 1) await ask(app, email);
      expect(mailsTo(app, email).every(({ subject }) => /^\d{6} is/.test(subject))).toBe(true);
      // Repeated requests do not fill a mailbox: the long code is mailed once and serves them all.
      const guesser = await ask(app, email);
      for (let i = 0; i < 20; i += 1) await ask(app, email);
      const owner = await ask(app, email);
      expect(mailsTo(app, email)).toHaveLength(6);
      const code = longCode(app, email);
      for (let i = 0; i < 9; i += 1) {
        const body = { email, code: '000000000000' };
        await guesser.refused(400, contract.verifyEmailCode, { body });
      }
      await owner.call(contract.verifyEmailCode, { body: { email, code } });
      const late = await ask(app, email);
      await late.refused(400, contract.verifyEmailCode, { body: { email, code } });
      // Other addresses are not affected.
      await ask(app, 'other@example.com');
      expect(mailedCode(app.context, 'other@example.com')).toHaveLength(6);
    } finally {
      await app.close();
    }
  });

  test('the link to a long code stays valid while others request codes and guess', async () => {
    const app = await limited();
    try {
      const email = 'flood-link@example.com';
      for (let i = 0; i < 6; i += 1) await ask(app, email);
      const guesser = await ask(app, email);
      for (let i = 0; i < 6; i += 1) {
        const body = { email, code: '000000000000' };
        await guesser.refused(400, contract.verifyEmailCode, { body });
      }
      const text = mailsTo(app, email)[0]?.text ?? '';
      const [, code = '', proof] = /#(\d{12})\.([\w-]{43})\./.exec(text) ?? [];
      const body = { email, code, proof };
      expect(await app.newClient().call(contract.verifyEmailCode, { body })).toMatchObject({
        email,
      });
    } finally {
      await app.close();
    }
  });

  test('a long code that expires soon is mailed again, and a day later codes are short again', async () => {
    const app = await limited();
    try {
      const email = 'flood@example.com';
      const start = new Date();
      const at = (ms: number) => (app.clock = new Date(start.getTime() + ms));
      at(0);
      for (let i = 0; i < 6; i += 1) await ask(app, email);
      at(5 * 60_000 - 1);
      await ask(app, email);
      expect(mailsTo(app, email)).toHaveLength(6);
      at(5 * 60_000);
      await ask(app, email);
      expect(mailsTo(app, email)).toHaveLength(7);
      at(DAY_MS + 1);
      await ask(app, email);
      expect(mailsTo(app, email)[0]?.subject).toMatch(/^\d{6} is/);
    } finally {
      await app.close();
    }
  });

  test('codes that were used do not count', async () => {
    const app = await limited();
    try {
      for (let i = 0; i < 7; i += 1) await app.signIn('often@example.com');
    } finally {
      await app.close();
    }
  });

  test('IPv6 addresses are counted by the 64-bit prefix that a household shares', async () => {
    const limits = { ...server.context.config.limits, enforced: true, signInsPerIp: 2 };
    const app = await startTestApp({ limits });
    try {
      const send = async (remoteAddress: string) => {
        const payload = { email: 'household@example.com' };
        const { path, method } = contract.sendEmailCode;
        return (await app.app.inject({ method, url: path, payload, remoteAddress })).statusCode;
      };
      expect(await send('2001:db8:1:2::1')).toBe(204);
      expect(await send('2001:db8:1:2:aaaa::2')).toBe(204);
      expect(await send('2001:db8:1:2:bbbb::3')).toBe(429);
      expect(await send('2001:db8:1:3::1')).toBe(204);
    } finally {
      await app.close();
    }
  });

  test('calls of one network are counted', async () => {
    const app = await startTestApp({
      limits: { ...server.context.config.limits, enforced: true, signInsPerIp: 3 },
    });
    try {
      const client = app.newClient();
      const send = (i: number) =>
        client.send(contract.sendEmailCode, { body: { email: `p${i}@example.com` } });
      for (let i = 0; i < 3; i += 1) expect((await send(i)).statusCode).toBe(204);
      const refused = await send(3);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'rate_limited' });
      expect(refused.headers['retry-after']).toBeDefined();
    } finally {
      await app.close();
    }
  });
});

describe('a team in one gym', () => {
  test('forty players behind one address sign up within five minutes', async () => {
    const limits = { ...server.context.config.limits, enforced: true };
    const app = await startTestApp({ limits });
    try {
      const players = Array.from({ length: 40 }, (_, n) => `gym${n}@example.com`);
      const signedIn = await Promise.all(players.map((email) => app.signIn(email)));
      expect(signedIn.map(({ user }) => user.email)).toEqual(players);
    } finally {
      await app.close();
    }
  });

  test('a network that guesses is stopped across all accounts it tries, and other networks are not', async () => {
    const limits = { ...server.context.config.limits, enforced: true };
    const app = await startTestApp({ limits });
    try {
      const { path, method } = contract.verifyEmailCode;
      const guess = async (n: number, remoteAddress: string) => {
        const payload = { email: `account${n}@example.com`, code: '123456' };
        return (await app.app.inject({ method, url: path, payload, remoteAddress })).statusCode;
      };
      for (let n = 0; n < 30; n += 1) expect(await guess(n, '203.0.113.7')).toBe(400);
      expect(await guess(30, '203.0.113.7')).toBe(429);
      expect(await guess(41, '203.0.113.8')).toBe(400);
    } finally {
      await app.close();
    }
  });
});
