import { localDayOf, NOTIFICATION_KINDS, type NotificationKind } from '@hooplog/domain';
import { and, count, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { MAX as MAX_UUID } from 'uuid';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/connect.ts';
import { preparedOnce } from '../../database/prepared.ts';
import { teamAnnouncements } from '../../database/schema/announcements.ts';
import { teamAssignments } from '../../database/schema/assignments.ts';
import { challenges } from '../../database/schema/challenges.ts';
import { groupInvites, groups, teamInvites, teams } from '../../database/schema/community.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { shotOffers } from '../../database/schema/shot-offers.ts';
import { achievements, userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { shots, videos, workouts } from '../../database/schema/workouts.ts';
import { readDoneIds } from '../assignments/rows.ts';
import { playerColumns } from '../players/player.ts';
import type { User } from '../users/find-user.ts';
import { isNotPaused } from '../users/paused.ts';
import { isRelevantAs, isStillRelevant, squadId, teamId } from './still-relevant.ts';
import { readUnreadKinds } from './unread-kinds.ts';

/** The owner of the inbox. */
export type Reader = Pick<User, 'id' | 'timeZone'>;

const film = alias(workouts, 'film');
const ofDay = alias(workouts, 'of_day');

/** How many of the shots that a mate offers to the reader match a condition. */
const offeredShots = (condition: SQL) =>
  sql`(select count(*) from ${shots}
  where ${shots.workoutId} = ${shotOffers.workoutId} and ${shots.takerId} = ${shotOffers.userId}
    and ${condition})`.mapWith(Number);

/** Shots that the reader already has on the day of that film: they may be the same. */
const sameDayShots = sql`(select coalesce(sum(${ofDay.totalShots}), 0) from ${workouts} "of_day"
  where ${ofDay.userId} = ${shotOffers.userId} and ${ofDay.localDay} = ${film.localDay}
    and ${ofDay.id} is distinct from ${shotOffers.copyId})`.mapWith(Number);

const columns = {
  notification: notifications,
  /** The assigned workout of the notification, under an alias. */
  asked: sql<string | null>`${notifications.assignmentId}`.as('asked'),
  squadToken: groupInvites.token,
  teamToken: teamInvites.token,
  assignment: teamAssignments,
  announcement: teamAnnouncements,
  workout: { made: workouts.made, totalShots: workouts.totalShots },
  badge: achievements,
  squad: { id: groups.id, name: groups.name },
  challenge: {
    ...{ id: challenges.id, name: challenges.name },
    ...{ kind: challenges.kind, drill: challenges.drill },
  },
  offered: {
    id: shotOffers.id,
    copyId: shotOffers.copyId,
    filmedOn: film.localDay,
    made: offeredShots(sql`${shots.outcome} = 'made'`),
    totalShots: offeredShots(sql`true`),
    sameDayShots,
  },
  team: { id: teams.id, name: teams.name },
  /** The player who joined or invites, or the coach. */
  person: playerColumns,
  streakLength: userStats.streakLength,
};

const personId = sql`coalesce(${notifications.actorId}, ${groupInvites.inviterId}, ${teams.coachId})`;

/** The reader's notifications that are still current, each with its subject; without those caused by paused accounts. */
const newsFor = (database: Database, condition: SQL | undefined, isRelevant = isStillRelevant) =>
  database
    .select(columns)
    .from(notifications)
    .leftJoin(groupInvites, eq(groupInvites.id, notifications.groupInviteId))
    .leftJoin(teamInvites, eq(teamInvites.id, notifications.teamInviteId))
    .leftJoin(teamAssignments, eq(teamAssignments.id, notifications.assignmentId))
    .leftJoin(teamAnnouncements, eq(teamAnnouncements.id, notifications.announcementId))
    .leftJoin(videos, eq(videos.id, notifications.videoId))
    .leftJoin(workouts, eq(workouts.id, videos.workoutId))
    .leftJoin(achievements, eq(achievements.id, notifications.achievementId))
    .leftJoin(shotOffers, eq(shotOffers.id, notifications.shotOfferId))
    .leftJoin(film, eq(film.id, shotOffers.workoutId))
    .leftJoin(challenges, eq(challenges.id, notifications.challengeId))
    .leftJoin(groups, eq(groups.id, squadId))
    .leftJoin(teams, eq(teams.id, teamId))
    .leftJoin(users, eq(users.id, personId))
    .leftJoin(userStats, eq(userStats.userId, notifications.userId))
    .where(
      and(eq(notifications.userId, sql.placeholder('userId')), condition, isNotPaused, isRelevant),
    );

const givenTo = ({ id, timeZone }: Reader, now: Date) => ({
  ...{ userId: id, now: now.toISOString(), today: localDayOf(now, timeZone) },
  /** Ids of the assigned workouts that the reader has completed. */
  done: [] as readonly string[],
});

async function givenWithDone(database: Database, reader: Reader, now: Date) {
  const asked = givenTo(reader, now);
  return { ...asked, done: await readDoneIds(database, reader.id, asked.today) };
}

const selectPage = preparedOnce((database) =>
  newsFor(database, lt(notifications.id, sql.placeholder('before')))
    .orderBy(desc(notifications.id))
    .limit(sql.placeholder('limit'))
    .prepare('read_news'),
);

/** Newest first, from `before` (an entry's id) on. */
export async function readNews(
  database: Database,
  reader: Reader,
  now: Date,
  before: string | undefined,
  limit: number,
) {
  const asked = await givenWithDone(database, reader, now);
  return selectPage(database).execute({ ...asked, before: before ?? MAX_UUID, limit });
}

/** A notification that is still current, with its subject; the kind decides which columns are set. */
export type NewsRow = Awaited<ReturnType<typeof readNews>>[number];

const selectUnread = preparedOnce((database) =>
  newsFor(
    database,
    and(eq(notifications.id, sql.placeholder('id')), isNull(notifications.readAt)),
  ).prepare('read_unread_news'),
);

/** One entry, unless it has been read or is obsolete. */
export async function readUnread(
  database: Database,
  reader: Reader,
  now: Date,
  id: string,
): Promise<NewsRow | undefined> {
  const [row] = await selectUnread(database).execute({
    ...(await givenWithDone(database, reader, now)),
    id,
  });
  return row;
}

const countOf = (kind: NotificationKind) =>
  preparedOnce((database) => {
    const unread = newsFor(database, isNull(notifications.readAt), isRelevantAs(kind));
    return database
      .select({
        count: count(),
        asked: sql<string[] | null>`array_agg(asked) filter (where asked is not null)`,
      })
      .from(sql`(${unread.getSQL()}) as unread`)
      .prepare(`count_unread_${kind}`);
  });

const selectCounts = new Map(NOTIFICATION_KINDS.map((kind) => [kind, countOf(kind)]));

/**
 * Number of unread entries of an inbox; it reads at most as many rows as an inbox keeps. Pages ask often, and mostly there is
 * nothing unread. So each kind present is counted by a statement that joins only what it needs, and progress of assigned workouts
 * is summed only if the inbox mentions one.
 *
 * @param kinds with unread entries, if they were read with the session
 */
export async function countUnread(
  database: Database,
  reader: Reader,
  now: Date,
  kinds?: readonly NotificationKind[],
): Promise<number> {
  const given = givenTo(reader, now);
  const asked: string[] = [];
  let unread = 0;
  for (const kind of kinds ?? (await readUnreadKinds(database, reader.id))) {
    const [found] = (await selectCounts.get(kind)?.(database).execute(given)) ?? [];
    unread += found?.count ?? 0;
    asked.push(...(found?.asked ?? []));
  }
  if (asked.length === 0) return unread;
  const done = new Set(await readDoneIds(database, reader.id, given.today));
  return unread - asked.filter((id) => done.has(id)).length;
}
