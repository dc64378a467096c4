import { randomUUID } from 'node:crypto';
import type { LocalDay } from '@hooplog/domain';
import type { Database } from '../database/connect.ts';
import { eq } from 'drizzle-orm';
import * as tables from '../database/schema/index.ts';
import type { User } from '../services/users/find-user.ts';

const SOON = new Date(Date.now() + 7 * 24 * 3_600_000);
const DAY = '2026-11-20' as LocalDay;
const DAY_START = new Date(`${DAY}T00:00:00Z`);
const SCENE = {
  width: 1,
  height: 1,
  rim: { cx: 0, cy: 0, rx: 1, ry: 1 },
  court: null,
  flights: [],
  pace: 1,
};
const READING = {
  scene: SCENE,
  analysis: {
    video: { durationSeconds: 1, width: 1, height: 1, framesPerSecond: 30 },
    calibration: {
      rim: SCENE.rim,
      source: 'user' as const,
      confidence: 1,
      court: null,
      courtSource: null,
      lines: null,
    },
    candidates: [],
    asked: true,
    shots: [],
    warnings: [],
  },
};
const SUMS = { made: 1, totalShots: 2, workoutCount: 1, minutes: 30 };

async function first<T>(rows: Promise<readonly T[]>): Promise<T> {
  const [row] = await rows;
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
}

/** Inserts a row of a user into every table that can hold one. Returns the id of their video. */
export async function runAccountLifecycle(
  database: Database,
  user: Pick<User, 'id' | 'email'>,
): Promise<{ readonly videoId: string }> {
  const { videoId } = await train(database, user.id);
  await keepSums(database, user.id);
  await meetOthers(database, user);
  await enterAndAsk(database, user);
  return { videoId };
}

async function train(database: Database, userId: string) {
  const workout = { userId, localDay: DAY, totalShots: 2, made: 1, missed: 1 };
  const { id: workoutId } = await first(
    database
      .insert(tables.workouts)
      .values({ ...workout, source: 'video' })
      .returning(),
  );
  await database
    .insert(tables.shotData)
    .values({ workoutId, zone: 'zone_1_paint', made: 1, total: 2 });
  const others = { byAnother: true, dismissedAt: new Date(), takerId: userId };
  await database.insert(tables.shots).values({ workoutId, outcome: 'made', ...others });
  const offer = { workoutId, filmerId: userId, userId, sentAt: new Date(), expiresAt: SOON };
  await database.insert(tables.shotOffers).values(offer);
  const { id: videoId } = await first(
    database.insert(tables.videos).values({ userId, storageKey: 'x', workoutId }).returning(),
  );
  await database.insert(tables.videoParts).values({ videoId, start: 0, bytes: 1, storageKey: 'x' });
  await database.insert(tables.videoScenes).values({ videoId, scene: SCENE });
  await database.insert(tables.videoChoices).values({ videoId, candidate: 0, reading: READING });
  const reel = { state: 'ready', cuts: [], requestedAt: new Date() } as const;
  await database.insert(tables.reels).values({ videoId, ...reel });
  const { id: webhookId } = await first(
    database
      .insert(tables.webhooks)
      .values({ userId, url: 'https://x.example', secret: 'x' })
      .returning(),
  );
  await database.insert(tables.webhookCalls).values({ webhookId, workoutId });
  const { id: manualId } = await first(
    database
      .insert(tables.manualWorkouts)
      .values({ userId, workoutDate: new Date(), localDay: DAY })
      .returning(),
  );
  await database
    .insert(tables.manualWorkoutExercises)
    .values({ workoutId: manualId, exerciseType: 'Shooting', duration: 30 });
  await database.insert(tables.trash).values({
    ...{ id: randomUUID(), userId, kind: 'video', videoId: randomUUID(), deletedAt: new Date() },
    summary: { name: null, localDay: null, made: 0, totalShots: 0, minutes: 0 },
    ...{ rows: {}, namedBy: { badges: [], messages: [], offers: [] }, files: [], bytes: 1 },
  });
  await database
    .insert(tables.places)
    .values({ userId, name: 'Gym', width: 1, height: 1, calibration: {} });
  await database.insert(tables.idempotencyKeys).values({ userId, kind: 'squad', key: 'k' });
  await database.insert(tables.ownDrills).values({ userId, key: 'own-f5x2-1e0p-Mine' });
  await database
    .insert(tables.notifications)
    .values({ userId, kind: 'video_counted', about: videoId, videoId });
  await database.insert(tables.imports).values({ userId, storageKey: 'x', total: 1 });
  return { videoId };
}

async function keepSums(database: Database, userId: string): Promise<void> {
  await database.insert(tables.userStats).values({ userId }).onConflictDoNothing();
  await database.insert(tables.userDays).values({ userId, day: DAY, ...SUMS });
  await database.insert(tables.userWeeks).values({ userId, week: DAY, ...SUMS });
  const zone = { userId, zone: 'zone_1_paint' as const, made: 1, total: 2 };
  await database.insert(tables.zoneDays).values({ ...zone, day: DAY });
  await database.insert(tables.zoneTotals).values(zone);
  await database.insert(tables.kindDays).values({ ...zone, kind: 'layup', day: DAY });
  await database.insert(tables.kindTotals).values({ ...zone, kind: 'layup' });
  await database.insert(tables.threeDays).values({ userId, line: 'fiba', day: DAY, total: 2 });
  const { id: goalId } = await first(
    database.insert(tables.goals).values({ userId, kind: 'shots', target: 100 }).returning(),
  );
  await database.insert(tables.goalTargets).values({ goalId, fromWeek: DAY, target: 100 });
  const { id: achievementId } = await first(database.select().from(tables.achievements).limit(1));
  await database.insert(tables.userAchievements).values({ userId, achievementId });
  await database.insert(tables.calendarFeeds).values({ userId, token: randomUUID() });
}

async function meetOthers(database: Database, { id, email }: Pick<User, 'id' | 'email'>) {
  await database.insert(tables.messages).values({ userId: id, content: 'hello' });
  const { id: groupId } = await first(
    database.insert(tables.groups).values({ name: 'Own', ownerId: id }).returning(),
  );
  await database.insert(tables.groupMembers).values({ groupId, userId: id, role: 'owner' });
  const { id: messageId } = await first(
    database.insert(tables.messages).values({ userId: id, groupId, content: 'hello' }).returning(),
  );
  await chat(database, id, { groupId, messageId });
  const { id: badgeId } = await first(
    database
      .select()
      .from(tables.userAchievements)
      .where(eq(tables.userAchievements.userId, id))
      .limit(1),
  );
  await database
    .insert(tables.feedReactions)
    .values({ groupId, userId: id, authorId: id, badgeId, reaction: 'fire' });
  const [trashed] = await database.select().from(tables.trash).where(eq(tables.trash.userId, id));
  await database.insert(tables.trashedReactions).values({
    trashId: trashed?.id ?? '',
    groupId,
    userId: id,
    authorId: id,
    reaction: 'fire',
    createdAt: DAY_START,
  });
  const challenge = { groupId, creatorId: id, kind: 'makes', filmedOnly: false } as const;
  const { id: challengeId } = await first(
    database
      .insert(tables.challenges)
      .values({ ...challenge, firstDay: DAY, lastDay: DAY })
      .returning(),
  );
  await database
    .insert(tables.challengeMembers)
    .values({ challengeId, groupId, userId: id, joinedAt: new Date() });
  const invite = { token: randomUUID(), expiresAt: SOON };
  await database
    .insert(tables.groupInvites)
    .values({ ...invite, groupId, inviterId: id, inviteeEmail: 'else@example.com' });
  const { id: teamId } = await first(
    database.insert(tables.teams).values({ name: 'Own', coachId: id }).returning(),
  );
  await database.insert(tables.teamPlayers).values({ teamId, playerId: id });
  await database.insert(tables.teamInvites).values({ ...invite, teamId, inviteeEmail: email });
  const assignment = { teamId, title: 'Shoot', measure: 'shots', target: 1, dueDay: DAY } as const;
  const { id: assignmentId } = await first(
    database
      .insert(tables.teamAssignments)
      .values({ ...assignment, forEveryone: false })
      .returning(),
  );
  await database.insert(tables.teamAssignmentPlayers).values({ assignmentId, playerId: id });
  await database.insert(tables.teamAnnouncements).values({ teamId, playerId: id, text: 'Hi' });
}

async function chat(
  database: Database,
  userId: string,
  at: { readonly groupId: string; readonly messageId: string },
): Promise<void> {
  await database.insert(tables.messageReactions).values({ ...at, userId, reaction: 'fire' });
  const report = { ...at, reporterId: userId, authorId: userId, content: 'hello' };
  await database.insert(tables.messageReports).values({ ...report, reason: 'spam' });
  await database.insert(tables.mutes).values({ userId, mutedId: userId });
  const read = { userId, readUntil: new Date() };
  await database.insert(tables.chatReads).values([read, { ...read, groupId: at.groupId }]);
}

async function enterAndAsk(database: Database, { id, email }: Pick<User, 'id' | 'email'>) {
  await database
    .insert(tables.accounts)
    .values({ userId: id, provider: 'github', providerId: randomUUID() });
  await database
    .insert(tables.emailCodes)
    .values({ email, browser: 'x', codeHash: 'x', isLong: false, expiresAt: SOON });
  const [session] = await database
    .insert(tables.sessions)
    .values({ sid: randomUUID(), sess: { userId: id }, expire: SOON })
    .returning();
  if (session === undefined) throw new Error('No row was inserted');
  const token = { userId: id, name: 'Script', scope: 'read', tokenHash: randomUUID() } as const;
  await database.insert(tables.apiTokens).values(token);
  const act = { operatorId: id, userId: id, act: 'disable', reason: 'x' } as const;
  await database.insert(tables.operatorActs).values(act);
  const keys = { p256dh: 'x', auth: 'x' };
  await database
    .insert(tables.pushSubscriptions)
    .values({ userId: id, session: session.sid, endpoint: 'https://x', ...keys, topics: [] });
  await database
    .insert(tables.deviceLinks)
    .values({ userId: id, session: session.sid, secretHash: 'x', expiresAt: SOON });
  const key = { userId: id, credentialId: randomUUID(), publicKey: 'x', name: 'Key' };
  await database.insert(tables.passkeys).values({ ...key, counter: 0, transports: [] });
  await database
    .insert(tables.passkeyChallenges)
    .values({ userId: id, challenge: randomUUID(), expiresAt: SOON });
  await database.insert(tables.emailChanges).values({
    ...{ userId: id, session: session.sid, email: 'new@example.com', expiresAt: SOON },
    ...{ oldCodeHash: 'x', stopHash: randomUUID() },
  });
  await database.insert(tables.formerAddresses).values({ userId: id, addressHash: randomUUID() });
  await database
    .insert(tables.parentalConsents)
    .values({ userId: id, parentEmail: 'parent@example.com', deadline: SOON });
}
