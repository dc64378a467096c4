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

/** The reader's teams, beside the one that is told of. */
const coached = alias(teams, 'coached_team');

/** The squad that a notification is about, and the team. */
export const squadId = sql`coalesce(${notifications.groupId}, ${groupInvites.groupId})`;
export const teamId = sql`coalesce(${teamInvites.teamId}, ${teamAssignments.teamId}, ${teamAnnouncements.teamId})`;

// `offset 0`: each is one step along an index. PostgreSQL would else rather read the whole table into a hash.
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

/**
 * Whether a notification is still true, in a query of `readNews`: an invitation that was answered or taken back is no
 * news, nor is what the reader has done since, and who left a squad or a team, or was removed, hears nothing more of it
 * but what their coach told them alone.
 *
 * @param moment an instant
 * @param today the reader's day
 * @param done ids of the assigned workouts that the reader has done
 */
export function isStillRelevant(moment: SQL, today: SQL, done: SQL): SQL {
  const reader = sql`${notifications.userId}`;
  const isAsked = sql`${teamAssignments.dueDay} >= ${today} and ${isPlayer(reader)}
    and (${teamAssignments.forEveryone} or ${wasChosen(reader)})
    and not ${teamAssignments.id} = any(${done})`;
  return sql`case ${notifications.kind}
    when 'squad_invitation' then ${groupInvites.status} = 'pending'
      and ${groupInvites.expiresAt} > ${moment} and not ${isMember(reader)}
    when 'team_invitation' then ${teamInvites.status} = 'pending'
      and ${teamInvites.expiresAt} > ${moment} and not ${isPlayer(reader)}
    when 'assignment_new' then ${isAsked}
    when 'assignment_due' then ${isAsked}
    when 'coach_reminder' then ${isCoachOf(sql`${notifications.actorId}`, reader)}
      and ${today} < ${notifications.day} + 7 and not ${hasTrainedSince(sql`${notifications.day}`, reader)}
    when 'announcement' then ${isPlayer(reader)} or ${teamAnnouncements.playerId} = ${reader}
    when 'video_counted' then ${waitsForReview}
    when 'video_failed' then ${videos.state} = 'failed'
    when 'clips_failed' then ${videos.renditionKey} is null
    when 'streak_at_risk' then ${notifications.day} = ${today}
      and ${userStats.streakEndDay} = ${today} - 1
    when 'shots_offered' then ${shotOffers.state} = 'pending' and ${shotOffers.expiresAt} > ${moment}
      and ${isMateOf(sql`${shotOffers.filmerId}`, reader)} and ${hasShots(reader)}
      and not ${isMuted(reader)}
    when 'squad_joined' then ${isMember(reader)} and ${isMember(sql`${notifications.actorId}`)}
    when 'challenge_started' then ${challenges.lastDay} >= ${today} and ${isMember(reader)}
      and ${isMember(sql`${notifications.actorId}`)} and not ${takesPart(reader)}
    when 'challenge_ended' then ${takesPart(reader)}
    else true
  end`;
}
