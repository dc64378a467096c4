import * as contract from '@hooplog/contract';
import { message } from './own-things.ts';
import {
  row,
  type Row,
  signedIn,
  squadOnly,
  squadOwnerOnly,
  teamCoachOnly,
  teamOnly,
  ownerOnly,
  idOf,
} from './row.ts';
import type { World } from './roles.ts';
import {
  announcement,
  assignment,
  challenge,
  feedItem,
  group,
  groupInvite,
  newAssignment,
  newChallenge,
  offeredFilm,
  squadMessage,
  team,
  teamInvite,
} from './shared-things.ts';

const idAs = (id: string) => ({ params: { id } });

/** @param startedDaysAgo it lasts three days */
const challengeOf =
  (creator: 'owner' | 'member', startedDaysAgo = 0) =>
  async (world: World) => ({
    params: await challenge(world, world.people[creator], startedDaysAgo),
  });

const COMMUNITY_ROWS: readonly Row[] = [
  row(contract.listLeaderboard, signedIn),
  row(contract.getOwnLeaderboardEntry, signedIn),
  row(contract.listMessages, signedIn),
  row(contract.listMessages, squadOnly, {
    about: 'of the squad',
    make: async (world) => ({ query: { group: await group(world) } }),
  }),
  row(contract.createMessage, signedIn, { make: () => ({ body: { content: 'Hi' } }) }),
  row(contract.createMessage, squadOnly, {
    about: 'to the squad',
    make: async (world) => ({ body: { content: 'Hi', groupId: await group(world) } }),
  }),
  row(contract.deleteMessage, [401, 404, 403, 204, 404, 404], {
    about: "the owner's, in the squad",
    make: async (world) => idAs(await squadMessage(world, world.people.owner)),
  }),
  row(contract.deleteMessage, squadOnly, {
    about: "the member's, in the squad, whose owner may remove it",
    make: async (world) => idAs(await squadMessage(world, world.people.member)),
  }),
  // Everybody sees the message, so its existence is no secret.
  row(contract.deleteMessage, [401, 403, 403, 204, 403, 403], {
    about: "the owner's",
    make: idOf(message),
  }),
  row(contract.markMessagesRead, signedIn, {
    make: () => ({ body: { until: new Date().toISOString() } }),
  }),
  row(contract.markMessagesRead, squadOnly, {
    about: 'of the squad',
    make: async (world) => ({
      body: { groupId: await group(world), until: new Date().toISOString() },
    }),
  }),
  ...[contract.reactToMessage, contract.takeBackMessageReaction].map((endpoint) =>
    row(endpoint, squadOnly, {
      about: "the owner's, in the squad",
      make: async (world) => ({
        params: { id: await squadMessage(world, world.people.owner), reaction: 'fire' as const },
      }),
    }),
  ),
  row(contract.reportMessage, [401, 404, 204, 403, 404, 404], {
    about: "the owner's, in the squad",
    make: async (world) => ({
      params: { id: await squadMessage(world, world.people.owner) },
      body: { reason: 'spam' as const },
    }),
  }),
  row(contract.listMutes, signedIn),
  row(contract.muteAuthor, [401, 404, 200, 403, 404, 404], {
    about: "the owner's, in the squad",
    make: async (world) => ({
      body: { messageId: await squadMessage(world, world.people.owner) },
    }),
  }),
  row(contract.unmute, signedIn, {
    make: (world) => ({ params: { userId: world.people.owner.user.id } }),
  }),
];

const tokenOf = async (invite: Promise<{ readonly token: string }>) => ({
  params: { token: (await invite).token },
});

const SQUAD_ROWS: readonly Row[] = [
  row(contract.listGroups, signedIn),
  row(contract.createGroup, signedIn, {
    byNewcomer: true,
    make: () => ({ body: { name: 'New' } }),
  }),
  row(contract.getGroup, squadOnly, { make: idOf(group) }),
  row(contract.updateGroup, squadOwnerOnly, {
    make: async (world) => ({ params: { id: await group(world) }, body: { name: 'Renamed' } }),
  }),
  row(contract.deleteGroup, squadOwnerOnly, { make: idOf(group) }),
  row(contract.listGroupMembers, squadOnly, { make: idOf(group) }),
  row(contract.removeGroupMember, squadOnly, {
    about: 'the member: leaves, or is removed by the owner',
    make: async (world) => ({
      params: { id: await group(world), userId: world.people.member.user.id },
    }),
  }),
  row(contract.removeGroupMember, [401, 404, 403, 409, 404, 404], {
    about: 'the owner, who has to hand over or delete it instead',
    make: async (world) => ({
      params: { id: await group(world), userId: world.people.owner.user.id },
    }),
  }),
  row(contract.transferGroup, squadOwnerOnly, {
    make: async (world) => ({
      params: { id: await group(world) },
      body: { userId: world.people.member.user.id },
    }),
  }),
  row(contract.getGroupLeaderboard, squadOnly, { make: idOf(group) }),
  row(contract.listGroupFeed, squadOnly, { make: idOf(group) }),
  ...[contract.reactToFeedItem, contract.takeBackReaction].map((endpoint) =>
    row(endpoint, squadOnly, {
      about: 'to an item of the owner',
      make: async (world) => ({
        params: { ...(await feedItem(world)), reaction: 'fire' as const },
      }),
    }),
  ),
  ...[contract.listTakers, contract.offerShots, contract.withdrawOffer].map((endpoint) =>
    row(endpoint, ownerOnly, {
      about: "of the owner's film, to the member",
      make: async (world) => ({ params: (await offeredFilm(world, 'owner')).film }),
    }),
  ),
  row(contract.answerOffer, ownerOnly, {
    about: "of the member's film, to the owner",
    make: async (world) => ({
      params: { id: (await offeredFilm(world, 'member')).offerId },
      body: { answer: 'accepted' as const },
    }),
  }),
  row(contract.listChallenges, squadOnly, { make: idOf(group) }),
  row(contract.listEndingChallenges, signedIn),
  row(contract.createChallenge, squadOnly, {
    make: async (world) => ({ params: { id: await group(world) }, body: newChallenge() }),
  }),
  ...[contract.joinChallenge, contract.leaveChallenge].map((endpoint) =>
    row(endpoint, squadOnly, { make: challengeOf('owner') }),
  ),
  row(contract.repeatChallenge, squadOnly, {
    about: 'a finished one',
    make: challengeOf('owner', 9),
  }),
  ...[contract.endChallenge, contract.deleteChallenge].flatMap((endpoint) => [
    row(endpoint, squadOwnerOnly, { about: "the owner's", make: challengeOf('owner') }),
    row(endpoint, squadOnly, { about: "the member's", make: challengeOf('member') }),
  ]),
  row(contract.listRemovedMessages, squadOwnerOnly, { make: idOf(group) }),
  row(contract.listGroupInvitations, squadOnly, { make: idOf(group) }),
  row(contract.createGroupInvitation, squadOnly, {
    make: async (world) => ({ params: { id: await group(world) }, body: {} }),
  }),
  row(contract.createGroupInvitation, squadOwnerOnly, {
    about: 'a link for several people',
    make: async (world) => ({ params: { id: await group(world) }, body: { places: 5 } }),
  }),
  row(contract.revokeGroupInvitation, squadOwnerOnly, {
    about: 'made by the owner',
    make: async (world) => {
      const { groupId, id } = await groupInvite(world);
      return { params: { id: groupId, invitationId: id } };
    },
  }),
  row(contract.countPendingInvitations, signedIn),
  row(contract.listPendingInvitations, signedIn),
  row(contract.getInvitation, signedIn, {
    about: 'a link',
    make: (world) => tokenOf(groupInvite(world)),
  }),
  row(contract.getInvitation, [401, 200, 403, 403, 403, 403], {
    about: "for the stranger's address",
    make: (world) => tokenOf(groupInvite(world, world.people.stranger.user.email)),
  }),
  row(contract.acceptInvitation, [401, 200, 409, 409, 200, 200], {
    about: 'a link, which is not used up by members',
    make: (world) => tokenOf(groupInvite(world)),
  }),
  row(contract.acceptInvitation, [401, 200, 403, 403, 403, 403], {
    about: "for the stranger's address",
    make: (world) => tokenOf(groupInvite(world, world.people.stranger.user.email)),
  }),
  row(contract.declineInvitation, signedIn, {
    about: 'a link',
    make: (world) => tokenOf(groupInvite(world)),
  }),
];

const TEAM_ROWS: readonly Row[] = [
  row(contract.listTeams, signedIn),
  row(contract.createTeam, [401, 403, 403, 403, 201, 403], {
    make: () => ({ body: { name: 'New' } }),
  }),
  row(contract.getTeam, teamOnly, { make: idOf(team) }),
  row(contract.updateTeam, teamCoachOnly, {
    make: async (world) => ({ params: { id: await team(world) }, body: { name: 'Renamed' } }),
  }),
  row(contract.deleteTeam, teamCoachOnly, { make: idOf(team) }),
  row(contract.listTeamPlayers, teamOnly, { make: idOf(team) }),
  row(contract.getTeamPlayer, [401, 404, 404, 403, 200, 200], {
    about: 'the player',
    make: async (world) => ({
      params: { id: await team(world), playerId: world.people.player.user.id },
    }),
  }),
  row(contract.updateTeamPlayer, teamCoachOnly, {
    about: 'a note about the player',
    make: async (world) => ({
      params: { id: await team(world), playerId: world.people.player.user.id },
      body: { note: 'Elbow in' },
    }),
  }),
  row(contract.remindTeamPlayers, teamCoachOnly, {
    make: async (world) => ({
      params: { id: await team(world) },
      body: { playerIds: [world.people.player.user.id] },
    }),
  }),
  row(contract.exportTeamPlayers, teamCoachOnly, { make: idOf(team) }),
  row(contract.removeTeamPlayer, [401, 404, 404, 403, 204, 204], {
    about: 'the player: leaves, or is removed by the coach',
    make: async (world) => ({
      params: { id: await team(world), playerId: world.people.player.user.id },
    }),
  }),
  row(contract.getTeamHeatMap, teamOnly, { about: 'the whole team', make: idOf(team) }),
  row(contract.getTeamHeatMap, [401, 404, 404, 403, 200, 200], {
    about: 'the player',
    make: async (world) => ({
      params: { id: await team(world) },
      query: { playerId: world.people.player.user.id },
    }),
  }),
  row(contract.getTeamShotsWithoutZone, teamOnly, { about: 'the whole team', make: idOf(team) }),
  row(contract.getTeamShotsWithoutZone, [401, 404, 404, 403, 200, 200], {
    about: 'the player',
    make: async (world) => ({
      params: { id: await team(world) },
      query: { playerId: world.people.player.user.id },
    }),
  }),
  row(contract.listTeamInvitations, teamCoachOnly, { make: idOf(team) }),
  row(contract.createTeamInvitation, teamCoachOnly, {
    make: async (world) => ({
      params: { id: await team(world) },
      body: { email: 'new@example.com' },
    }),
  }),
  row(contract.revokeTeamInvitation, teamCoachOnly, {
    make: async (world) => {
      const { teamId, id } = await teamInvite(world, 'new@example.com');
      return { params: { id: teamId, invitationId: id } };
    },
  }),
  row(contract.getTeamLink, teamCoachOnly, { make: idOf(team) }),
  row(contract.renewTeamLink, teamCoachOnly, { make: idOf(team) }),
  row(contract.deleteTeamLink, teamCoachOnly, { make: idOf(team) }),
  row(contract.listReceivedTeamInvitations, signedIn),
  row(contract.getTeamInvitation, signedIn, {
    about: 'a join link',
    make: (world) => tokenOf(teamInvite(world)),
  }),
  row(contract.acceptTeamInvitation, [401, 200, 200, 200, 409, 200], {
    about: 'a join link; the coach does not play',
    make: (world) => tokenOf(teamInvite(world)),
  }),
  row(contract.acceptTeamInvitation, [401, 200, 403, 403, 403, 403], {
    about: "for the stranger's address",
    make: (world) => tokenOf(teamInvite(world, world.people.stranger.user.email)),
  }),
  row(contract.declineTeamInvitation, [401, 200, 200, 200, 409, 200], {
    about: 'a join link; the coach does not play',
    make: (world) => tokenOf(teamInvite(world)),
  }),
  row(contract.listTeamAssignments, teamOnly, { make: idOf(team) }),
  row(contract.createAssignment, teamCoachOnly, {
    make: async (world) => ({ params: { id: await team(world) }, body: newAssignment() }),
  }),
  row(contract.updateAssignment, teamCoachOnly, {
    make: async (world) => ({
      params: { id: await assignment(world) },
      body: { title: 'Changed' },
    }),
  }),
  row(contract.deleteAssignment, teamCoachOnly, { make: idOf(assignment) }),
  row(contract.listOwnAssignments, signedIn),
  row(contract.getTeamWeek, teamCoachOnly, { make: idOf(team) }),
  row(contract.listAnnouncements, teamOnly, { make: idOf(team) }),
  row(contract.createAnnouncement, teamCoachOnly, {
    make: async (world) => ({ params: { id: await team(world) }, body: { text: 'Hello' } }),
  }),
  row(contract.deleteAnnouncement, teamCoachOnly, {
    about: 'to the whole team',
    make: async (world) => idAs(await announcement(world, null)),
  }),
  row(contract.deleteAnnouncement, [401, 404, 404, 404, 403, 403], {
    about: 'to the player alone',
    make: async (world) => idAs(await announcement(world, world.people.player.user.id)),
  }),
];

/** Calls about what players share. */
export const SHARED_ROWS: readonly Row[] = [...COMMUNITY_ROWS, ...SQUAD_ROWS, ...TEAM_ROWS];
