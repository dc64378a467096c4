import { videoShare } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { desc, eq, sql } from 'drizzle-orm';
import { transaction } from '../database/connect.ts';
import { messages } from '../database/schema/community.ts';
import { feedReactions } from '../database/schema/feed.ts';
import { notifications } from '../database/schema/notifications.ts';
import { users } from '../database/schema/users.ts';
import { manualWorkouts, workouts } from '../database/schema/workouts.ts';
import { checkAchievements } from '../services/achievements/check-achievements.ts';
import { listUserAchievements } from '../services/achievements/list-achievements.ts';
import { listOwnAssignments } from '../services/assignments/list-own-assignments.ts';
import { listTeamAssignments } from '../services/assignments/list-team-assignments.ts';
import { listDrillRecords } from '../services/drills/list-drill-records.ts';
import { listGoals } from '../services/goals/list-goals.ts';
import { listGroups } from '../services/groups/list-groups.ts';
import { countPendingInvitations } from '../services/invitations/list-received.ts';
import { listLeaderboard } from '../services/leaderboard/list-leaderboard.ts';
import { listNotifications } from '../services/notifications/list-notifications.ts';
import { notifyInvitee } from '../services/notifications/tell-invited.ts';
import { listPlaces } from '../services/places/list-places.ts';
import { getFlights } from '../services/progress/get-flights.ts';
import { getStats } from '../services/statistics/get-stats.ts';
import { getShotsWithoutZone } from '../services/statistics/shots-without-zone.ts';
import { listTeams } from '../services/teams/list-teams.ts';
import { useTestApp } from '../testing/test-app.ts';
import { DEMO_EMAIL, findDemoPlayer, seedDemo } from './seed-demo.ts';

const server = useTestApp();

async function demoPlayer() {
  const { context } = server;
  const [user] = await context.database.select().from(users).where(eq(users.email, DEMO_EMAIL));
  if (user === undefined) throw new Error('No demo player');
  const rows = await context.database.select().from(workouts).where(eq(workouts.userId, user.id));
  const timed = await context.database
    .select()
    .from(manualWorkouts)
    .where(eq(manualWorkouts.userId, user.id));
  const [stats, goals] = [await getStats(context, user), await listGoals(context, user)];
  return { user, rows, timed, stats, goals };
}

test('the demo player has weeks of workouts and a streak, added once however often it is seeded', async () => {
  await seedDemo(server.context);
  const first = await demoPlayer();
  expect(first.rows.length).toBeGreaterThan(20);
  expect(first.stats.currentStreak).toBe(6);
  const moments = [...first.rows, ...first.timed].map(({ workoutDate }) => workoutDate.getTime());
  expect(first.user.createdAt.getTime()).toBe(Math.min(...moments));
  expect(first.stats.percentage).toBeGreaterThan(35);
  expect(first.stats.percentage).toBeLessThan(65);
  await seedDemo(server.context);
  const second = await demoPlayer();
  expect(second.rows.length).toBe(first.rows.length);
  expect(second.timed.length).toBe(first.timed.length);
  expect(second.stats).toEqual(first.stats);
});

test('the demo player has rivals, squads, teams and a chat, added once however often it is seeded', async () => {
  const { context } = server;
  await seedDemo(context);
  await seedDemo(context);
  const demo = await findDemoPlayer(context);
  const { entries } = await listLeaderboard(context, { limit: 20, cursor: null });
  expect(entries).toHaveLength(7);
  const shares = entries.map((entry) => videoShare(entry));
  expect(shares).toEqual(expect.arrayContaining([0, 100]));
  expect(shares.some((share) => share !== null && share > 0 && share < 100)).toBe(true);
  const squads = await listGroups(context, demo.id);
  expect(squads.map(({ role }) => role).toSorted()).toEqual(['member', 'owner']);
  expect(await countPendingInvitations(context, demo)).toBe(1);
  const { page: teams } = await listTeams(context, demo);
  expect(teams.map(({ role, players }) => [role, players.length])).toEqual([
    ['coach', 5],
    ['player', 4],
  ]);
  const { page: own } = await listOwnAssignments(context, demo);
  expect(own.length).toBeGreaterThan(0);
  const [coached] = teams;
  if (coached === undefined) throw new Error('No team');
  const asked = await listTeamAssignments(context, demo, coached.team.id);
  const states = asked.flatMap(({ progress }) => progress.map(({ state }) => state));
  expect(new Set(states)).toEqual(new Set(['done', 'missed', 'open']));
  expect(await listPlaces(context, demo.id)).toHaveLength(2);
  expect(await context.database.$count(messages)).toBe(18);
  expect(await context.database.$count(feedReactions)).toBeGreaterThan(5);
});

/** The time of the event that a notification is about. */
const DONE_AT = sql<string>`coalesce(
  (select created_at from challenges as c where c.id = challenge_id),
  (select joined_at from group_members as m where m.group_id = notifications.group_id and m.user_id = actor_id),
  (select created_at from group_invites as i where i.id = group_invite_id),
  (select created_at from team_assignments as a where a.id = assignment_id),
  (select sent_at from shot_offers as s where s.id = notifications.shot_offer_id),
  (select created_at from team_announcements as t where t.id = announcement_id),
  (select earned_at from user_achievements as e
    where e.achievement_id = notifications.achievement_id and e.user_id = notifications.user_id))`;

test('the demo player’s inbox dates each event at its own time, newest first, while the program runs', async () => {
  const { context } = server;
  await seedDemo(context);
  const demo = await findDemoPlayer(context);
  // The jobs that the worker finds when the program starts.
  const { rows } = await context.database.execute<{ payload: Parameters<typeof notifyInvitee>[2] }>(
    sql`select payload from graphile_worker._private_jobs where payload->>'to' in ('squad', 'team')`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { payload } of rows) {
    await transaction(context.database, (tx) => notifyInvitee(tx, context.now(), payload));
  }
  const { page } = await listNotifications(context, demo, undefined);
  const listed = page.map(({ notification: { id, createdAt } }) => ({ id, at: createdAt }));
  const times = listed.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(page.map(({ notification: { kind } }) => kind))).toEqual(
    new Set([
      ...['announcement', 'squad_invitation', 'squad_joined', 'challenge_started'],
      ...['assignment_new', 'badge_earned', 'shots_offered'],
    ]),
  );
  // No film is later than its offer.
  const offers = page.filter(({ offered }) => offered.filmedOn !== null);
  expect(offers).toHaveLength(1);
  for (const { offered, notification } of offers) {
    const offeredOn = notification.createdAt.toISOString().slice(0, 10);
    expect(String(offered.filmedOn) <= offeredOn).toBe(true);
  }
  const done = await context.database
    .select({ id: notifications.id, at: sql`${DONE_AT}`.mapWith(notifications.createdAt) })
    .from(notifications)
    .where(eq(notifications.userId, demo.id))
    .orderBy(desc(notifications.id));
  // A workout whose day is over is no longer listed.
  const ids = new Set(listed.map(({ id }) => id));
  expect(listed).toEqual(done.filter(({ id }) => ids.has(id)));
  expect(new Set(times.map((time) => Math.floor(time / 86_400_000))).size).toBeGreaterThan(8);
});

test('badges are spread over the weeks in which they were earned, and there are shots without a zone', async () => {
  const { context } = server;
  await seedDemo(context);
  const demo = await findDemoPlayer(context);
  const earned = await listUserAchievements(context, demo.id);
  const days = earned.map(({ earnedAt }) => earnedAt.toISOString().slice(0, 10));
  expect(new Set(days).size).toBeGreaterThan(4);
  expect((await getShotsWithoutZone(context, demo, { period: 'all' })).total).toBeGreaterThan(0);
});

test('signing in does not announce the badges that the demo player already has', async () => {
  await seedDemo(server.context);
  const { id } = await findDemoPlayer(server.context);
  expect(await listUserAchievements(server.context, id)).not.toEqual([]);
  expect(await checkAchievements(server.context, id)).toEqual([]);
});

test('the demo player has timed exercises, and goals with reached and missed weeks', async () => {
  await seedDemo(server.context);
  const { timed, goals } = await demoPlayer();
  expect(timed.length).toBeGreaterThan(8);
  expect(goals.map(({ goal }) => goal.kind)).toEqual(['shots', 'makes', 'workouts', 'accuracy']);
  const judged = goals.flatMap(({ weeks }) => weeks.filter(({ target }) => target !== null));
  expect(new Set(judged.map(({ hit }) => hit))).toEqual(new Set([true, false]));
});

test('the demo player has records in drills, played more than once', async () => {
  await seedDemo(server.context);
  const { user } = await demoPlayer();
  const records = await listDrillRecords(server.context, user.id);
  expect(records.length).toBeGreaterThanOrEqual(3);
  expect(records.some(({ played }) => played > 1)).toBe(true);
  for (const { best } of records) expect(best).not.toBeNull();
});

test('films of the demo tell how the ball flew, and that misses fall short', async () => {
  await seedDemo(server.context);
  const { user } = await demoPlayer();
  const { flights } = await getFlights(server.context, user, {});
  const depths = flights.flatMap(({ outcome, metrics }) =>
    outcome === 'missed' ? (metrics?.longFeet?.value ?? []) : [],
  );
  const short = depths.filter((feet) => feet < 0).length;
  expect(depths.length).toBeGreaterThan(20);
  expect(short).toBeGreaterThan(depths.length / 2);
});
