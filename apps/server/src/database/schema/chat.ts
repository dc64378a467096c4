import { REACTIONS, REPORT_REASONS } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { groupMembers, groups, messages } from './community.ts';
import { ownedBy } from './owned-by.ts';
import { users } from './users.ts';

/** Reactions of readers to a message. In a squad's chat they are deleted when their author leaves. */
export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: ownedBy(),
    /** The squad whose chat it is; null for the community's chat. */
    groupId: uuid(),
    reaction: text({ enum: REACTIONS }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'message_reactions_once',
      columns: [table.messageId, table.userId, table.reaction],
    }),
    foreignKey({
      name: 'message_reactions_member',
      columns: [table.userId, table.groupId],
      foreignColumns: [groupMembers.userId, groupMembers.groupId],
    }).onDelete('cascade'),
    index('message_reactions_user').on(table.userId, table.groupId),
  ],
);

/** How far a user has read a chat. */
export const chatReads = pgTable(
  'chat_reads',
  {
    id: id(),
    userId: ownedBy(),
    /** The squad whose chat it is; null for the community's chat. */
    groupId: uuid(),
    /** When the last message that they read was sent. */
    readUntil: instant().notNull(),
  },
  (table) => [
    unique('chat_reads_once').on(table.userId, table.groupId).nullsNotDistinct(),
    foreignKey({
      name: 'chat_reads_member',
      columns: [table.userId, table.groupId],
      foreignColumns: [groupMembers.userId, groupMembers.groupId],
    }).onDelete('cascade'),
  ],
);

/** Authors whose messages a user has hidden. */
export const mutes = pgTable(
  'mutes',
  { userId: ownedBy(), mutedId: ownedBy(), createdAt: createdAt() },
  (table) => [
    primaryKey({ name: 'mutes_once', columns: [table.userId, table.mutedId] }),
    index('mutes_muted').on(table.mutedId),
  ],
);

/** Messages that readers reported to the operators. A report outlives its message, but not the account of the author. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: id(),
    /** Null once the account of the reporter is gone. */
    reporterId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Not a foreign key: the message may be gone. */
    messageId: uuid().notNull(),
    authorId: ownedBy(),
    /** The squad whose chat it is; null for the community's chat, and for squads that are gone. */
    groupId: uuid().references(() => groups.id, { onDelete: 'set null' }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    /** The message's text when it was reported. */
    content: text().notNull(),
    createdAt: createdAt(),
    /** When an operator answered it; null while it waits. */
    answeredAt: instant(),
  },
  (table) => [
    unique('message_reports_once').on(table.reporterId, table.messageId),
    index('message_reports_author').on(table.authorId),
    index('message_reports_group').on(table.groupId),
    index('message_reports_open')
      .on(table.createdAt)
      .where(sql`${table.answeredAt} is null`),
    index('message_reports_message').on(table.messageId),
  ],
);
