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
 * What a player was told in their inbox. A row names what it tells of and copies nothing of it: it is read anew each
 * time, and goes with what it names.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ownedBy(),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** Nothing is told twice: what it is about, once a user. */
    about: text().notNull(),
    groupInviteId: uuid().references(() => groupInvites.id, { onDelete: 'cascade' }),
    teamInviteId: uuid().references(() => teamInvites.id, { onDelete: 'cascade' }),
    assignmentId: uuid().references(() => teamAssignments.id, { onDelete: 'cascade' }),
    announcementId: uuid().references(() => teamAnnouncements.id, { onDelete: 'cascade' }),
    videoId: uuid().references(() => videos.id, { onDelete: 'cascade' }),
    shotOfferId: uuid().references(() => shotOffers.id, { onDelete: 'cascade' }),
    groupId: uuid().references(() => groups.id, { onDelete: 'cascade' }),
    challengeId: uuid().references(() => challenges.id, { onDelete: 'cascade' }),
    /** Who did it. */
    actorId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    achievementId: uuid().references(() => achievements.id, { onDelete: 'cascade' }),
    /** The reader's own day that it is about. */
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
    // What is deleted finds what tells of it.
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

/** Devices that show push messages. One a session: who signs out, or is signed out, hears nothing there any more. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: ownedBy(),
    session: varchar()
      .notNull()
      .unique()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    /** Of the browser's push service; who knows it can send nothing without our key. */
    endpoint: text().notNull().unique(),
    /** By which messages are written that only this browser can read. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    topics: text({ enum: NOTIFICATION_TOPICS }).array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
);
