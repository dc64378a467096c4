import { phrase } from '@hooplog/language';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { mayChat } from '../../auth/may.ts';
import { chatReads } from '../../database/schema/chat.ts';
import { groupMembers } from '../../database/schema/community.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import { noChat } from './no-chat.ts';

/** The community's chat, or a squad's, from the view of one reader. */
export interface Chat {
  readonly readerId: string;
  /** The squad whose chat it is; null for the community's chat. */
  readonly groupId: string | null;
  /** When the reader joined the squad; they must not see earlier messages. Null in the community's chat. */
  readonly since: Date | null;
  /** How far they have read it; before a first visit, the time when they joined the squad, or signed up. */
  readonly readUntil: Date;
}

/** The chat, if the user may read and write in it: 404 for users outside the squad, 403 for children. */
export async function openChat(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  user: User,
  groupId: string | null,
): Promise<Chat> {
  const readerId = user.id;
  const isOwn = and(eq(chatReads.userId, readerId), isOfGroup(groupId));
  if (groupId === null) {
    if (!mayChat(ageGroupOf(user, now()))) throw noChat(groupId);
    const [read] = await database.select().from(chatReads).where(isOwn);
    return { readerId, groupId, since: null, readUntil: read?.readUntil ?? user.createdAt };
  }
  const [member] = await database
    .select({ since: groupMembers.joinedAt, readUntil: chatReads.readUntil })
    .from(groupMembers)
    .leftJoin(chatReads, isOwn)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, readerId)));
  if (member === undefined) throw notFound(phrase('Group not found'));
  if (!mayChat(ageGroupOf(user, now()))) throw noChat(groupId);
  const { since, readUntil } = member;
  return { readerId, groupId, since, readUntil: readUntil ?? since };
}

const isOfGroup = (groupId: string | null): SQL =>
  groupId === null ? isNull(chatReads.groupId) : eq(chatReads.groupId, groupId);
