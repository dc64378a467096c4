import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { feedItem } from './feed-item.ts';
import { users } from './users.ts';

const user = () => uuid().references(() => users.id, { onDelete: 'cascade' });

export const teams = pgTable(
  'teams',
  { id: id(), name: text().notNull(), coachId: user().notNull(), createdAt: createdAt() },
  (table) => [
    index('teams_coach').on(table.coachId),
    index('teams_name_prefix').on(sql`lower(${table.name}) text_pattern_ops`),
  ],
);

const team = () =>
  uuid()
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' });

export const teamPlayers = pgTable(
  'team_players',
  {
    id: id(),
    teamId: team(),
    playerId: user().notNull(),
    joinedAt: instant().notNull().defaultNow(),
    /** Private note of the coach about the player. Deleted when the player leaves the team. */
    coachNote: text(),
  },
  (table) => [
    unique('team_players_once').on(table.teamId, table.playerId),
    index('team_players_player').on(table.playerId),
  ],
);

/** An invitation of one person if it has an address; without one, the team's join link, which many can use. */
export const teamInvites = pgTable(
  'team_invites',
  {
    id: id(),
    teamId: team(),
    inviteeEmail: varchar({ length: 254 }),
    token: text().notNull().unique(),
    status: text({ enum: ['pending', 'accepted', 'declined', 'revoked'] })
      .notNull()
      .default('pending'),
    expiresAt: instant().notNull(),
    /** When the last mail about it was sent; null if none was. */
    mailedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('team_invites_team').on(table.teamId),
    index('team_invites_email').on(table.inviteeEmail, table.status),
    // At most one open invitation per address, and one open link per team.
    uniqueIndex('team_invites_open')
      .on(table.teamId, sql`coalesce(${table.inviteeEmail}, '')`)
      .where(sql`${table.status} = 'pending'`),
  ],
);

export const groups = pgTable(
  'groups',
  {
    id: id(),
    name: varchar({ length: 100 }).notNull(),
    description: varchar({ length: 500 }),
    ownerId: user().notNull(),
    visibility: text().notNull().default('private'),
    createdAt: createdAt(),
  },
  (table) => [
    index('groups_owner').on(table.ownerId),
    index('groups_name_prefix').on(sql`lower(${table.name}) text_pattern_ops`),
  ],
);

const group = () =>
  uuid()
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' });

export const groupMembers = pgTable(
  'group_members',
  {
    id: id(),
    groupId: group(),
    userId: user().notNull(),
    role: text({ enum: ['owner', 'member'] })
      .notNull()
      .default('member'),
    status: text().notNull().default('active'),
    joinedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('group_members_once').on(table.groupId, table.userId),
    index('group_members_user').on(table.userId),
  ],
);

/** Messages of the community's chat, or of a squad's; the latter are deleted when their author leaves the squad. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** Null for the community's chat. */
    groupId: uuid(),
    userId: user().notNull(),
    content: text().notNull(),
    /** The item of the squad's feed that it answers. */
    ...feedItem('set null'),
    /** The message that it answers. Not a foreign key: a reply still shows that the original is gone. */
    replyToId: uuid(),
    idempotencyKey: text(),
    /** When the owner of the squad removed it; then only its author and the owner's log still show it. */
    removedAt: instant(),
    removedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'messages_member',
      columns: [table.groupId, table.userId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }).onDelete('cascade'),
    unique('messages_idempotency').on(table.userId, table.idempotencyKey),
    index('messages_newest')
      .on(table.createdAt, table.id)
      .where(sql`group_id is null`),
    index('messages_of_group').on(table.groupId, table.createdAt, table.id),
    // Recent messages of one player in a chat.
    index('messages_of_user').on(table.userId, table.groupId, table.createdAt),
    index('messages_removed')
      .on(table.groupId, table.removedAt)
      .where(sql`removed_at is not null`),
    index('messages_removed_by')
      .on(table.removedBy)
      .where(sql`removed_by is not null`),
    index('messages_workout').on(table.workoutId),
    index('messages_manual_workout').on(table.manualWorkoutId),
    index('messages_badge').on(table.badgeId),
  ],
);

export const groupInvites = pgTable(
  'group_invites',
  {
    id: id(),
    groupId: group(),
    inviterId: user().notNull(),
    inviteeEmail: varchar({ length: 254 }),
    /** Who answered it; null for a link for several, which stores only how many have joined. */
    inviteeUserId: user(),
    places: smallint().notNull().default(1),
    joined: smallint().notNull().default(0),
    token: text().notNull().unique(),
    expiresAt: instant().notNull(),
    status: text({ enum: ['pending', 'accepted', 'declined', 'revoked'] })
      .notNull()
      .default('pending'),
    createdAt: createdAt(),
  },
  (table) => [
    index('group_invites_group').on(table.groupId),
    index('group_invites_inviter').on(table.inviterId),
    index('group_invites_user').on(table.inviteeUserId),
    index('group_invites_email').on(table.inviteeEmail, table.status),
    check('group_invites_joined', sql`${table.joined} between 0 and ${table.places}`),
  ],
);
