import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groupInvites, groupMembers, groups } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { photoKey, photoUrl } from '../../services/photos/keys.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { startTestWorker } from '../../testing/test-videos.ts';
import { runAccountLifecycle } from '../../testing/account-lifecycle.ts';

const server = useTestApp();

/** Tables without rows of users. */
const NOT_OF_USERS = [
  'achievements',
  // Keyed hashes of addresses without an account.
  'mail_refusals',
  // About the whole installation.
  'backups',
  // Keyed hashes that expire within the hour.
  'rate_limits',
];

interface Table {
  readonly schema: string;
  readonly name: string;
}

/** All tables of the database, including the job queue's. */
async function allTables(): Promise<Table[]> {
  const { rows } = await server.context.database.execute(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`);
  return rows as unknown as Table[];
}

const identifier = ({ schema, name }: Table) =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

/** Row counts of all our own tables. */
async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await allTables()) {
    if (table.schema !== 'public' || NOT_OF_USERS.includes(table.name)) continue;
    const { rows } = await server.context.database.execute(
      sql`select count(*)::int as rows from ${identifier(table)}`,
    );
    counts[table.name] = Number(rows[0]?.['rows']);
  }
  return counts;
}

/** The tables with a row that contains one of these texts in any column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await allTables()) {
    for (const text of texts) {
      const { rows } = await server.context.database.execute(
        sql`select 1 from ${identifier(table)} as t where t::text ilike ${`%${text}%`} limit 1`,
      );
      if (rows.length > 0) found.push(`${table.schema}.${table.name}: ${text}`);
    }
  }
  return found;
}

/** Folders with files, except the one for uploads in progress, which belongs to no user. */
async function stored(): Promise<string[]> {
  const folder = join(server.context.config.dataDir, 'videos');
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
}

async function* some(text: string) {
  yield await Promise.resolve(Buffer.from(text));
}

/** A user with a row in every table, and a photo and a video in storage. */
async function somebody() {
  const { client, user } = await server.signIn('gone.for-good@example.com');
  const { database, storage } = server.context;
  const { videoId } = await runAccountLifecycle(database, user);
  const photoId = '5f0c7d0e-2f6b-4f6e-9a61-0f6d0f7f8a11';
  await database
    .update(users)
    .set({ profileImageUrl: photoUrl(photoId), displayName: 'Zyx Wvutsr' })
    .where(eq(users.id, user.id));
  await storage.put(photoKey(photoId), some('face'));
  await storage.put({ folder: videoId, name: 'original' }, some('video'));
  return { client, user, videoId };
}

test('a deleted account leaves nothing, in no table and no file', async () => {
  const before = await rowCounts();
  const filesBefore = await stored();
  const { client, user, videoId } = await somebody();
  const during = await rowCounts();
  const untouched = Object.keys(before).filter((name) => during[name] === before[name]);
  expect(
    untouched,
    'tables without a row of this user: add one to testing/account-lifecycle.ts',
  ).toEqual([]);
  expect((await tablesWith([user.id])).length).toBeGreaterThan(15);

  await client.call(contract.deleteAccount, { body: { confirmation: 'DELETE' } });
  expect([...client.cookies.keys()]).toEqual([]);
  await client.refused(401, contract.getCurrentUser);
  expect(await rowCounts()).toEqual(before);

  await using _worker = await startTestWorker(server.context);
  await expect.poll(stored).toEqual(filesBefore);
  const texts = [user.id, user.email, 'Zyx Wvutsr', videoId];
  expect(await tablesWith(texts)).toEqual([]);
});

test.each([
  ['nothing', () => ''],
  ['another word', () => 'delete'],
  ['another user’s address', () => 'else@example.com'],
])('%s does not confirm', async (_, confirmation) => {
  const { client } = await server.signIn();
  const error = await client.refused(400, contract.deleteAccount, {
    body: { confirmation: confirmation() },
  });
  expect(error.fields).toHaveProperty('confirmation');
  await client.call(contract.getCurrentUser);
});

test('the user’s own address confirms, in any case; every other session ends as well', async () => {
  const { client, user } = await server.signIn();
  const { client: phone } = await server.signIn(user.email);
  await client.call(contract.deleteAccount, { body: { confirmation: user.email.toUpperCase() } });
  await phone.refused(401, contract.getCurrentUser);
});

test('squads pass to the longest-standing member; squads without other members are deleted', async () => {
  const { database } = server.context;
  const [owner, second, third] = [
    await server.signIn(),
    await server.signIn(),
    await server.signIn(),
  ];
  const [shared, alone] = await database
    .insert(groups)
    .values([
      { name: 'Shared', ownerId: owner.user.id },
      { name: 'Alone', ownerId: owner.user.id },
    ])
    .returning();
  if (shared === undefined || alone === undefined) throw new Error('no squads');
  const member = (userId: string, day: number) => ({
    groupId: shared.id,
    userId,
    joinedAt: new Date(Date.UTC(2026, 0, day)),
  });
  await database
    .insert(groupMembers)
    .values([
      { ...member(owner.user.id, 1), role: 'owner' },
      member(third.user.id, 3),
      member(second.user.id, 2),
      { groupId: alone.id, userId: owner.user.id, role: 'owner' },
    ]);
  await owner.client.call(contract.deleteAccount, { body: { confirmation: 'DELETE' } });
  const left = await database.select().from(groups);
  expect(left.map(({ name, ownerId }) => [name, ownerId])).toEqual([['Shared', second.user.id]]);
  const roles = await database.select().from(groupMembers).where(eq(groupMembers.role, 'owner'));
  expect(roles.map(({ userId }) => userId)).toEqual([second.user.id]);
  expect(await database.select().from(groupInvites)).toEqual([]);
});

test.each<[string, contract.Endpoint, object]>([
  ['a goal', contract.createGoal, { kind: 'shots', target: 100 }],
  ['a token', contract.createApiToken, { name: 'Script', scope: 'read' }],
  ['an upload', contract.createVideoUpload, {}],
  [
    'a workout',
    contract.createWorkout,
    {
      workout: { workoutDate: '2026-06-15T12:00:00Z', totalShots: 5, made: 3, missed: 2 },
      shotData: [],
    },
  ],
])(
  '%s that is asked for while the account goes is refused as a stranger’s',
  async (_, call, body) => {
    const { client, user } = await server.signIn();
    const pending = await server.context.database.transaction(async (tx) => {
      await tx.delete(users).where(eq(users.id, user.id));
      const answer = client.send(call, { body });
      // It has read the session and now waits until the account is deleted.
      await delay(500);
      return { answer };
    });
    expect((await pending.answer).statusCode).toBe(401);
  },
);
