import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { at, EXPIRY, useTestSquad } from '../../testing/test-squad.ts';

const squad = useTestSquad();
const { server, linkToken, memberIds } = squad;

describe('a link for several people', () => {
  const several = (places: number, by = squad.owner) =>
    by.client.call(contract.createGroupInvitation, { params: { id: squad.id }, body: { places } });
  const list = () =>
    squad.owner.client.call(contract.listGroupInvitations, { params: { id: squad.id } });

  test('admits as many people as it has places, and shows how many have joined', async () => {
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

  test('gives its last place to one of many who use it at once', async () => {
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

  test('never gives a player a second place, before or after it is full', async () => {
    const { token } = await several(2);
    const [ann, bob] = [await server.signIn(), await server.signIn()];
    for (const { client } of [squad.owner, ann, ann, bob, ann, bob]) {
      expect(await client.call(contract.acceptInvitation, at(token ?? ''))).toMatchObject({
        status: 'accepted',
      });
    }
    expect(await list()).toMatchObject([{ joined: 2 }]);
    expect(await memberIds()).toEqual([squad.owner.user.id, ann.user.id, bob.user.id]);
  });

  test('stays open for others when one declines', async () => {
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
        squad.owner.client.call(contract.revokeGroupInvitation, {
          params: { id: squad.id, invitationId },
        }),
      /already been revoked/,
    ],
    [
      'older than a week',
      () => {
        server.clock = EXPIRY;
        return Promise.resolve();
      },
      /has expired/,
    ],
  ])('that is %s admits nobody, however many places are left', async (_, end, says) => {
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

  test('ends when a member who has it too is removed', async () => {
    const { token } = await several(5);
    const { client, user } = await server.signIn();
    await client.call(contract.acceptInvitation, at(token ?? ''));
    await squad.owner.client.call(contract.removeGroupMember, {
      params: { id: squad.id, userId: user.id },
    });
    await client.refused(409, contract.acceptInvitation, at(token ?? ''));
    expect(await memberIds()).toEqual([squad.owner.user.id]);
  });

  test('can only be made by the owner, and never by e-mail', async () => {
    const { client } = await server.signIn();
    await client.call(contract.acceptInvitation, at(await linkToken()));
    const asked = { params: { id: squad.id }, body: { places: 5 } };
    await client.refused(403, contract.createGroupInvitation, asked);
    for (const body of [
      { places: 0 },
      { places: 21 },
      { places: 1.5 },
      { places: 5, inviteeEmail: 'friend@example.com' },
    ]) {
      const { fields } = await squad.owner.client.refused(400, contract.createGroupInvitation, {
        params: { id: squad.id },
        body,
      });
      expect(Object.keys(fields ?? {})).toEqual(['places']);
    }
    expect(await several(1)).toMatchObject({ places: 1 });
  });
});
