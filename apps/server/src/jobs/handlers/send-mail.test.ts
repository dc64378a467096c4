import type { AddressInfo } from 'node:net';
import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groupInvites, groupMembers, groups } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { makeMailer } from '../../mail/make-mailer.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { DEFAULT_LIMITS } from '../analysis/limits.ts';
import { sendMail } from './send-mail.ts';

const app = useTestApp();
const run = { signal: new AbortController().signal, isLastTry: false };
const DAY_MS = 24 * 60 * 60 * 1000;

const received: string[] = [];
/** The server's refusal of an address; null accepts it. */
let refusal: (Error & { responseCode?: number }) | null = null;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => {
    done(refusal);
  },
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      received.push(text);
      done();
    });
  },
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await new Promise<void>((closed) => {
    server.close(closed);
  });
});
beforeEach(() => {
  received.length = 0;
  refusal = null;
});

/** A squad of Ann's with an open invitation to an address. */
async function invite(inviteeEmail: string): Promise<string> {
  const { user } = await app.signIn('ann@example.com');
  const { database } = app.context;
  await database.update(users).set({ displayName: 'Ann' }).where(eq(users.id, user.id));
  const [group] = await database
    .insert(groups)
    .values({ name: 'Tigers', ownerId: user.id })
    .returning();
  if (group === undefined) throw new Error('No group came back');
  await database.insert(groupMembers).values({ groupId: group.id, userId: user.id, role: 'owner' });
  const [invitation] = await database
    .insert(groupInvites)
    .values({
      groupId: group.id,
      inviterId: user.id,
      inviteeEmail,
      token: `token-${inviteeEmail}`,
      expiresAt: new Date(app.context.now().getTime() + 7 * DAY_MS),
    })
    .returning();
  if (invitation === undefined) throw new Error('No invitation came back');
  return invitation.id;
}

/** Runs the job, by default with the mail server of this file. */
async function send(invitationId: string, port = (server.server.address() as AddressInfo).port) {
  const config = { ...app.context.config, smtpUrl: `smtp://127.0.0.1:${port}` };
  const mail = makeMailer(config, app.context.log, app.context.now);
  const context = { ...app.context, config, mail, workDirectory: '', limits: DEFAULT_LIMITS };
  try {
    return await sendMail.run(context, { template: 'group-invitation', invitationId }, run);
  } finally {
    mail.close();
  }
}

const unfold = (mail = '') => mail.replace(/=\r\n/g, '').replace(/\r\n[ \t]+/g, ' ');

/** The path of the unsubscribe link in such mails. */
function unsubscribePath(mail = ''): string {
  const path = /List-Unsubscribe: <http[^/]*\/\/[^/]+(\/[^>]+)>/.exec(unfold(mail))?.[1];
  if (path === undefined) throw new Error(`No way to unsubscribe in ${mail}`);
  return path;
}

describe('an invitation', () => {
  test('is mailed in both forms with one-click unsubscribe', async () => {
    expect(await send(await invite('bob@example.com'))).toBe('done');
    expect(received).toHaveLength(1);
    const mail = unfold(received[0]);
    expect(mail).toContain('Subject: Ann invites you to the squad Tigers');
    expect(mail).toContain('/invite/token-bob@example.com');
    expect(mail).toContain('text/plain');
    expect(mail).toContain('text/html');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test.each([
    ['of its reader', 'leser@example.com', 'de' as const, 'Einladung ansehen: http'],
    [
      'of the inviter, for a stranger',
      'nadie@example.com',
      null,
      'Subject: Ann te invita al grupo Tigers',
    ],
  ])('is in the language %s', async (_whose, address, language, subject) => {
    const { database } = app.context;
    if (language !== null) {
      const { user } = await app.signIn(address);
      await database.update(users).set({ language }).where(eq(users.id, user.id));
    }
    const id = await invite(address);
    const isAnn = eq(users.email, 'ann@example.com');
    await database.update(users).set({ language: 'es' }).where(isAnn);
    expect(await send(id)).toBe('done');
    await database.update(users).set({ language: 'en' }).where(isAnn);
    expect(unfold(received[0])).toContain(subject);
    expect(received[0]).toContain(`<html lang=3D"${language ?? 'es'}">`);
  });

  test.each([
    ['was revoked', { status: 'revoked' as const }],
    ['was answered', { status: 'accepted' as const }],
    ['has expired', { expiresAt: new Date(0) }],
  ])('that %s in the meantime is not mailed', async (name, change) => {
    const id = await invite(`${name.replaceAll(' ', '-')}@example.com`);
    await app.context.database.update(groupInvites).set(change).where(eq(groupInvites.id, id));
    expect(await send(id)).toBe('skipped');
    expect(received).toEqual([]);
  });

  test('that is gone is not mailed', async () => {
    const id = await invite('gone@example.com');
    await app.context.database.delete(groupInvites).where(eq(groupInvites.id, id));
    expect(await send(id)).toBe('skipped');
  });

  test('is retried while the mail server is unavailable', async () => {
    const id = await invite('later@example.com');
    await expect(send(id, 1)).rejects.toThrow();
    expect(await send(id)).toBe('done');
  });

  test('is retried after a temporary refusal, but not after a permanent one', async () => {
    const id = await invite('refused@example.com');
    refusal = Object.assign(new Error('try later'), { responseCode: 451 });
    await expect(send(id)).rejects.toThrow();
    refusal = Object.assign(new Error('no such user'), { responseCode: 550 });
    expect(await send(id)).toBe('failed');
  });

  test('that is mailed twice is recognised as the same mail', async () => {
    const id = await invite('twice@example.com');
    await send(id);
    await send(id);
    const ids = received.map((mail) => /^Message-ID: (.+)$/im.exec(unfold(mail))?.[1]);
    expect(ids[0]).toContain(id);
    expect(ids[1]).toBe(ids[0]);
  });
});

describe('unsubscribing', () => {
  test('takes a press of the button: looking at the page changes nothing', async () => {
    const { client } = await app.signIn('looks@example.com');
    const id = await invite('looks@example.com');
    await send(id);
    const url = unsubscribePath(received[0]);
    const page = await app.newClient().request({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('looks@example.com');
    expect(await client.call(contract.getCurrentUser)).toMatchObject({ productUpdates: 1 });
    expect(await send(id)).toBe('done');
    await app.newClient().request({ method: 'POST', url });
    expect(await client.call(contract.getCurrentUser)).toMatchObject({ productUpdates: 0 });
    expect(await send(id)).toBe('skipped');
  });

  test('by a mail program ends mails to an address without an account', async () => {
    const id = await invite('stranger@example.com');
    await send(id);
    const answer = await app.newClient().request({
      method: 'POST',
      url: unsubscribePath(received[0]),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await send(id)).toBe('skipped');
  });

  test('switches Product Updates off in the profile, and on again there', async () => {
    const { client } = await app.signIn('member@example.com');
    await client.call(contract.updateProfile, { body: { displayName: 'M', weeklyDigest: 1 } });
    const id = await invite('member@example.com');
    await send(id);
    await app.newClient().request({ method: 'POST', url: unsubscribePath(received[0]) });
    // The digest is a separate choice.
    const preferences = { productUpdates: 0, weeklyDigest: 1 };
    expect(await client.call(contract.getCurrentUser)).toMatchObject(preferences);
    expect(await send(id)).toBe('skipped');
    await client.call(contract.updateProfile, { body: { displayName: 'M', productUpdates: 1 } });
    expect(await send(id)).toBe('done');
  });

  test('with a forged link is 404', async () => {
    const url = '/api/mail/unsubscribe?token=Ym9iQGV4YW1wbGUuY29t.forged';
    for (const method of ['GET', 'POST'] as const) {
      expect((await app.newClient().request({ method, url })).statusCode).toBe(404);
    }
  });
});
