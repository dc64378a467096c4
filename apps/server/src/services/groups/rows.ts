import { CHAT_LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { GroupRole } from '../../auth/may.ts';
import { mayManageGroup } from '../../auth/may.ts';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { chatReads, messageReports, mutes } from '../../database/schema/chat.ts';
import { groupMembers, groups, messages } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { isNotPaused } from '../users/paused.ts';

type GroupRow = typeof groups.$inferSelect;

/** A squad as one of its members sees it. */
export interface GroupOfMember {
  readonly group: GroupRow;
  readonly memberCount: number;
  /** Role of that member. */
  readonly role: GroupRole;
  /** Unread messages of others in its chat, counted up to `UNREAD_COUNTED`. */
  readonly unreadMessages: number;
}

/** For queries that join the squad; its own `group_members` hides the query's. */
const memberCount = sql<number>`(select count(*) from ${groupMembers}
  join ${users} on ${users.id} = ${groupMembers.userId}
  where ${groupMembers.groupId} = ${groups.id} and ${isNotPaused})`;

/**
 * For queries that join the squad and the membership. Reads only the first messages since the last visit, however long ago that
 * was.
 */
const unreadMessages = sql<number>`(
  select least(count(*), ${CHAT_LIMITS.UNREAD_COUNTED}) from (
    select unread.id, unread.user_id from ${messages} unread
    where unread.group_id = ${groups.id} and unread.removed_at is null and unread.created_at > coalesce(
      (select ${chatReads.readUntil} from ${chatReads}
        where ${chatReads.userId} = ${groupMembers.userId} and ${chatReads.groupId} = ${groups.id}),
      ${groupMembers.joinedAt})
    order by unread.created_at limit ${CHAT_LIMITS.UNREAD_READ}
  ) unread
  where unread.user_id <> ${groupMembers.userId} and not exists (
    select from ${mutes} where ${mutes.userId} = ${groupMembers.userId} and ${mutes.mutedId} = unread.user_id)
    and not exists (select from ${messageReports}
      where ${messageReports.reporterId} = ${groupMembers.userId} and ${messageReports.messageId} = unread.id))`;

/** Squads of a member by name. A squad that the user is not in is not found. */
export async function groupsOf(
  database: Queryable,
  userId: string,
  condition?: SQL,
): Promise<GroupOfMember[]> {
  return database
    .select({
      group: groups,
      memberCount: memberCount.mapWith(Number),
      role: groupMembers.role,
      unreadMessages: unreadMessages.mapWith(Number),
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), condition))
    .orderBy(asc(groups.name), asc(groups.id));
}

export async function groupOf(
  database: Queryable,
  userId: string,
  groupId: string,
): Promise<GroupOfMember> {
  const [found] = await groupsOf(database, userId, eq(groups.id, groupId));
  if (found === undefined) throw notFound(phrase('Group not found'));
  return found;
}

/** Locks the squad's row, so that changes of its members and invitations happen one after another. */
export async function lockGroup(tx: Transaction, groupId: string): Promise<void> {
  await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for('update');
}

/** Locks and returns the squad, for a member. */
export async function lockGroupOf(
  tx: Transaction,
  userId: string,
  groupId: string,
): Promise<GroupOfMember> {
  await lockGroup(tx, groupId);
  return groupOf(tx, userId, groupId);
}

/** Locks and returns the squad, for its owner; 403 for other members. */
export async function lockGroupToManage(
  tx: Transaction,
  userId: string,
  groupId: string,
): Promise<GroupOfMember> {
  const found = await lockGroupOf(tx, userId, groupId);
  if (!mayManageGroup(found.role)) {
    throw new AppError('forbidden', phrase('Only the owner of the squad can do that'));
  }
  return found;
}
