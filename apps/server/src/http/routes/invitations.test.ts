import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { groupMembers } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { type SignedIn, startTestApp, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
/** Seven days later, to the millisecond, and one before. */
const EXPIRY = new Date(TODAY.getTime() + 7 * DAY_MS);

let owner: SignedIn;
let id: string;
beforeEach(async () => {
  server.clock = TODAY;
  owner = await server.signIn();
  ({ id } = await owner.client.call(contract.createGroup, { body: { name: 'Tigers' } }));
});
afterEach(() => {
  server.clock = null;
});

const invite = (inviteeEmail?: string, by = owner) =>
  by.client.call(contract.createGroupInvitation, {
    params: { id },
    body: inviteeEmail === undefined ? {} : { inviteeEmail },
  });

async function linkToken(): Promise<string> {
  return (await invite()).token ?? '';
}

const at = (token: string) => ({ params: { token } });
const memberIds = async () =>
  (await owner.client.call(contract.listGroupMembers, { params: { id } })).map(
    ({ user }) => user.id,
  );

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
      groupId: id,
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

  test('any member may', async () => {
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
      [owner.user.email, 'You are in this squad already'],
    ] as const) {
      const input = { params: { id }, body: { inviteeEmail } };
      const { fields } = await owner.client.refused(400, contract.createGroupInvitation, input);
      expect(fields).toEqual({ inviteeEmail: complaint });
    }
  });

  test('the answer is the same whoever has the address', async () => {
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
    const refused = await owner.client.refused(409, contract.createGroupInvitation, {
      params: { id },
      body: {},
    });
    expect(refused.message).toContain('50 open invitations');
    server.clock = EXPIRY;
    await invite();
  });

  test('is limited by user', async () => {
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
      who.client.call(contract.listGroupInvitations, { params: { id } });
    expect(await list(owner)).toMatchObject([
      { status: 'accepted', token: null, isForOne: false },
      { status: 'pending', inviteeEmail: 'friend@example.com', mayRevoke: true },
    ]);
    expect((await list(member))[1]).toMatchObject({
      isForOne: true,
      inviteeEmail: null,
      mayRevoke: false,
    });
  });

  test('shows what has expired as such', async () => {
    await invite();
    server.clock = EXPIRY;
    const [invitation] = await owner.client.call(contract.listGroupInvitations, {
      params: { id },
    });
    expect(invitation).toMatchObject({ status: 'expired', token: null });
  });

  test('leads on by a Link header', async () => {
    for (let made = 0; made < 49; made += 1) await invite();
    server.clock = EXPIRY;
    for (let made = 0; made < 2; made += 1) await invite();
    const first = await owner.client.send(contract.listGroupInvitations, { params: { id } });
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers['link']?.toString() ?? '')?.[1];
    const second = await owner.client.request({ url: next ?? '' });
    expect([first.json<unknown[]>().length, second.json<unknown[]>().length]).toEqual([50, 1]);
    expect(second.headers['link']).toBeUndefined();
  });
});

describe('revoking', () => {
  const revoke = (by: SignedIn, invitationId: string) =>
    by.client.send(contract.revokeGroupInvitation, { params: { id, invitationId } });

  test('is for the owner and the inviter', async () => {
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    for (const { client } of [ann, bob]) {
      await client.call(contract.acceptInvitation, at(await linkToken()));
    }
    const [byAnn, alsoByAnn] = [await invite(undefined, ann), await invite(undefined, ann)];
    expect((await revoke(bob, byAnn.id)).statusCode).toBe(403);
    expect((await revoke(ann, byAnn.id)).statusCode).toBe(204);
    expect((await revoke(owner, alsoByAnn.id)).statusCode).toBe(204);
  });

  test('twice is once; what was answered meanwhile says so', async () => {
    const { id: revoked } = await invite();
    for (let i = 0; i < 2; i += 1) expect((await revoke(owner, revoked)).statusCode).toBe(204);
    const answered = await invite();
    const { client } = await server.signIn();
    await client.call(contract.acceptInvitation, at(answered.token ?? ''));
    const refused = await revoke(owner, answered.id);
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

describe('an open link', () => {
  test('tells whoever holds it what it leads to', async () => {
    const { client } = await server.signIn();
    const token = await linkToken();
    expect(await client.call(contract.getInvitation, at(token))).toMatchObject({
      groupId: id,
      groupName: 'Tigers',
      groupDescription: null,
      inviter: { id: owner.user.id },
      status: 'pending',
      expiresAt: EXPIRY.toISOString(),
      isMember: false,
    });
  });

  test('is accepted once; a repeat answers what already happened', async () => {
    const { client, user } = await server.signIn();
    const token = await linkToken();
    for (let i = 0; i < 2; i += 1) {
      expect(await client.call(contract.acceptInvitation, at(token))).toMatchObject({
        status: 'accepted',
        groupId: id,
        isMember: true,
      });
    }
    expect(await memberIds()).toEqual([owner.user.id, user.id]);
    const late = await server.signIn();
    const refused = await late.client.refused(409, contract.acceptInvitation, at(token));
    expect(refused.message).toBe('This invitation has already been accepted.');
  });

  test('is declined once; a repeat answers the same, accepting then is refused', async () => {
    const { client } = await server.signIn();
    const token = await linkToken();
    for (let i = 0; i < 2; i += 1) {
      expect(await client.call(contract.declineInvitation, at(token))).toMatchObject({
        status: 'declined',
      });
    }
    const refused = await client.refused(409, contract.acceptInvitation, at(token));
    expect(refused.message).toBe('This invitation has already been declined.');
    expect(await memberIds()).toEqual([owner.user.id]);
  });

  test('is not used up by a member', async () => {
    const token = await linkToken();
    const refused = await owner.client.refused(409, contract.acceptInvitation, at(token));
    expect(refused.message).toBe('You are already in this squad');
    const { client } = await server.signIn();
    await client.call(contract.acceptInvitation, at(token));
  });

  test('that has expired says so', async () => {
    const { client } = await server.signIn();
    const token = await linkToken();
    server.clock = EXPIRY;
    expect(await client.call(contract.getInvitation, at(token))).toMatchObject({
      status: 'expired',
    });
    for (const answer of [contract.acceptInvitation, contract.declineInvitation]) {
      const refused = await client.refused(409, answer, at(token));
      expect(refused.message).toBe(
        'This invitation has expired. Please ask the group owner for a new invitation.',
      );
    }
    server.clock = new Date(EXPIRY.getTime() - 1);
    await client.call(contract.acceptInvitation, at(token));
  });

  test('that was revoked says so', async () => {
    const { client } = await server.signIn();
    const { id: invitationId, token } = await invite();
    await owner.client.call(contract.revokeGroupInvitation, { params: { id, invitationId } });
    const refused = await client.refused(409, contract.acceptInvitation, at(token ?? ''));
    expect(refused.message).toBe('This invitation has already been revoked.');
  });

  test('of a squad that is gone, or that never was, is 404', async () => {
    const { client } = await server.signIn();
    const token = await linkToken();
    await owner.client.call(contract.deleteGroup, { params: { id } });
    for (const gone of [token, 'never']) {
      await client.refused(404, contract.getInvitation, at(gone));
      await client.refused(404, contract.acceptInvitation, at(gone));
      await client.refused(404, contract.declineInvitation, at(gone));
    }
  });

  test('takes the first of many who accept at once, and nobody twice', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => server.signIn()));
    const token = await linkToken();
    const answers = await Promise.all(
      players.flatMap(({ client }) => [
        client.send(contract.acceptInvitation, at(token)),
        client.send(contract.acceptInvitation, at(token)),
      ]),
    );
    // The winner's second call answers what already happened.
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      200,
      ...Array.from({ length: 10 }, () => 409),
    ]);
    expect(await memberIds()).toHaveLength(2);
  });

  test('one player with many links at once joins once', async () => {
    const { client, user } = await server.signIn();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => linkToken()));
    await Promise.all(tokens.map((token) => client.send(contract.acceptInvitation, at(token))));
    expect(await memberIds()).toEqual([owner.user.id, user.id]);
  });

  test('does not make a squad of more than 100', async () => {
    const { database } = server.context;
    const rows = await database
      .insert(users)
      .values(Array.from({ length: 98 }, (_, i) => ({ email: `${id}-${i}@example.com` })))
      .returning();
    await database
      .insert(groupMembers)
      .values(rows.map(({ id: userId }) => ({ groupId: id, userId })));
    const players = [await server.signIn(), await server.signIn()];
    const tokens = [await linkToken(), await linkToken()];
    const answers = await Promise.all(
      players.map(({ client }, i) => client.send(contract.acceptInvitation, at(tokens[i] ?? ''))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await memberIds()).toHaveLength(100);
  });
});

describe('a link for several people', () => {
  const several = (places: number, by = owner) =>
    by.client.call(contract.createGroupInvitation, { params: { id }, body: { places } });
  const list = () => owner.client.call(contract.listGroupInvitations, { params: { id } });

  test('lets in as many as it has places, and tells how many have joined', async () => {
    const { token, ...made } = await several(3);
    expect(made).toMatchObject({ places: 3, joined: 0, isForOne: false });
    const players = await Promise.all(Array.from({ length: 4 }, () => server.signIn()));
    const [first, second, third, late] = players.map(({ client }) => client);
    const join = { params: { token: token ?? '' } };
    expect(await first?.call(contract.acceptInvitation, join)).toMatchObject({
      status: 'accepted',
      isMember: true,
    });
    expect(await list()).toMatchObject([{ status: 'pending', places: 3, joined: 1, token }]);
    await second?.call(contract.acceptInvitation, join);
    await third?.call(contract.acceptInvitation, join);
    expect(await list()).toMatchObject([{ status: 'accepted', joined: 3, token: null }]);
    const refused = await late?.refused(409, contract.acceptInvitation, join);
    expect(refused?.message).toBe('This invitation has already been accepted.');
    expect(await memberIds()).toHaveLength(4);
  });

  test('gives its last place to one of many who want it at once', async () => {
    const { token } = await several(2);
    const players = await Promise.all(Array.from({ length: 5 }, () => server.signIn()));
    const answers = await Promise.all(
      players.map(({ client }) => client.send(contract.acceptInvitation, at(token ?? ''))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 200, 409, 409, 409,
    ]);
    expect(await memberIds()).toHaveLength(3);
    expect(await list()).toMatchObject([{ joined: 2, status: 'accepted' }]);
  });

  test('gives nobody a second place, before and after it is full', async () => {
    const { token } = await several(2);
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    for (const { client } of [owner, ann, ann, bob, ann, bob]) {
      expect(await client.call(contract.acceptInvitation, at(token ?? ''))).toMatchObject({
        status: 'accepted',
      });
    }
    expect(await list()).toMatchObject([{ joined: 2 }]);
    expect(await memberIds()).toEqual([owner.user.id, ann.user.id, bob.user.id]);
  });

  test('stays open for the others when one declines', async () => {
    const { token } = await several(2);
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    expect(await ann.client.call(contract.declineInvitation, at(token ?? ''))).toMatchObject({
      status: 'declined',
    });
    await bob.client.call(contract.acceptInvitation, at(token ?? ''));
    expect(await list()).toMatchObject([{ status: 'pending', joined: 1 }]);
  });

  test.each<[what: string, end: (invitationId: string) => Promise<unknown>, says: RegExp]>([
    [
      'revoked',
      (invitationId) =>
        owner.client.call(contract.revokeGroupInvitation, { params: { id, invitationId } }),
      /already been revoked/,
    ],
    [
      'past its week',
      () => {
        server.clock = EXPIRY;
        return Promise.resolve();
      },
      /has expired/,
    ],
  ])('that is %s lets nobody in, however many places are left', async (_, end, says) => {
    const { id: invitationId, token } = await several(5);
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    await ann.client.call(contract.acceptInvitation, at(token ?? ''));
    await end(invitationId);
    for (const { client } of [ann, bob]) {
      const refused = await client.refused(409, contract.acceptInvitation, at(token ?? ''));
      expect(refused.message).toMatch(says);
    }
    expect(await list()).toMatchObject([{ joined: 1, token: null }]);
  });

  test('ends with the removal of somebody, who has it too', async () => {
    const { token } = await several(5);
    const { client, user } = await server.signIn();
    await client.call(contract.acceptInvitation, at(token ?? ''));
    await owner.client.call(contract.removeGroupMember, { params: { id, userId: user.id } });
    await client.refused(409, contract.acceptInvitation, at(token ?? ''));
    expect(await memberIds()).toEqual([owner.user.id]);
  });

  test('is the owner’s to make, and never by e-mail', async () => {
    const { client } = await server.signIn();
    await client.call(contract.acceptInvitation, at(await linkToken()));
    const asked = { params: { id }, body: { places: 5 } };
    await client.refused(403, contract.createGroupInvitation, asked);
    for (const body of [
      { places: 0 },
      { places: 21 },
      { places: 1.5 },
      { places: 5, inviteeEmail: 'friend@example.com' },
    ]) {
      const { fields } = await owner.client.refused(400, contract.createGroupInvitation, {
        params: { id },
        body,
      });
      expect(Object.keys(fields ?? {})).toEqual(['places']);
    }
    expect(await several(1)).toMatchObject({ places: 1 });
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
    expect(await memberIds()).toEqual([owner.user.id, right.user.id]);
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
