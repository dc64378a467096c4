import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../database/schema/users.ts';
import { createGroupInvitation } from '../../services/invitations/create-group-invitation.ts';
import { type SignedIn, startTestApp } from '../../testing/test-app.ts';
import { at, DAY_MS, EXPIRY, TODAY, useTestSquad } from '../../testing/test-squad.ts';

const squad = useTestSquad();
const { server, invite, linkToken, memberIds } = squad;

async function queuedMails(): Promise<number> {
  const { rows } = await server.context.database.execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send-mail'`,
  );
  return rows[0]?.count ?? 0;
}

describe('inviting', () => {
  test('makes a link that is open for seven days and cannot be guessed', async () => {
    const invitation = await invite();
    expect(invitation).toMatchObject({
      groupId: squad.id,
      isForOne: false,
      inviteeEmail: null,
      status: 'pending',
      createdAt: TODAY.toISOString(),
      expiresAt: EXPIRY.toISOString(),
      mayRevoke: true,
    });
    expect(Buffer.from(invitation.token ?? '', 'base64url').length).toBeGreaterThanOrEqual(16);
    expect((await invite()).token).not.toBe(invitation.token);
  });

  test('is open to every member', async () => {
    const member = await server.signIn();
    await member.client.call(contract.acceptInvitation, at(await linkToken()));
    expect(await invite(undefined, member)).toMatchObject({
      inviter: { id: member.user.id },
      mayRevoke: true,
    });
  });

  test('an address is mailed once, and asking again prolongs', async () => {
    const before = await queuedMails();
    const first = await invite('Friend@Example.com');
    expect(first).toMatchObject({ isForOne: true, inviteeEmail: 'friend@example.com' });
    server.clock = new Date(TODAY.getTime() + DAY_MS);
    const again = await invite('friend@example.com');
    expect(again).toMatchObject({
      id: first.id,
      token: first.token,
      expiresAt: new Date(EXPIRY.getTime() + DAY_MS).toISOString(),
    });
    expect(await queuedMails()).toBe(before + 1);
  });

  test.each([
    ['a new address', { inviteeEmail: 'new@example.com' }, true],
    ['the same again', { inviteeEmail: 'again@example.com' }, false],
    ['a link', {}, false],
  ])('says whether it is mailed: %s', async (_what, input, isMailed) => {
    await invite('again@example.com');
    const { context } = server;
    const [user] = await context.database
      .select()
      .from(users)
      .where(eq(users.id, squad.owner.user.id));
    if (user === undefined) throw new Error('The owner is gone');
    const ask = (smtpUrl: string) => {
      const config = { ...context.config, smtpUrl };
      return createGroupInvitation({ ...context, config }, user, squad.id, input);
    };
    expect(await ask('smtp://127.0.0.1:1')).toMatchObject({ isMailed });
    // Without a mail server it goes into the local mailbox.
    expect(await invite('nobody@example.com')).toMatchObject({ isMailed: false });
  });

  test('a link is mailed to nobody', async () => {
    const before = await queuedMails();
    await invite();
    expect(await queuedMails()).toBe(before);
  });

  test('an empty address is none, a wrong one and one’s own are refused', async () => {
    expect(await invite('')).toMatchObject({ isForOne: false });
    for (const [inviteeEmail, complaint] of [
      ['friend', 'Please enter a valid e-mail address'],
      [`${'x'.repeat(300)}@example.com`, 'Please enter a valid e-mail address'],
      [squad.owner.user.email, 'You are already in this squad'],
    ] as const) {
      const input = { params: { id: squad.id }, body: { inviteeEmail } };
      const { fields } = await squad.owner.client.refused(
        400,
        contract.createGroupInvitation,
        input,
      );
      expect(fields).toEqual({ inviteeEmail: complaint });
    }
  });

  test('the answer does not reveal whether the address has an account', async () => {
    const { user } = await server.signIn();
    const shapeOf = (invitation: contract.GroupInvitation) => ({
      ...invitation,
      id: '',
      token: '',
      inviteeEmail: '',
    });
    const [known, unknown] = [await invite(user.email), await invite('nobody@example.com')];
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
  });

  test('stops at 50 open ones', async () => {
    for (let made = 0; made < 50; made += 1) await invite();
    const refused = await squad.owner.client.refused(409, contract.createGroupInvitation, {
      params: { id: squad.id },
      body: {},
    });
    expect(refused.message).toContain('50 open invitations');
    server.clock = EXPIRY;
    await invite();
  });

  test('is limited per user', async () => {
    const limits = { ...server.context.config.limits, enforced: true, invitationsPerHour: 2 };
    const app = await startTestApp({ limits });
    try {
      const { client } = await app.signIn();
      const { id: groupId } = await client.call(contract.createGroup, { body: { name: 'x' } });
      const call = { params: { id: groupId }, body: {} };
      for (let i = 0; i < 2; i += 1) await client.call(contract.createGroupInvitation, call);
      await client.refused(429, contract.createGroupInvitation, call);
    } finally {
      await app.close();
    }
  });
});

describe('the list of a squad’s invitations', () => {
  test('is newest first, and an address is told only to who entered it', async () => {
    await invite('friend@example.com');
    const member = await server.signIn();
    await member.client.call(contract.acceptInvitation, at(await linkToken()));
    const list = (who: SignedIn) =>
      who.client.call(contract.listGroupInvitations, { params: { id: squad.id } });
    expect(await list(squad.owner)).toMatchObject([
      { status: 'accepted', token: null, isForOne: false },
      { status: 'pending', inviteeEmail: 'friend@example.com', mayRevoke: true },
    ]);
    expect((await list(member))[1]).toMatchObject({
      isForOne: true,
      inviteeEmail: null,
      mayRevoke: false,
    });
  });

  test('marks expired ones as such', async () => {
    await invite();
    server.clock = EXPIRY;
    const [invitation] = await squad.owner.client.call(contract.listGroupInvitations, {
      params: { id: squad.id },
    });
    expect(invitation).toMatchObject({ status: 'expired', token: null });
  });

  test('leads on by a Link header', async () => {
    for (let made = 0; made < 49; made += 1) await invite();
    server.clock = EXPIRY;
    for (let made = 0; made < 2; made += 1) await invite();
    const first = await squad.owner.client.send(contract.listGroupInvitations, {
      params: { id: squad.id },
    });
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers['link']?.toString() ?? '')?.[1];
    const second = await squad.owner.client.request({ url: next ?? '' });
    expect([first.json<unknown[]>().length, second.json<unknown[]>().length]).toEqual([50, 1]);
    expect(second.headers['link']).toBeUndefined();
  });
});

describe('revoking', () => {
  const revoke = (by: SignedIn, invitationId: string) =>
    by.client.send(contract.revokeGroupInvitation, { params: { id: squad.id, invitationId } });

  test('is allowed to the owner and the inviter', async () => {
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    for (const { client } of [ann, bob]) {
      await client.call(contract.acceptInvitation, at(await linkToken()));
    }
    const [byAnn, alsoByAnn] = [await invite(undefined, ann), await invite(undefined, ann)];
    expect((await revoke(bob, byAnn.id)).statusCode).toBe(403);
    expect((await revoke(ann, byAnn.id)).statusCode).toBe(204);
    expect((await revoke(squad.owner, alsoByAnn.id)).statusCode).toBe(204);
  });

  test('twice is once; what was answered meanwhile says so', async () => {
    const { id: revoked } = await invite();
    for (let i = 0; i < 2; i += 1)
      expect((await revoke(squad.owner, revoked)).statusCode).toBe(204);
    const answered = await invite();
    const { client } = await server.signIn();
    await client.call(contract.acceptInvitation, at(answered.token ?? ''));
    const refused = await revoke(squad.owner, answered.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: 'This invitation has already been accepted.',
    });
  });

  test('an invitation of another squad is 404', async () => {
    const { client } = await server.signIn();
    const other = await client.call(contract.createGroup, { body: { name: 'Lions' } });
    const { id: invitationId } = await invite();
    await client.refused(404, contract.revokeGroupInvitation, {
      params: { id: other.id, invitationId },
    });
  });
});

describe('an invitation to an address', () => {
  test('is for that account only, whoever holds the link', async () => {
    const token = (await invite('bound@example.com')).token ?? '';
    const wrong = await server.signIn();
    for (const call of [
      contract.getInvitation,
      contract.acceptInvitation,
      contract.declineInvitation,
    ] as const) {
      const refused = await wrong.client.refused(403, call, at(token));
      expect(refused.message).toBe(
        'This invitation is for another e-mail address. Sign in with that one to answer it.',
      );
      expect(JSON.stringify(refused)).not.toContain('bound@example.com');
    }
    const right = await server.signIn('bound@example.com');
    await right.client.call(contract.acceptInvitation, at(token));
    expect(await memberIds()).toEqual([squad.owner.user.id, right.user.id]);
  });

  test('is counted and listed until it is answered', async () => {
    const { client, user } = await server.signIn();
    const count = async () => (await client.call(contract.countPendingInvitations)).count;
    expect(await count()).toBe(0);
    const token = (await invite(user.email)).token ?? '';
    await invite();
    await invite('somebody-else@example.com');
    expect(await count()).toBe(1);
    expect(await client.call(contract.listPendingInvitations)).toMatchObject([
      { token, groupName: 'Tigers', status: 'pending', isMember: false },
    ]);
    await client.call(contract.declineInvitation, at(token));
    expect(await count()).toBe(0);
    expect(await client.call(contract.listPendingInvitations)).toEqual([]);
  });

  test('is not counted once it has expired, nor for a member', async () => {
    const { client, user } = await server.signIn();
    await client.call(contract.acceptInvitation, at(await linkToken()));
    await invite(user.email);
    const later = await server.signIn();
    await invite(later.user.email);
    expect((await client.call(contract.countPendingInvitations)).count).toBe(0);
    expect((await later.client.call(contract.countPendingInvitations)).count).toBe(1);
    server.clock = EXPIRY;
    expect((await later.client.call(contract.countPendingInvitations)).count).toBe(0);
  });
});
