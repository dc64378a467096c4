import * as contract from '@hooplog/contract';
import { localDayOf } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { teamAnnouncements } from '../database/schema/announcements.ts';
import { teamAssignments } from '../database/schema/assignments.ts';
import { challenges } from '../database/schema/challenges.ts';
import {
  groupInvites,
  groupMembers,
  groups,
  messages,
  teamInvites,
  teamPlayers,
  teams,
} from '../database/schema/community.ts';
import { shotOffers } from '../database/schema/shot-offers.ts';
import { achievements, userAchievements } from '../database/schema/statistics.ts';
import { shots } from '../database/schema/workouts.ts';
import { COUNTED_VIDEO } from '../testing/counted-video.ts';
import type { SignedIn } from '../testing/test-app.ts';
import type { World } from './roles.ts';

const nextWeek = () => new Date(Date.now() + 7 * 24 * 3_600_000);

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('No row came back');
  return row;
}

/** The owner's squad, with the member in it. */
export async function group({ server, people }: World): Promise<string> {
  const { database } = server.context;
  const ownerId = people.owner.user.id;
  const { id } = only(await database.insert(groups).values({ name: 'Squad', ownerId }).returning());
  await database.insert(groupMembers).values([
    { groupId: id, userId: ownerId, role: 'owner' },
    { groupId: id, userId: people.member.user.id },
  ]);
  return id;
}

/** A film of one squad member with shots of the other, offered to them. */
export async function offeredFilm(world: World, filmer: 'owner' | 'member') {
  const { database } = world.server.context;
  await group(world);
  const { owner, member } = world.people;
  const [own, other] = filmer === 'owner' ? [owner, member] : [member, owner];
  const { workoutId } = await own.client.call(contract.saveCountedVideo, { body: COUNTED_VIDEO });
  if (workoutId === null) throw new Error('No workout');
  const named = { byAnother: true, dismissedAt: new Date(), takerId: other.user.id };
  await database.update(shots).set(named).where(eq(shots.workoutId, workoutId));
  const offer = { workoutId, filmerId: own.user.id, userId: other.user.id };
  const sent = { sentAt: new Date(), expiresAt: nextWeek() };
  const { id } = only(
    await database
      .insert(shotOffers)
      .values({ ...offer, ...sent })
      .returning(),
  );
  return { offerId: id, film: { id: workoutId, playerId: other.user.id } };
}

/** A message of a squad member in its chat. */
export async function squadMessage(world: World, { user }: SignedIn): Promise<string> {
  const row = { groupId: await group(world), userId: user.id, content: 'Hi' };
  return only(await world.server.context.database.insert(messages).values(row).returning()).id;
}

/** A badge of the owner in the squad's feed. */
export async function feedItem(world: World) {
  const { database } = world.server.context;
  const id = await group(world);
  const userId = world.people.owner.user.id;
  const { id: achievementId } = only(await database.select().from(achievements).limit(1));
  const earned = { userId, achievementId, earnedAt: new Date() };
  const { id: itemId } = only(
    await database
      .insert(userAchievements)
      .values(earned)
      .onConflictDoUpdate({
        target: [userAchievements.userId, userAchievements.achievementId],
        set: { earnedAt: earned.earnedAt },
      })
      .returning(),
  );
  return { id, itemId };
}

export const newChallenge = () => ({
  kind: 'makes' as const,
  firstDay: localDayOf(new Date(), 'UTC'),
  lastDay: localDayOf(nextWeek(), 'UTC'),
});

/** A challenge of the squad, started by a member. @param startedDaysAgo it lasts three days */
export async function challenge(world: World, { user }: SignedIn, startedDaysAgo = 0) {
  const id = await group(world);
  const day = (days: number) => localDayOf(new Date(Date.now() + days * 24 * 3_600_000), 'UTC');
  const values = {
    ...{ groupId: id, creatorId: user.id, kind: 'makes' as const, filmedOnly: false },
    ...{ firstDay: day(-startedDaysAgo), lastDay: day(2 - startedDaysAgo) },
  };
  const { database } = world.server.context;
  return { id, challengeId: only(await database.insert(challenges).values(values).returning()).id };
}

/** An open invitation to the squad, made by its owner. @param inviteeEmail null: anyone who has the link */
export async function groupInvite(world: World, inviteeEmail: string | null = null) {
  const groupId = await group(world);
  const values = {
    ...{ groupId, inviteeEmail, token: randomUUID(), expiresAt: nextWeek() },
    inviterId: world.people.owner.user.id,
  };
  return only(await world.server.context.database.insert(groupInvites).values(values).returning());
}

/** The coach's team; the owner and the player play on it. */
export async function team({ server, people }: World): Promise<string> {
  const { database } = server.context;
  const coachId = people.coach.user.id;
  const { id } = only(await database.insert(teams).values({ name: 'Team', coachId }).returning());
  await database.insert(teamPlayers).values([
    { teamId: id, playerId: people.owner.user.id },
    { teamId: id, playerId: people.player.user.id },
  ]);
  return id;
}

/** An open invitation to the team. @param inviteeEmail null for the team's join link */
export async function teamInvite(world: World, inviteeEmail: string | null = null) {
  const teamId = await team(world);
  const values = { teamId, inviteeEmail, token: randomUUID(), expiresAt: nextWeek() };
  return only(await world.server.context.database.insert(teamInvites).values(values).returning());
}

export const newAssignment = () => ({
  title: '100 free throws',
  measure: 'makes' as const,
  target: 100,
  dueDay: localDayOf(nextWeek(), 'UTC'),
});

/** An assignment for everybody on the team. */
export async function assignment(world: World): Promise<string> {
  const values = { ...newAssignment(), teamId: await team(world), forEveryone: true };
  const rows = await world.server.context.database
    .insert(teamAssignments)
    .values(values)
    .returning();
  return only(rows).id;
}

/** An announcement of the coach. @param playerId null for the whole team */
export async function announcement(world: World, playerId: string | null): Promise<string> {
  const values = { teamId: await team(world), playerId, text: 'Hello' };
  const rows = await world.server.context.database
    .insert(teamAnnouncements)
    .values(values)
    .returning();
  return only(rows).id;
}
