import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { groupMembers } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { at, EXPIRY, useTestSquad } from '../../testing/test-squad.ts';

const squad = useTestSquad();
const { server, invite, linkToken, memberIds } = squad;

describe('an open link', () => {
  test('tells whoever holds it what it leads to', async () => {
    const { client } = await server.signIn();
    const token = await linkToken();
    expect(await client.call(contract.getInvitation, at(token))).toMatchObject({
      groupId: squad.id,
      groupName: 'Tigers',
      groupDescription: null,
      inviter: { id: squad.owner.user.id },
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
        groupId: squad.id,
        isMember: true,
      });
    }
    expect(await memberIds()).toEqual([squad.owner.user.id, user.id]);
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
    expect(await memberIds()).toEqual([squad.owner.user.id]);
  });

  test('is not used up by a member', async () => {
    const token = await linkToken();
    const refused = await squad.owner.client.refused(409, contract.acceptInvitation, at(token));
    expect(refused.message).toBe('You are already in this squad');
    const { client } = await server.signIn();
    await client.call(contract.acceptInvitation, at(token));
  });

  test('shows that it has expired', async () => {
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

  test('shows that it was revoked', async () => {
    const { client } = await server.signIn();
    const { id: invitationId, token } = await invite();
    await squad.owner.client.call(contract.revokeGroupInvitation, {
      params: { id: squad.id, invitationId },
    });
    const refused = await client.refused(409, contract.acceptInvitation, at(token ?? ''));
    expect(refused.message).toBe('This invitation has already been revoked.');
  });

  test('of a deleted or unknown squad is 404', async () => {
    const { client } = await server.signIn();
    const token = await linkToken();
    await squad.owner.client.call(contract.deleteGroup, { params: { id: squad.id } });
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
    // The winner's second call returns the same result.
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
    expect(await memberIds()).toEqual([squad.owner.user.id, user.id]);
  });

  test('does not let a squad exceed 100 members', async () => {
    const { database } = server.context;
    const rows = await database
      .insert(users)
      .values(Array.from({ length: 98 }, (_, i) => ({ email: `${squad.id}-${i}@example.com` })))
      .returning();
    await database
      .insert(groupMembers)
      .values(rows.map(({ id: userId }) => ({ groupId: squad.id, userId })));
    const players = [await server.signIn(), await server.signIn()];
    const tokens = [await linkToken(), await linkToken()];
    const answers = await Promise.all(
      players.map(({ client }, i) => client.send(contract.acceptInvitation, at(tokens[i] ?? ''))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await memberIds()).toHaveLength(100);
  });
});
