import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { askForCode, mailedCode, type TestApp, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

beforeEach(() => {
  server.clock = null;
});

describe('signing in by a mailed code', () => {
  test('the first time makes the user, with the time zone of the browser', async () => {
    const { client, email, code } = await askForCode(server, 'first@example.com');
    const user = await client.call(contract.verifyEmailCode, {
      body: { email, code, timeZone: 'America/Denver' },
    });
    expect(user).toMatchObject({ email, timeZone: 'America/Denver', profileComplete: 0 });
    expect(await client.call(contract.getCurrentUser)).toEqual(user);
  });

  test('a time zone that the server does not know does not prevent signing in', async () => {
    const { client, email, code } = await askForCode(server, 'mars@example.com');
    const body = { email, code, timeZone: 'Mars/Olympus' };
    expect(await client.call(contract.verifyEmailCode, { body })).toMatchObject({
      email,
      timeZone: 'UTC',
    });
  });

  test('the second time finds the same user and keeps their time zone', async () => {
    const { user } = await server.signIn('again@example.com', 'Europe/Berlin');
    const second = await server.signIn('again@example.com', 'Asia/Tokyo');
    expect(second.user).toEqual(user);
  });

  test('addresses are not case-sensitive', async () => {
    const { client, email, code } = await askForCode(server, 'case@example.com');
    const body = { email: ' CASE@Example.com ', code };
    expect((await client.call(contract.verifyEmailCode, { body })).email).toBe(email);
  });

  test('a wrong code is refused and the error names the field', async () => {
    const { client, email, code } = await askForCode(server, 'wrong@example.com');
    const body = { email, code: wrongFor(code) };
    const error = await client.refused(400, contract.verifyEmailCode, { body });
    expect(error).toMatchObject({ code: 'code_invalid', fields: { code: error.message } });
  });

  test('after five wrong attempts the right code is refused too', async () => {
    const { client, email, code } = await askForCode(server, 'guess@example.com');
    for (let i = 0; i < 5; i += 1) {
      await client.refused(400, contract.verifyEmailCode, {
        body: { email, code: wrongFor(code) },
      });
    }
    await client.refused(400, contract.verifyEmailCode, { body: { email, code } });
  });

  test('fifty guesses at once have five tries between them', async () => {
    const { client, email, code } = await askForCode(server, 'race@example.com');
    const guesses = Array.from({ length: 50 }, (_, i) => String(i).padStart(6, '0'));
    await Promise.all(
      guesses.map((guess) =>
        client.send(contract.verifyEmailCode, { body: { email, code: guess } }),
      ),
    );
    const { rows } = await server.context.database.execute(
      sql`select tries from email_codes where email = ${email}`,
    );
    expect(rows).toEqual([{ tries: 5 }]);
    await client.refused(400, contract.verifyEmailCode, { body: { email, code } });
  });

  test('a code signs in once, also when it is sent twice at the same time', async () => {
    const { client, email, code } = await askForCode(server, 'once@example.com');
    const send = () => client.send(contract.verifyEmailCode, { body: { email, code } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
  });

  test('a code is good for ten minutes', async () => {
    const asked = new Date();
    server.clock = asked;
    const { client, email, code } = await askForCode(server, 'late@example.com');
    server.clock = new Date(asked.getTime() + 10 * 60_000);
    await client.refused(400, contract.verifyEmailCode, { body: { email, code } });
    server.clock = new Date(asked.getTime() + 10 * 60_000 - 1);
    await client.call(contract.verifyEmailCode, { body: { email, code } });
  });

  test('a code is mailed in the browser’s language', async () => {
    const email = 'neu@example.com';
    const headers = { 'accept-language': 'de-AT, en;q=0.5' };
    await server.newClient().call(contract.sendEmailCode, { body: { email }, headers });
    const code = mailedCode(server.context, email);
    const mail = server.context.mail.mailbox?.find(({ to }) => to === email);
    expect(mail?.subject).toBe(`${code} ist dein Code für Hooplog`);
  });

  test('a new code replaces the old one of the same browser', async () => {
    const { client, email, code: old } = await askForCode(server, 'newer@example.com');
    await client.call(contract.sendEmailCode, { body: { email } });
    const code = mailedCode(server.context, email);
    if (old !== code) {
      await client.refused(400, contract.verifyEmailCode, { body: { email, code: old } });
    }
    await client.call(contract.verifyEmailCode, { body: { email, code } });
  });

  test('a code is good in the browser that asked for it, and in no other', async () => {
    const { client, email, code } = await askForCode(server, 'phone@example.com');
    const stranger = await askForCode(server, 'somebody-else@example.com');
    for (const other of [server.newClient(), stranger.client]) {
      const error = await other.refused(400, contract.verifyEmailCode, { body: { email, code } });
      expect(error.code).toBe('code_invalid');
    }
    await client.call(contract.verifyEmailCode, { body: { email, code } });
  });

  test('an attacker uses up their own attempts, not the owner’s', async () => {
    const { client, email, code } = await askForCode(server, 'guessed-at@example.com');
    const body = { email, code: wrongFor(code) };
    for (const guesser of [server.newClient(), (await askForCode(server, email)).client]) {
      for (let i = 0; i < 6; i += 1) await guesser.refused(400, contract.verifyEmailCode, { body });
    }
    await client.call(contract.verifyEmailCode, { body: { email, code } });
  });

  test('a code may be typed in groups', async () => {
    const { client, email, code } = await askForCode(server, 'groups@example.com');
    const body = { email, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` };
    await client.call(contract.verifyEmailCode, { body });
  });

  test('only a keyed hash of the code is stored', async () => {
    const { code, email } = await askForCode(server, 'hash@example.com');
    const { rows } = await server.context.database.execute<{ codeHash: string }>(
      sql`select code_hash as "codeHash" from email_codes where email = ${email}`,
    );
    expect(rows[0]?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.codeHash).not.toContain(code);
  });

  test.each(['', 'nobody', 'a@b', 'a b@example.com', `${'a'.repeat(250)}@example.com`])(
    '%j is not a valid address',
    async (email) => {
      const error = await server
        .newClient()
        .refused(400, contract.sendEmailCode, { body: { email } });
      expect(Object.keys(error.fields ?? {})).toEqual(['email']);
    },
  );
});

describe('signing in by the mailed link', () => {
  /** The link in the newest mail to an address, split into the parts that the page sends. */
  const linkIn = (app: TestApp, email: string) => {
    const mail = app.context.mail.mailbox?.find(({ to }) => to === email);
    const [, url = ''] = /Sign in to Hooplog: (\S+)/.exec(mail?.text ?? '') ?? [];
    const [code = '', proof = '', ...address] = new URL(url).hash.slice(1).split('.');
    const body = { code, proof, email: decodeURIComponent(address.join('.')) };
    return { mail, url: new URL(url), body };
  };
  const askFor = async (email: string) => ({
    ...(await askForCode(server, email)),
    ...linkIn(server, email),
  });
  const refused = async (
    client: ReturnType<typeof server.newClient>,
    body: { email: string; code: string; proof?: string },
  ) => (await client.refused(400, contract.verifyEmailCode, { body })).code;

  test('is in the mail, after the text, with all its data behind the #', async () => {
    const { mail, url, code } = await askFor('link+both@example.com');
    expect(mail?.text).toBe(`Your Hooplog sign-in code is ${code}

It is good for 10 minutes, can be used once, and only in the browser that asked for it.
If you did not ask for it, you can ignore this mail; nobody can sign in without the code.

Or open this link, within the same 10 minutes. In another browser it asks before it signs you in.

Sign in to Hooplog: ${url.href}
`);
    expect([url.pathname, url.search]).toEqual(['/login', '']);
  });

  test('signs in a browser other than the one that asked, once', async () => {
    const { email, body, client } = await askFor('link+other@example.com');
    const elsewhere = server.newClient();
    expect(await elsewhere.call(contract.verifyEmailCode, { body })).toMatchObject({ email });
    expect(await elsewhere.call(contract.getCurrentUser)).toMatchObject({ email });
    for (const browser of [client, server.newClient()]) {
      expect(await refused(browser, body)).toBe('code_invalid');
    }
    expect(await refused(client, { email, code: body.code })).toBe('code_invalid');
  });

  test('is not used up by opening it or by wrong attempts, however many', async () => {
    const { url, body, client } = await askFor('link-opened@example.com');
    await server.app.inject({ method: 'GET', url: url.pathname });
    const wrong = { ...body, proof: 'A'.repeat(43) };
    for (let i = 0; i < 6; i += 1) {
      expect(await refused(server.newClient(), wrong)).toBe('code_invalid');
      expect(await refused(client, wrong)).toBe('code_invalid');
    }
    await server.newClient().call(contract.verifyEmailCode, { body });
  });

  test('is not valid for another address or another code', async () => {
    const { email, body } = await askFor('link-own@example.com');
    await askForCode(server, 'link-victim@example.com');
    const stranger = server.newClient();
    expect(await refused(stranger, { ...body, email: 'link-victim@example.com' })).toBe(
      'code_invalid',
    );
    expect(await refused(stranger, { ...body, code: wrongFor(body.code) })).toBe('code_invalid');
    expect(await refused(stranger, { email, code: body.code })).toBe('code_invalid');
  });

  test('expires with its code: after ten minutes, five wrong attempts, or a newer one', async () => {
    server.clock = new Date();
    const late = await askFor('link-late@example.com');
    server.clock = new Date(server.clock.getTime() + 10 * 60_000);
    expect(await refused(server.newClient(), late.body)).toBe('code_invalid');
    server.clock = null;

    const guessed = await askFor('link-guessed@example.com');
    const { email, code } = guessed.body;
    for (let i = 0; i < 5; i += 1) await refused(guessed.client, { email, code: wrongFor(code) });
    expect(await refused(server.newClient(), guessed.body)).toBe('code_invalid');

    const older = await askFor('link-older@example.com');
    await older.client.call(contract.sendEmailCode, { body: { email: older.email } });
    expect(await refused(server.newClient(), older.body)).toBe('code_invalid');
    const { body } = linkIn(server, older.email);
    await server.newClient().call(contract.verifyEmailCode, { body });
  });

  test('of a newer mail in another browser does not invalidate an older one', async () => {
    const { email, body } = await askFor('link-two@example.com');
    await server.newClient().call(contract.sendEmailCode, { body: { email } });
    await server.newClient().call(contract.verifyEmailCode, { body });
  });

  test.each(['', 'short', 'x'.repeat(44)])('%j is not a valid link', async (proof) => {
    const body = { email: 'link@example.com', code: '123456', proof };
    const { fields } = await server.newClient().refused(400, contract.verifyEmailCode, { body });
    expect(Object.keys(fields ?? {})).toEqual(['proof']);
  });
});
