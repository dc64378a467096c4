import * as contract from '@hooplog/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOWHERE, type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

const create = ({ client }: SignedIn, name = 'Tigers') =>
  client.call(contract.createGroup, { body: { name, description: 'We train on Tuesdays' } });

/** Adds a player to a squad by a link. */
async function join(owner: SignedIn, groupId: string, newcomer: SignedIn): Promise<void> {
  const { token } = await owner.client.call(contract.createGroupInvitation, {
    params: { id: groupId },
    body: {},
  });
  await newcomer.client.call(contract.acceptInvitation, { params: { token: token ?? '' } });
}

async function shoot({ client }: SignedIn, made: number, missed: number): Promise<void> {
  const workout = { workoutDate: '2026-06-15T09:00:00Z', totalShots: made + missed, made, missed };
  await client.call(contract.createWorkout, { body: { workout, shotData: [] } });
}

describe('a squad', () => {
  test('is private, belongs to whoever made it, and starts with them', async () => {
    const owner = await server.signIn();
    const group = await create(owner);
    expect(group).toMatchObject({
      name: 'Tigers',
      description: 'We train on Tuesdays',
      visibility: 'private',
      ownerId: owner.user.id,
      memberCount: 1,
      role: 'owner',
    });
    expect(await owner.client.call(contract.listGroups)).toEqual([group]);
    const members = await owner.client.call(contract.listGroupMembers, {
      params: { id: group.id },
    });
    expect(members).toMatchObject([{ user: { id: owner.user.id }, role: 'owner' }]);
  });

  test.each<[what: string, body: object, field: string, message: string]>([
    ['no name', {}, 'name', 'Group name is required'],
    ['a blank name', { name: '   ' }, 'name', 'Group name is required'],
    [
      'a long name',
      { name: 'x'.repeat(101) },
      'name',
      'A squad name can have at most 100 characters',
    ],
    [
      'a long description',
      { name: 'x', description: 'x'.repeat(501) },
      'description',
      'A description can have at most 500 characters',
    ],
  ])('with %s is refused', async (_, body, field, message) => {
    const { client } = await server.signIn();
    const refused = await client.refused(400, contract.createGroup, { body: body as never });
    expect(refused.fields).toEqual({ [field]: message });
  });

  test('takes 100 characters of name and 500 of description, trimmed', async () => {
    const { client } = await server.signIn();
    const body = { name: ` ${'x'.repeat(100)} `, description: 'y'.repeat(500) };
    const { name, description } = await client.call(contract.createGroup, { body });
    expect([name.length, description?.length]).toEqual([100, 500]);
  });

  test('has no description if only whitespace is given', async () => {
    const { client } = await server.signIn();
    const body = { name: 'x', description: '   ' };
    expect(await client.call(contract.createGroup, { body })).toMatchObject({ description: null });
  });
});

describe('in a squad of three', () => {
  let owner: SignedIn;
  let ann: SignedIn;
  let bob: SignedIn;
  let id: string;
  beforeEach(async () => {
    [owner, ann, bob] = [await server.signIn(), await server.signIn(), await server.signIn()];
    ({ id } = await create(owner));
    await join(owner, id, ann);
    await join(owner, id, bob);
  });
  const members = async () =>
    (await owner.client.call(contract.listGroupMembers, { params: { id } })).map(
      ({ user }) => user.id,
    );

  test('the owner comes first, then the others as they joined, without any address', async () => {
    expect(await members()).toEqual([owner.user.id, ann.user.id, bob.user.id]);
    const answer = await owner.client.send(contract.listGroupMembers, { params: { id } });
    expect(answer.body).not.toContain('@');
    // A member who joined last comes first as the owner.
    const handOver = { params: { id }, body: { userId: bob.user.id } };
    await owner.client.call(contract.transferGroup, handOver);
    expect(await members()).toEqual([bob.user.id, owner.user.id, ann.user.id]);
  });

  test('the owner renames, the others may not', async () => {
    const change = { params: { id }, body: { name: 'Lions' } };
    expect(await owner.client.call(contract.updateGroup, change)).toMatchObject({
      name: 'Lions',
      description: 'We train on Tuesdays',
    });
    await ann.client.refused(403, contract.updateGroup, change);
    await owner.client.call(contract.updateGroup, { params: { id }, body: { description: '' } });
    expect(await ann.client.call(contract.getGroup, { params: { id } })).toMatchObject({
      name: 'Lions',
      description: null,
      role: 'member',
      memberCount: 3,
    });
  });

  test('members leave', async () => {
    await ann.client.call(contract.removeGroupMember, { params: { id, userId: ann.user.id } });
    expect(await members()).toEqual([owner.user.id, bob.user.id]);
    await ann.client.refused(404, contract.getGroup, { params: { id } });
    expect(await ann.client.call(contract.listGroups)).toEqual([]);
  });

  test('the owner can remove members; members cannot', async () => {
    const params = { id, userId: bob.user.id };
    await ann.client.refused(403, contract.removeGroupMember, { params });
    await owner.client.call(contract.removeGroupMember, { params });
    expect(await members()).toEqual([owner.user.id, ann.user.id]);
    await owner.client.refused(404, contract.removeGroupMember, { params });
  });

  test('who is removed finds no open link to come back by', async () => {
    const params = { id };
    const [byOwner, byBob] = [
      await owner.client.call(contract.createGroupInvitation, { params, body: {} }),
      await bob.client.call(contract.createGroupInvitation, {
        params,
        body: { inviteeEmail: 'friend@example.com' },
      }),
    ];
    await owner.client.call(contract.removeGroupMember, { params: { id, userId: bob.user.id } });
    const refused = await bob.client.refused(409, contract.acceptInvitation, {
      params: { token: byOwner.token ?? '' },
    });
    expect(refused.message).toBe('This invitation has already been revoked.');
    const list = await owner.client.call(contract.listGroupInvitations, { params });
    expect(list.find((invitation) => invitation.id === byBob.id)).toMatchObject({
      status: 'revoked',
      token: null,
    });
  });

  test('a removed member cannot use an unanswered invitation to their address', async () => {
    const { token } = await owner.client.call(contract.createGroupInvitation, {
      params: { id },
      body: { inviteeEmail: bob.user.email },
    });
    await owner.client.call(contract.removeGroupMember, { params: { id, userId: bob.user.id } });
    const params = { token: token ?? '' };
    await bob.client.refused(409, contract.acceptInvitation, { params });
    expect(await members()).toEqual([owner.user.id, ann.user.id]);
  });

  test('the owner leaves only after handing it over', async () => {
    const leave = { params: { id, userId: owner.user.id } };
    const refused = await owner.client.refused(409, contract.removeGroupMember, leave);
    expect(refused.message).toBe(
      'You own this squad. Hand it over to another member, or delete it.',
    );
    const handOver = { params: { id }, body: { userId: ann.user.id } };
    await ann.client.refused(403, contract.transferGroup, handOver);
    expect(await owner.client.call(contract.transferGroup, handOver)).toMatchObject({
      ownerId: ann.user.id,
      role: 'member',
    });
    await owner.client.call(contract.removeGroupMember, leave);
    expect(await ann.client.call(contract.getGroup, { params: { id } })).toMatchObject({
      role: 'owner',
      memberCount: 2,
    });
  });

  test('it cannot be handed to a stranger, and then stays with its owner', async () => {
    const stranger = await server.signIn();
    const handOver = { params: { id }, body: { userId: stranger.user.id } };
    await owner.client.refused(404, contract.transferGroup, handOver);
    expect(await owner.client.call(contract.getGroup, { params: { id } })).toMatchObject({
      role: 'owner',
      ownerId: owner.user.id,
    });
  });

  test('the owner deletes it for all; members may not', async () => {
    await ann.client.refused(403, contract.deleteGroup, { params: { id } });
    await owner.client.call(contract.deleteGroup, { params: { id } });
    for (const { client } of [owner, ann]) {
      await client.refused(404, contract.getGroup, { params: { id } });
    }
  });

  test('the leaderboard ranks by makes, then accuracy, then shots, and leaves out who has none', async () => {
    await shoot(ann, 10, 30);
    await shoot(bob, 10, 10);
    const standings = () => ann.client.call(contract.getGroupLeaderboard, { params: { id } });
    expect(
      (await standings()).map(({ rank, user, percentage }) => [rank, user.id, percentage]),
    ).toEqual([
      [1, bob.user.id, 50],
      [2, ann.user.id, 25],
    ]);
    await shoot(owner, 11, 100);
    expect((await standings())[0]).toMatchObject({
      rank: 1,
      user: { id: owner.user.id },
      made: 11,
      totalShots: 111,
      percentage: 10,
      workoutCount: 1,
    });
  });

  test('equal numbers share a rank', async () => {
    for (const player of [ann, bob]) await shoot(player, 5, 5);
    const standings = await owner.client.call(contract.getGroupLeaderboard, { params: { id } });
    expect(standings.map(({ rank }) => rank)).toEqual([1, 1]);
  });

  test('nobody else finds it', async () => {
    const { client } = await server.signIn();
    const params = { id };
    await client.refused(404, contract.getGroup, { params });
    await client.refused(404, contract.updateGroup, { params, body: { name: 'Mine' } });
    await client.refused(404, contract.deleteGroup, { params });
    await client.refused(404, contract.listGroupMembers, { params });
    await client.refused(404, contract.getGroupLeaderboard, { params });
    await client.refused(404, contract.listGroupInvitations, { params });
    await client.refused(404, contract.createGroupInvitation, { params, body: {} });
    await client.refused(404, contract.transferGroup, { params, body: { userId: ann.user.id } });
    await client.refused(404, contract.removeGroupMember, {
      params: { id, userId: ann.user.id },
    });
  });
});

test('an unknown squad is 404', async () => {
  const { client } = await server.signIn();
  const refused = await client.refused(404, contract.getGroup, { params: { id: NOWHERE } });
  expect(refused.message).toBe('Group not found');
});

test('a player can be in at most 50 squads', async () => {
  const player = await server.signIn();
  for (let made = 0; made < 50; made += 1) await create(player, `Squad ${made}`);
  const body = { name: 'One more' };
  const refused = await player.client.refused(409, contract.createGroup, { body });
  expect(refused.message).toBe('You can be in at most 50 squads');
});
