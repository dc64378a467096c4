import { FEED_LIMITS, type SquadSharing } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { groupMembers } from '../../../database/schema/community.ts';
import { users } from '../../../database/schema/users.ts';
import { notFound } from '../../../errors/app-error.ts';
import type { AppContext } from '../../context.ts';
import { playerColumns, type PlayerRow } from '../../players/player.ts';
import { sharingOf } from '../../users/follow-age.ts';
import { isNotPaused } from '../../users/paused.ts';

/** Kinds of feed items: a workout with shots, timed exercises, or a badge. */
export type FeedKind = 'workout' | 'timed' | 'badge';

/** A member of a squad, and what they share in its feed. */
export interface Sharer {
  readonly user: PlayerRow;
  readonly sharing: SquadSharing;
  /** Earlier items stay out of the feed. */
  readonly since: Date;
}

const DAY_MS = 24 * 3_600_000;

const latest = (...moments: readonly Date[]) => new Date(Math.max(...moments.map(Number)));

/** Columns that decide what an account shares. */
const accountColumns = {
  birthday: users.birthday,
  timeZone: users.timeZone,
  squadSharing: users.squadSharing,
  createdAt: users.createdAt,
};

/**
 * Members whose items a member sees in the squad's feed, from the time when both were in it. Paused accounts share nothing. 404
 * for readers outside the squad.
 */
export async function sharersFor(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  readerId: string,
  groupId: string,
): Promise<Sharer[]> {
  const members = await database
    .select({ user: playerColumns, account: accountColumns, joinedAt: groupMembers.joinedAt })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), isNotPaused));
  const reader = members.find(({ user }) => user.id === readerId);
  if (reader === undefined) throw notFound(phrase('Group not found'));
  const moment = now();
  const from = latest(reader.joinedAt, new Date(moment.getTime() - FEED_LIMITS.DAYS * DAY_MS));
  return members.map(({ user, account, joinedAt }) => ({
    user,
    sharing: sharingOf(account, moment),
    since: latest(from, joinedAt),
  }));
}

/** Whether a member shares items of a kind. */
export function sharedBy({ sharing }: Sharer, kind: FeedKind): boolean {
  switch (kind) {
    case 'workout':
      return sharing.workouts || sharing.records;
    case 'timed':
      return sharing.workouts;
    case 'badge':
      return sharing.badges;
  }
}
