import { localDayOf } from '@hooplog/domain';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { teamAssignments } from '../../database/schema/assignments.ts';
import { groupInvites, groups, teamInvites, teams } from '../../database/schema/community.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { achievements, userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { videos, workouts } from '../../database/schema/workouts.ts';
import { playerColumns } from '../players/player.ts';
import type { User } from '../users/find-user.ts';
import { holds } from './holds.ts';

/** Whose inbox is read. */
export type Reader = Pick<User, 'id' | 'timeZone'>;

const columns = {
  notification: notifications,
  squadToken: groupInvites.token,
  teamToken: teamInvites.token,
  assignment: teamAssignments,
  workout: { made: workouts.made, totalShots: workouts.totalShots },
  badge: achievements,
  squad: { id: groups.id, name: groups.name },
  team: { id: teams.id, name: teams.name },
  /** Who joined, invites or coaches. */
  person: playerColumns,
  streakLength: userStats.streakLength,
};

const squadId = sql`coalesce(${notifications.groupId}, ${groupInvites.groupId})`;
const teamId = sql`coalesce(${teamInvites.teamId}, ${teamAssignments.teamId})`;
const personId = sql`coalesce(${notifications.actorId}, ${groupInvites.inviterId}, ${teams.coachId})`;

/** What still holds of a reader's notifications, each with what it names. */
const newsFor = (
  database: Queryable,
  { id, timeZone }: Reader,
  now: Date,
  condition: SQL | undefined,
) =>
  database
    .select(columns)
    .from(notifications)
    .leftJoin(groupInvites, eq(groupInvites.id, notifications.groupInviteId))
    .leftJoin(teamInvites, eq(teamInvites.id, notifications.teamInviteId))
    .leftJoin(teamAssignments, eq(teamAssignments.id, notifications.assignmentId))
    .leftJoin(videos, eq(videos.id, notifications.videoId))
    .leftJoin(workouts, eq(workouts.id, videos.workoutId))
    .leftJoin(achievements, eq(achievements.id, notifications.achievementId))
    .leftJoin(groups, eq(groups.id, squadId))
    .leftJoin(teams, eq(teams.id, teamId))
    .leftJoin(users, eq(users.id, personId))
    .leftJoin(userStats, eq(userStats.userId, notifications.userId))
    .where(and(eq(notifications.userId, id), condition, holds(now, localDayOf(now, timeZone))));

/** Newest first. */
export const readNews = (
  database: Queryable,
  reader: Reader,
  now: Date,
  condition: SQL | undefined,
  limit: number,
) => newsFor(database, reader, now, condition).orderBy(desc(notifications.id)).limit(limit);

/** A notification that still holds, with what it names; which of it is there depends on the kind. */
export type NewsRow = Awaited<ReturnType<typeof readNews>>[number];

/** How many entries of an inbox are unread: at most as many rows are looked at as it keeps. */
export async function countUnread(database: Queryable, reader: Reader, now: Date): Promise<number> {
  const unread = newsFor(database, reader, now, isNull(notifications.readAt));
  const [found] = await database
    .select({ count: count() })
    .from(sql`(${unread.getSQL()}) as unread`);
  return found?.count ?? 0;
}
