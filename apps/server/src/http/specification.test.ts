import * as contract from '@hooplog/contract';
import { CHAT_LIMITS, ACHIEVEMENTS } from '@hooplog/domain';
import { CALL_CONSTANTS, DECIDED } from '@hooplog/domain/specification';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../database/schema/community.ts';
import { mailedCode, type SignedIn, startTestApp, useTestApp } from '../testing/test-app.ts';

const server = useTestApp();
const NOW = new Date('2026-06-15T12:00:00Z');
const MINUTE_MS = 60_000;

afterEach(() => {
  server.clock = null;
});

const later = (milliseconds: number) => {
  server.clock = new Date((server.clock ?? NOW).getTime() + milliseconds);
};
const text = (length: number) => 'x'.repeat(length);
type Profile = Partial<contract.ProfileInput>;

/** Whether a profile with these values is accepted; throws on a server error. */
async function takes({ client }: SignedIn, profile: Profile): Promise<boolean> {
  const body = { displayName: 'Maya', ...profile };
  const { statusCode } = await client.send(contract.updateProfile, { body });
  expect([200, 400]).toContain(statusCode);
  return statusCode === 200;
}
const takesAll = (player: SignedIn, profiles: readonly Profile[]) =>
  Promise.all(profiles.map((profile) => takes(player, profile)));

async function shoot({ client }: SignedIn, made: number, workoutDate = NOW.toISOString()) {
  const workout = { workoutDate, totalShots: made, made, missed: 0 };
  await client.call(contract.createWorkout, { body: { workout, shotData: [] } });
}
const badges = (type: string) =>
  ACHIEVEMENTS.filter((badge) => badge.type === type).map(({ requirement }) => requirement);

/** Checks that the server enforces each limit. */
const HOLDS: Readonly<
  Record<keyof typeof CALL_CONSTANTS | keyof typeof DECIDED, () => Promise<void> | void>
> = {
  'Minimum exercise duration': async () => {
    const { client } = await server.signIn();
    const log = (duration: number) =>
      client.send(contract.createManualWorkout, {
        body: { workoutDate: '2026-06-15', exercises: [{ exerciseType: 'Shooting', duration }] },
      });
    server.clock = NOW;
    const { is } = CALL_CONSTANTS['Minimum exercise duration'];
    const statuses = [await log(is - 1), await log(is)].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([400, 201]);
  },
  'Display name max': async () => {
    const { is } = CALL_CONSTANTS['Display name max'];
    const names = [text(is), text(is + 1)].map((displayName) => ({ displayName }));
    expect(await takesAll(await server.signIn(), names)).toEqual([true, false]);
  },
  'Height range': async () => {
    const [least, most] = CALL_CONSTANTS['Height range'].is;
    const heights = [least - 1, least, most, most + 1].map((height) => ({ height }));
    const taken = await takesAll(await server.signIn(), heights);
    expect(taken).toEqual([false, true, true, false]);
  },
  'Group name max / description max': async () => {
    const [name, description] = CALL_CONSTANTS['Group name max / description max'].is;
    const { client } = await server.signIn();
    const create = async (names: number, words: number) => {
      const body = { name: text(names), description: text(words) };
      return (await client.send(contract.createGroup, { body })).statusCode;
    };
    expect(await create(name, description)).toBe(201);
    expect(await create(name + 1, 0)).toBe(400);
    expect(await create(1, description + 1)).toBe(400);
  },
  'Birthday bounds': async () => {
    server.clock = NOW;
    const days = ['1899-12-31', CALL_CONSTANTS['Birthday bounds'].is, '2026-06-16'];
    const taken: boolean[] = [];
    for (const birthday of days) taken.push(await takes(await server.signIn(), { birthday }));
    expect(taken).toEqual([false, true, false]);
  },
  Defaults: async () => {
    const { client, user } = await server.signIn();
    const { productUpdates, marketingEmails, isCoach, profileComplete } = user;
    const { visibility } = await client.call(contract.createGroup, { body: { name: 'Tigers' } });
    const defaults = [productUpdates, marketingEmails, isCoach, profileComplete, visibility];
    expect(defaults).toEqual(CALL_CONSTANTS.Defaults.is);
  },
  'characters of a message': async () => {
    const { client } = await server.signIn();
    const { is } = DECIDED['characters of a message'];
    await client.call(contract.createMessage, { body: { content: text(is) } });
    await client.refused(400, contract.createMessage, { body: { content: text(is + 1) } });
  },
  'messages at once': async () => {
    const { client, user } = await server.signIn();
    const { is } = DECIDED['messages at once'];
    const rows = Array.from({ length: is + 1 }, (_, n) => ({
      userId: user.id,
      content: `number ${n}`,
      createdAt: new Date(NOW.getTime() + 1000 * n),
    }));
    await server.context.database.delete(messages);
    await server.context.database.insert(messages).values(rows);
    const shown = (await client.call(contract.listMessages)).map(({ content }) => content);
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([is, 'number 1', `number ${is}`]);
  },
  'messages a minute': async () => {
    const { limits } = server.context.config;
    const app = await startTestApp({ limits: { ...limits, enforced: true } });
    try {
      const { client } = await app.signIn();
      const { is } = DECIDED['messages a minute'];
      const statuses: number[] = [];
      let groupId: string | undefined;
      for (let n = 0; n <= is; n += 1) {
        // Each chat accepts fewer messages at a time.
        if (n % CHAT_LIMITS.BURST === 0) {
          ({ id: groupId } = await client.call(contract.createGroup, { body: { name: `${n}` } }));
        }
        const body = { content: `${n}`, groupId };
        statuses.push((await client.send(contract.createMessage, { body })).statusCode);
      }
      expect(statuses).toEqual([...Array.from({ length: is }, () => 201), 429]);
    } finally {
      await app.close();
    }
  },
  'players at once': async () => {
    server.clock = NOW;
    const player = await server.signIn();
    await shoot(player, 1);
    const { is } = DECIDED['players at once'];
    // Players with one make each, enough to need a second page.
    await server.context.database.execute(sql`
      with made as (
        insert into users (id, email, display_name, profile_complete)
        select gen_random_uuid(), 'many' || n || '@example.com', 'Many ' || n, 1
        from generate_series(1, ${is}) n returning id)
      insert into user_stats (user_id, made, total_shots) select id, 1, 1 from made`);
    const first = await player.client.send(contract.listLeaderboard);
    expect(first.json<unknown[]>()).toHaveLength(is);
    expect(first.headers['link']).toContain('rel="next"');
  },
  'days of an invitation': async () => {
    server.clock = NOW;
    const { client } = await server.signIn();
    const { id } = await client.call(contract.createGroup, { body: { name: 'Tigers' } });
    const body = { inviteeEmail: '' };
    const invitation = await client.call(contract.createGroupInvitation, { params: { id }, body });
    const params = { token: invitation.token ?? '' };
    const status = async () => (await client.call(contract.getInvitation, { params })).status;
    later(DECIDED['days of an invitation'].is * 24 * 60 * MINUTE_MS - 1);
    expect(await status()).toBe('pending');
    later(1);
    expect(await status()).toBe('expired');
  },
  'shots of an accuracy badge': async () => {
    server.clock = NOW;
    const player = await server.signIn();
    const earned = async () =>
      (await player.client.call(contract.checkAchievements)).newAchievements.map(
        ({ type }) => type,
      );
    const { is } = DECIDED['shots of an accuracy badge'];
    await shoot(player, is - 1);
    expect(await earned()).not.toContain('accuracy');
    await shoot(player, 1);
    expect(await earned()).toContain('accuracy');
  },
  'a sign-in code': async () => {
    const [digits, minutes, tries] = DECIDED['a sign-in code'].is;
    const signsIn = async (wait: number, wrongTries: number) => {
      server.clock = NOW;
      const email = `code-${wait}-${wrongTries}@example.com`;
      const client = server.newClient();
      await client.call(contract.sendEmailCode, { body: { email } });
      const code = mailedCode(server.context, email);
      expect(code).toHaveLength(digits);
      const verify = async (given: string) => {
        const body = { email, code: given, timeZone: 'UTC' };
        return (await client.send(contract.verifyEmailCode, { body })).statusCode === 200;
      };
      const wrong = code === '000000' ? '111111' : '000000';
      for (let n = 0; n < wrongTries; n += 1) expect(await verify(wrong)).toBe(false);
      later(wait);
      return verify(code);
    };
    expect(await signsIn(minutes * MINUTE_MS - 1, tries - 1)).toBe(true);
    expect(await signsIn(minutes * MINUTE_MS, 0)).toBe(false);
    expect(await signsIn(0, tries)).toBe(false);
  },
  'badges for shots': () => {
    expect(badges('milestone')).toEqual(DECIDED['badges for shots'].is);
  },
  'badges for streaks': () => {
    expect(badges('streak')).toEqual(DECIDED['badges for streaks'].is);
  },
  'badges for accuracy': () => {
    expect(badges('accuracy')).toEqual(DECIDED['badges for accuracy'].is);
  },
};

test.each(Object.entries(HOLDS))('%s', async (_, holds) => {
  await holds();
});
