// `npm run measure -- scale [--workouts 10000] [--only PART] [--keep FILE.md]`: how fast the calls of the API are on a
// large database. See docs/scale.md.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { asSuperuser } from '../../apps/server/src/database/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/database/embedded/start.ts';
import { readPostmaster } from '../../apps/server/src/database/embedded/postmaster.ts';
import { migrateDatabase } from '../../apps/server/src/database/migrate.ts';
import { fill } from './fill.ts';
import { measureReads, measureWrites } from './measure-calls.ts';
import { measureCopies } from './measure-copies.ts';
import { measureExports } from './measure-exports.ts';
import { startApi, startBare } from './program.ts';
import { report } from './report.ts';
import { signIn } from './sign-in.ts';

const { values } = parseArgs({
  options: {
    workouts: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
});
const wanted = { workouts: Number(values.workouts) };

const dataDir = await mkdtemp(join(os.tmpdir(), 'hooplog-scale-'));
// Root runs the database as another account, which needs access to this folder.
await chmod(dataDir, 0o711);
const database = await startEmbeddedPostgres(dataDir);
try {
  await migrateDatabase(database.url);
  const api = await startApi(database.url, dataDir);
  const bare = await startBare(database.url, dataDir);
  const client = new pg.Client({ connectionString: asSuperuser(database.url) });
  await client.connect();
  try {
    const player = await signIn(api);
    console.log(`Filling with ${wanted.workouts} workouts …`);
    const filled = await fill(client, player.userId, wanted);
    const postmaster = await readPostmaster(join(dataDir, 'postgres'));
    if (postmaster === null) throw new Error('The database has ended');
    const isWanted = (name: string) => name.includes(values.only);
    const reads = await measureReads(player, { api, bare, database: postmaster.pid }, isWanted);
    const writes = await measureWrites(player, isWanted);
    const installation = { api, database: postmaster.pid, databaseUrl: database.url, dataDir };
    const copies = isWanted('copies') ? await measureCopies(player, installation) : [];
    // Last, because it gives the player many more workouts.
    const exports = isWanted('GET /api/export.json')
      ? await measureExports(player, api, client)
      : [];
    const text = report({ filled, reads, writes, exports, copies });
    console.log(text);
    if (values.keep !== undefined) await writeFile(values.keep, text);
    player.client.close();
  } finally {
    await client.end();
    await api.stop();
    await bare.stop();
  }
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
