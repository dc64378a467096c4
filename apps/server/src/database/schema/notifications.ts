import { NOTIFICATION_KINDS, NOTIFICATION_TOPICS } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { teamAnnouncements } from './announcements.ts';
import { teamAssignments } from './assignments.ts';
import { challenges } from './challenges.ts';
import { createdAt, id, instant, localDay } from './columns.ts';
import { groupInvites, groups, teamInvites } from './community.ts';
import { ownedBy } from './owned-by.ts';
import { shotOffers } from './shot-offers.ts';
import { achievements } from './statistics.ts';
import { sessions, users } from './users.ts';
import { videos } from './workouts.ts';

/**
 * Entries of players' inboxes. A row references its subject and copies nothing from it: it is read again each time, and deleted
 * with its subject.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ownedBy(),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** What it is about, unique per user, so that nothing is notified twice. */
    about: text().notNull(),
    groupInviteId: uuid().references(() => groupInvites.id, { onDelete: 'cascade' }),
    teamInviteId: uuid().references(() => teamInvites.id, { onDelete: 'cascade' }),
    assignmentId: uuid().references(() => teamAssignments.id, { onDelete: 'cascade' }),
    announcementId: uuid().references(() => teamAnnouncements.id, { onDelete: 'cascade' }),
    videoId: uuid().references(() => videos.id, { onDelete: 'cascade' }),
    shotOfferId: uuid().references(() => shotOffers.id, { onDelete: 'cascade' }),
    groupId: uuid().references(() => groups.id, { onDelete: 'cascade' }),
    challengeId: uuid().references(() => challenges.id, { onDelete: 'cascade' }),
    /** The user whose action it reports. */
    actorId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    achievementId: uuid().references(() => achievements.id, { onDelete: 'cascade' }),
    /** The day that it is about, in the reader's own calendar. */
    day: localDay(),
    createdAt: createdAt(),
    readAt: instant(),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.about),
    index('notifications_newest').on(table.userId, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('notifications_created').on(table.createdAt),
    // For finding the notifications about a deleted row.
    index('notifications_group_invite').on(table.groupInviteId),
    index('notifications_team_invite').on(table.teamInviteId),
    index('notifications_assignment').on(table.assignmentId),
    index('notifications_announcement').on(table.announcementId),
    index('notifications_video').on(table.videoId),
    index('notifications_shot_offer').on(table.shotOfferId),
    index('notifications_group').on(table.groupId),
    index('notifications_challenge').on(table.challengeId),
    index('notifications_actor').on(table.actorId),
    index('notifications_achievement').on(table.achievementId),
  ],
);

/** Devices that show push messages. At most one per session: signing out, or being signed out, ends the messages there. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: ownedBy(),
    session: varchar()
      .notNull()
      .unique()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    /** Address at the browser's push service; it is useless without our key. */
    endpoint: text().notNull().unique(),
    /** Encryption key: only this browser can read the messages. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    topics: text({ enum: NOTIFICATION_TOPICS }).array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
);
