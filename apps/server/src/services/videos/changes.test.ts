import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, disconnect } from '../../database/connect.ts';
import { withConnectionQuota } from '../../database/fair-pool.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { VideoChanges } from './changes.ts';
import { VIDEO_CHANNEL } from './rows.ts';

const app = useTestApp();
let changes: VideoChanges;
beforeEach(() => {
  changes = new VideoChanges(app.context.database);
});
afterEach(() => changes.close());

const notify = (videoId: string) =>
  app.context.database.execute(sql`select pg_notify(${VIDEO_CHANNEL}, ${videoId})`);

async function listenTo(videoId: string) {
  const heard: string[] = [];
  const { end, read } = await changes.subscribe(videoId, () => heard.push(videoId));
  return { heard, stop: end, read };
}

/** Number of this database's connections that listen. */
async function listeners(): Promise<number> {
  const { rows } = await app.context.database.execute(
    sql`select 1 from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  );
  return rows.length;
}

describe('watching videos', () => {
  test('reports changes of the watched video to all watchers', async () => {
    const [first, second] = [await listenTo('a'), await listenTo('a')];
    const other = await listenTo('b');
    await notify('a');
    await expect.poll(() => [first.heard, second.heard]).toEqual([['a'], ['a']]);
    expect(other.heard).toEqual([]);
  });

  test('uses one connection for all, and none before the first', async () => {
    // Connections of earlier tests are still closing.
    await expect.poll(listeners).toBe(0);
    await Promise.all([listenTo('a'), listenTo('b'), listenTo('c')]);
    expect(await listeners()).toBe(1);
  });

  test('continues after a lost connection, and reports that changes may have been missed', async () => {
    const { heard } = await listenTo('a');
    await app.context.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
    await expect.poll(() => heard.length).toBe(1);
    await notify('a');
    await expect.poll(() => heard.length).toBe(2);
  });

  test('ends on close', async () => {
    const { heard, stop } = await listenTo('a');
    const witness = await listenTo('a');
    stop();
    await notify('a');
    await expect.poll(() => witness.heard).toEqual(['a']);
    expect(heard).toEqual([]);
  });
});

test('the listening connection counts against nobody’s quota, whoever watches first', async () => {
  const database = connect(app.context.config.databaseUrl ?? '', { max: 2 });
  const own = new VideoChanges(database);
  await withConnectionQuota('one', () => own.subscribe('a', () => undefined));
  await withConnectionQuota('one', () => database.execute(sql`select 1`));
  await own.close();
  await disconnect(database);
});
