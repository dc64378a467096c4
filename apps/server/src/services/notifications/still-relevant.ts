import type { NotificationKind } from '@hooplog/domain';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { teamAnnouncements } from '../../database/schema/announcements.ts';
import { teamAssignmentPlayers, teamAssignments } from '../../database/schema/assignments.ts';
import { challengeMembers, challenges } from '../../database/schema/challenges.ts';
import { mutes } from '../../database/schema/chat.ts';
import {
  groupInvites,
  groupMembers,
  teamInvites,
  teamPlayers,
  teams,
} from '../../database/schema/community.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { shotOffers } from '../../database/schema/shot-offers.ts';
import { userDays, userStats } from '../../database/schema/statistics.ts';
import { shots, videos } from '../../database/schema/workouts.ts';
import { isMateOf } from '../shot-offers/mates.ts';
import { waitsForReview } from '../videos/waits-for-review.ts';

/** The reader's teams, beside the team of the notification. */
const coached = alias(teams, 'coached_team');

/** The squad that a notification is about, and the team. */
export const squadId = sql`coalesce(${notifications.groupId}, ${groupInvites.groupId})`;
export const teamId = sql`coalesce(${teamInvites.teamId}, ${teamAssignments.teamId}, ${teamAnnouncements.teamId})`;

// `offset 0` makes each a single index lookup; otherwise PostgreSQL would read the whole table into a hash.
const isMember = (userId: SQL) => sql`exists (select from ${groupMembers}
  where ${groupMembers.groupId} = ${squadId} and ${groupMembers.userId} = ${userId} offset 0)`;

const takesPart = (userId: SQL) => sql`exists (select from ${challengeMembers}
  where ${challengeMembers.challengeId} = ${challenges.id} and ${challengeMembers.userId} = ${userId} offset 0)`;

const isPlayer = (userId: SQL) => sql`exists (select from ${teamPlayers}
  where ${teamPlayers.teamId} = ${teamId} and ${teamPlayers.playerId} = ${userId} offset 0)`;

const wasChosen = (userId: SQL) => sql`exists (select from ${teamAssignmentPlayers}
  where ${teamAssignmentPlayers.assignmentId} = ${teamAssignments.id}
    and ${teamAssignmentPlayers.playerId} = ${userId} offset 0)`;

const isCoachOf = (coachId: SQL, userId: SQL) => sql`exists (select from ${teams} as "coached_team"
  join ${teamPlayers} on ${teamPlayers.teamId} = ${coached.id}
  where ${coached.coachId} = ${coachId} and ${teamPlayers.playerId} = ${userId} offset 0)`;

const hasShots = (userId: SQL) => sql`exists (select from ${shots}
  where ${shots.workoutId} = ${shotOffers.workoutId} and ${shots.takerId} = ${userId} offset 0)`;

const isMuted = (userId: SQL) => sql`exists (select from ${mutes}
  where ${mutes.userId} = ${userId} and ${mutes.mutedId} = ${shotOffers.filmerId} offset 0)`;

const hasTrainedSince = (day: SQL, userId: SQL) => sql`exists (select from ${userDays}
  where ${userDays.userId} = ${userId} and ${userDays.day} >= ${day} offset 0)`;

// Parameters of the conditions: the time, the reader's day, and the assigned workouts that they have completed.
const moment = sql`${sql.placeholder('now')}::timestamptz`;
const today = sql`${sql.placeholder('today')}::date`;
const done = sql`${sql.placeholder('done')}::uuid[]`;

const reader = sql`${notifications.userId}`;
const isAsked = sql`${teamAssignments.dueDay} >= ${today} and ${isPlayer(reader)}
  and (${teamAssignments.forEveryone} or ${wasChosen(reader)})
  and not ${teamAssignments.id} = any(${done})`;

/** For each kind of notification the condition under which it is current; without one it always is. */
const CONDITIONS: Partial<Record<NotificationKind, SQL>> = {
  squad_invitation: sql`${groupInvites.status} = 'pending'
    and ${groupInvites.expiresAt} > ${moment} and not ${isMember(reader)}`,
  team_invitation: sql`${teamInvites.status} = 'pending'
    and ${teamInvites.expiresAt} > ${moment} and not ${isPlayer(reader)}`,
  assignment_new: isAsked,
  assignment_due: isAsked,
  coach_reminder: sql`${isCoachOf(sql`${notifications.actorId}`, reader)}
    and ${today} < ${notifications.day} + 7 and not ${hasTrainedSince(sql`${notifications.day}`, reader)}`,
  announcement: sql`${isPlayer(reader)} or ${teamAnnouncements.playerId} = ${reader}`,
  video_counted: sql`${waitsForReview}`,
  video_failed: sql`${videos.state} = 'failed'`,
  clips_failed: sql`${videos.renditionKey} is null`,
  streak_at_risk: sql`${notifications.day} = ${today}
    and ${userStats.streakEndDay} = ${today} - 1`,
  shots_offered: sql`${shotOffers.state} = 'pending' and ${shotOffers.expiresAt} > ${moment}
    and ${isMateOf(sql`${shotOffers.filmerId}`, reader)} and ${hasShots(reader)}
    and not ${isMuted(reader)}`,
  squad_joined: sql`${isMember(reader)} and ${isMember(sql`${notifications.actorId}`)}`,
  challenge_started: sql`${challenges.lastDay} >= ${today} and ${isMember(reader)}
    and ${isMember(sql`${notifications.actorId}`)} and not ${takesPart(reader)}`,
  challenge_ended: takesPart(reader),
};

/**
 * Whether a notification is still current, in a query of `readNews`. Answered or revoked invitations are obsolete, and so are
 * tasks that the reader has done since. Players who left a squad or a team, or were removed, see nothing more of it except what
 * their coach wrote to them alone.
 */
export const isStillRelevant = sql`case ${notifications.kind} ${sql.join(
  Object.entries(CONDITIONS).map(
    ([kind, condition]) => sql`when ${sql.raw(`'${kind}'`)} then ${condition}`,
  ),
  sql` `,
)} else true end`;

/** The same for a single kind, without reading what other kinds need. */
export const isRelevantAs = (kind: NotificationKind): SQL =>
  sql`${notifications.kind} = ${sql.raw(`'${kind}'`)} and (${CONDITIONS[kind] ?? sql`true`})`;
