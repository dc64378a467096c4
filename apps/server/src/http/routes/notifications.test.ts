import * as contract from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { notifications } from '../../database/schema/notifications.ts';
import { forgetOldNotifications } from '../../services/notifications/forget-old.ts';
import { remindPlayers } from '../../services/notifications/remind-players.ts';
import { aTeam, joinTeam } from '../../testing/test-teams.ts';
import { NOWHERE, type SignedIn, useTestApp } from '../../testing/test-app.ts';
import {
  processAtOnce,
  RIM,
  startProcessing,
  untilSettled,
  uploadedVideo,
  useTestWorker,
} from '../../testing/test-videos.ts';

const server = useTestApp();
useTestWorker(server);
const HOUR_MS = 3_600_000;

afterEach(() => {
  server.clock = null;
});

const inbox = ({ client }: SignedIn) => client.call(contract.listNotifications);
const newsOf = async (reader: SignedIn) => (await inbox(reader)).map(({ news }) => news);
const unread = async ({ client }: SignedIn) =>
  (await client.call(contract.countUnreadNotifications)).count;

const aSquad = async ({ client }: SignedIn) =>
  client.call(contract.createGroup, { body: { name: 'Tigers' } });

const inviteToSquad = ({ client }: SignedIn, squad: contract.Group, inviteeEmail?: string) =>
  client.call(contract.createGroupInvitation, {
    params: { id: squad.id },
    body: { inviteeEmail },
  });

const accept = ({ client }: SignedIn, token: string | null) =>
  client.call(contract.acceptInvitation, { params: { token: token ?? '' } });

/** Adds a player to a squad by a link. */
const joinSquad = async (owner: SignedIn, squad: contract.Group, newcomer: SignedIn) =>
  accept(newcomer, (await inviteToSquad(owner, squad)).token);

const assign = (
  { client }: SignedIn,
  team: contract.Team,
  dueDay: string,
  playerIds: string[] | null = null,
) =>
  client.call(contract.createAssignment, {
    params: { id: team.id },
    body: { title: 'Free throws', measure: 'shots', target: 50, dueDay, playerIds },
  });

const shoot = ({ client }: SignedIn, workoutDate: Date, totalShots = 10) =>
  client.call(contract.createWorkout, {
    body: {
      workout: { workoutDate: workoutDate.toISOString(), totalShots, made: 0, missed: totalShots },
      shotData: [],
    },
  });

const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

test('the unread count is the same for a script as for a session, which loads the kinds along, and ignores other users', async () => {
  const [owner, reader, other] = [
    await server.signIn(),
    await server.signIn(),
    await server.signIn(),
  ];
  await inviteToSquad(owner, await aSquad(owner), reader.user.email);
  const { token } = await reader.client.call(contract.createApiToken, {
    body: { name: 'Script', scope: 'read' },
  });
  const headers = { authorization: `Bearer ${token}` };
  const script = server.newClient();
  await expect.poll(() => unread(reader)).toBe(1);
  expect(await script.call(contract.countUnreadNotifications, { headers })).toEqual({ count: 1 });
  expect([await unread(owner), await unread(other)]).toEqual([0, 0]);
});

describe('an invitation', () => {
  test('to a squad is shown to the account with that address, until it is answered', async () => {
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    const squad = await aSquad(ann);
    await inviteToSquad(ann, squad, ben.user.email);
    await expect.poll(() => unread(ben)).toBe(1);
    const [news] = await newsOf(ben);
    expect(news).toMatchObject({
      kind: 'squad_invitation',
      squad: { id: squad.id, name: 'Tigers' },
      from: { id: ann.user.id },
    });
    if (news?.kind !== 'squad_invitation') throw new Error('no invitation');
    await accept(ben, news.token);
    expect(await newsOf(ben)).toEqual([]);
    expect(await unread(ben)).toBe(0);
  });

  test('to a squad that is withdrawn is not shown', async () => {
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    const squad = await aSquad(ann);
    const { id } = await inviteToSquad(ann, squad, ben.user.email);
    await expect.poll(() => unread(ben)).toBe(1);
    await ann.client.call(contract.revokeGroupInvitation, {
      params: { id: squad.id, invitationId: id },
    });
    expect(await newsOf(ben)).toEqual([]);
  });

  test('to a squad is not shown to a user who joined it another way', async () => {
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    const squad = await aSquad(ann);
    await inviteToSquad(ann, squad, ben.user.email);
    await expect.poll(() => unread(ben)).toBe(1);
    await joinSquad(ann, squad, ben);
    expect(await newsOf(ben)).toEqual([]);
  });

  test('to a team is shown once, however often it is sent', async () => {
    const { coach, team } = await aTeam(server);
    const ben = await server.signIn();
    const invite = () =>
      coach.client.call(contract.createTeamInvitation, {
        params: { id: team.id },
        body: { email: ben.user.email },
      });
    await invite();
    await expect.poll(() => unread(ben)).toBe(1);
    await invite();
    expect(await newsOf(ben)).toEqual([
      expect.objectContaining({ kind: 'team_invitation', team: { id: team.id, name: 'Lions' } }),
    ]);
  });

  test('is shown to a user who registers later with the address', async () => {
    const ann = await server.signIn();
    await inviteToSquad(ann, await aSquad(ann), 'comes-later@example.com');
    const newcomer = await server.signIn('comes-later@example.com');
    expect(await newsOf(newcomer)).toMatchObject([{ kind: 'squad_invitation' }]);
  });
});

describe('a squad', () => {
  test('hears who joined, and who left it hears nothing more', async () => {
    const [ann, ben, cat] = [await server.signIn(), await server.signIn(), await server.signIn()];
    const squad = await aSquad(ann);
    await joinSquad(ann, squad, ben);
    await joinSquad(ann, squad, cat);
    expect(await newsOf(cat)).toEqual([]);
    expect(await newsOf(ben)).toMatchObject([
      { kind: 'squad_joined', squad: { id: squad.id }, player: { id: cat.user.id } },
    ]);
    expect(await unread(ann)).toBe(2);
    const leaves = (userId: string) =>
      ann.client.call(contract.removeGroupMember, { params: { id: squad.id, userId } });
    await leaves(ben.user.id);
    expect(await newsOf(ben)).toEqual([]);
    expect(await newsOf(ann)).toMatchObject([{ player: { id: cat.user.id } }]);
  });
});

describe('an assigned workout', () => {
  test('is shown to the players it is for, and to players chosen later', async () => {
    const { coach, team } = await aTeam(server);
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    await joinTeam(coach, team, ann, ben);
    const { id } = await assign(coach, team, later(new Date(), 72).toISOString().slice(0, 10), [
      ann.user.id,
    ]);
    expect(await newsOf(ben)).toEqual([]);
    expect(await newsOf(ann)).toMatchObject([
      { kind: 'assignment_new', assignment: { id, title: 'Free throws', target: 50 } },
    ]);
    const change = { params: { id }, body: { playerIds: null } };
    await coach.client.call(contract.updateAssignment, change);
    expect(await unread(ann)).toBe(1);
    expect(await newsOf(ben)).toMatchObject([{ kind: 'assignment_new' }]);
    await coach.client.call(contract.removeTeamPlayer, {
      params: { id: team.id, playerId: ann.user.id },
    });
    expect(await newsOf(ann)).toEqual([]);
  });

  test('is no longer shown to players who have completed it', async () => {
    const { coach, team } = await aTeam(server);
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    await joinTeam(coach, team, ann, ben);
    await assign(coach, team, later(new Date(), 72).toISOString().slice(0, 10));
    await shoot(ann, new Date(), 49);
    const kinds = async () => (await newsOf(ann)).map(({ kind }) => kind);
    expect(await kinds()).toContain('assignment_new');
    await shoot(ann, new Date(), 1);
    const left = await kinds();
    expect(left).not.toContain('assignment_new');
    expect(await unread(ann)).toBe(left.length);
    expect(await newsOf(ben)).toMatchObject([{ kind: 'assignment_new' }]);
    expect(await unread(ben)).toBe(1);
  });

  test('is reminded of on the evening before it is due, if it is not done', async () => {
    const set = new Date();
    const due = later(set, 48).toISOString().slice(0, 10);
    const { coach, team } = await aTeam(server);
    const [idle, done] = [await server.signIn(), await server.signIn()];
    await joinTeam(coach, team, idle, done);
    await assign(coach, team, due);
    await shoot(done, set, 50);
    server.clock = new Date(`${later(set, 24).toISOString().slice(0, 10)}T18:05:00Z`);
    const kinds = async (reader: SignedIn) => (await newsOf(reader)).map(({ kind }) => kind);
    server.clock = later(server.clock, 24);
    await remindPlayers(server.context);
    await remindPlayers(server.context);
    expect(await kinds(idle)).toEqual(['assignment_due', 'assignment_new']);
    expect(await kinds(done)).not.toContain('assignment_due');
    server.clock = later(server.clock, 48);
    expect(await kinds(idle)).toEqual([]);
  });
});

describe('a streak at risk', () => {
  const EVENING = new Date('2026-06-15T18:05:00Z');
  const aStreak = async (days: number, timeZone = 'UTC') => {
    const player = await server.signIn(undefined, timeZone);
    server.clock = EVENING;
    for (let day = 1; day <= days; day += 1) await shoot(player, later(EVENING, -24 * day));
    return player;
  };
  const ofStreaks = async (reader: SignedIn) =>
    (await newsOf(reader)).filter(({ kind }) => kind === 'streak_at_risk');

  test('creates one notification an evening, and none after a workout', async () => {
    const player = await aStreak(3);
    await remindPlayers(server.context);
    await remindPlayers(server.context);
    expect(await ofStreaks(player)).toEqual([{ kind: 'streak_at_risk', days: 3 }]);
    await shoot(player, EVENING);
    expect(await ofStreaks(player)).toEqual([]);
  });

  test.each([
    ['of one day', 1, 'UTC', 0],
    ['while it is still noon', 3, 'America/New_York', 0],
    ['at night', 3, 'Asia/Tokyo', 0],
    ['in the evening', 3, 'Europe/Berlin', 1],
  ])('%s: %i days in %s, notified %i times', async (_, days, timeZone, times) => {
    const player = await aStreak(days, timeZone);
    await remindPlayers(server.context);
    expect(await ofStreaks(player)).toHaveLength(times);
  });
});

describe('a video', () => {
  test('that was counted creates a notification, and counting it again another one', async () => {
    const player = await server.signIn();
    const videoId = await uploadedVideo(player.client);
    await processAtOnce(player.client, videoId);
    const told = (await inbox(player)).filter(({ news }) => news.kind === 'video_counted');
    expect(told).toMatchObject([{ isRead: false, news: { videoId } }]);
    await startProcessing(player.client, videoId, { rim: RIM, court: null });
    await untilSettled(player.client, videoId);
    const again = (await inbox(player)).filter(({ news }) => news.kind === 'video_counted');
    expect(again).toHaveLength(1);
    expect(again[0]?.id).not.toBe(told[0]?.id);
    const { workoutId } = await player.client.call(contract.getVideo, { params: { id: videoId } });
    await player.client.call(contract.deleteWorkout, { params: { id: workoutId ?? '' } });
    expect((await newsOf(player)).filter(({ kind }) => kind === 'video_counted')).toEqual([]);
  });

  test('that was reviewed and saved needs no more attention', async () => {
    const player = await server.signIn();
    const videoId = await uploadedVideo(player.client);
    await processAtOnce(player.client, videoId);
    const counted = async () =>
      (await newsOf(player)).filter(({ kind }) => kind === 'video_counted');
    expect(await counted()).toHaveLength(1);
    const { workoutId } = await player.client.call(contract.getVideo, { params: { id: videoId } });
    const saved = { params: { id: workoutId ?? '' }, body: { notes: 'Checked' } };
    await player.client.call(contract.updateWorkout, saved);
    expect(await counted()).toEqual([]);
  });

  test('that could not be counted creates a notification', async () => {
    const player = await server.signIn();
    const videoId = await uploadedVideo(player.client, { crash: true });
    await player.client.send(contract.processVideo, {
      body: { videoURL: `/api/videos/${videoId}/content` },
    });
    expect(await newsOf(player)).toEqual([{ kind: 'video_failed', videoId }]);
  });
});

test('badges create notifications, which are marked read once the save has shown them', async () => {
  const player = await server.signIn();
  await shoot(player, new Date(), 100);
  expect(await newsOf(player)).toMatchObject([
    { kind: 'badge_earned', badge: { name: 'Warming Up' } },
    { kind: 'badge_earned', badge: { name: 'First Bucket' } },
  ]);
  expect(await unread(player)).toBe(2);
  await player.client.call(contract.checkAchievements);
  expect(await unread(player)).toBe(0);
  expect((await inbox(player)).map(({ isRead }) => isRead)).toEqual([true, true]);
});

describe('reading', () => {
  /** An inbox with news of that many newcomers to one squad, the oldest first. */
  async function withNews(count: number) {
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    const squad = await aSquad(ann);
    await joinSquad(ann, squad, ben);
    await server.context.database
      .delete(notifications)
      .where(eq(notifications.userId, ann.user.id));
    const ids = Array.from({ length: count }, () => uuidv7());
    const news = { userId: ann.user.id, groupId: squad.id, actorId: ben.user.id };
    await server.context.database
      .insert(notifications)
      .values(ids.map((id) => ({ ...news, id, kind: 'squad_joined' as const, about: id })));
    return { ann, ben, ids };
  }

  test('goes page by page, newest first', async () => {
    const { ann, ids } = await withNews(LIMITS.PAGE_DEFAULT + 2);
    const first = await ann.client.send(contract.listNotifications);
    const link = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1];
    const second = await ann.client.request({ url: link ?? '' });
    expect(second.headers['link']).toBeUndefined();
    const read = [first, second].flatMap((page) => page.json<contract.Notification[]>());
    expect(read.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('one entry leaves the others unread', async () => {
    const { ann, ids } = await withNews(3);
    const [oldest = ''] = ids;
    await ann.client.call(contract.markNotificationRead, { params: { id: oldest } });
    await ann.client.call(contract.markNotificationRead, { params: { id: oldest } });
    expect(await unread(ann)).toBe(2);
  });

  test('all leaves what came meanwhile unread', async () => {
    const { ann, ids } = await withNews(3);
    const [, seen = ''] = ids;
    await ann.client.call(contract.markNotificationsRead, { body: { upTo: seen } });
    expect((await inbox(ann)).map(({ isRead }) => isRead)).toEqual([false, true, true]);
  });

  test('of somebody else’s inbox is not possible', async () => {
    const { ann, ben, ids } = await withNews(2);
    const [, newest = ''] = ids;
    await ben.client.refused(404, contract.markNotificationRead, { params: { id: newest } });
    await ben.client.refused(404, contract.markNotificationRead, { params: { id: NOWHERE } });
    await ben.client.call(contract.markNotificationsRead, { body: { upTo: newest } });
    expect(await unread(ann)).toBe(2);
    expect(await inbox(ben)).toEqual([]);
  });

  test('accepts ids only', async () => {
    const { client } = await server.signIn();
    await client.refused(400, contract.listNotifications, { query: { cursor: 'x' } });
    await client.refused(400, contract.markNotificationsRead, { body: { upTo: 'x' } });
    await client.refused(404, contract.markNotificationRead, { params: { id: 'x' } });
  });

  test('needs a session, and consent for children', async () => {
    await server.newClient().refused(401, contract.listNotifications);
    const { client } = await server.signIn();
    const birthday = `${new Date().getFullYear() - 10}-01-01`;
    await client.call(contract.updateProfile, { body: { displayName: 'Kid', birthday } });
    await client.refused(403, contract.listNotifications);
  });

  test('an inbox keeps the newest entries for some months', async () => {
    const { ann, ids } = await withNews(LIMITS.NOTIFICATIONS_KEPT + 3);
    const { database, now } = server.context;
    const [newest = ''] = ids.slice(-1);
    await database
      .update(notifications)
      .set({ createdAt: later(now(), -24 * (LIMITS.NOTIFICATION_DAYS + 1)) })
      .where(eq(notifications.id, newest));
    await forgetOldNotifications(database, now());
    const kept = await database.$count(notifications, eq(notifications.userId, ann.user.id));
    expect(kept).toBe(LIMITS.NOTIFICATIONS_KEPT);
    const lost = await database.$count(notifications, eq(notifications.id, newest));
    expect(lost).toBe(0);
  });
});
