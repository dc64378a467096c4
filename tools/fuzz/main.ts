// `npm run measure -- fuzz ROUNDS SEED`: sends every call malformed paths, headers, queries and bodies, and counts the
// answers by status. Exits with 1 if one was answered by 500 or not at all.
import { updateCoachStatus } from '@hooplog/contract';
import { startTestPostgres } from '../../apps/server/src/database/embedded/start-test-postgres.ts';
import { migrateDatabase } from '../../apps/server/src/database/migrate.ts';
import { Player } from '../api/player.ts';
import { RunningApi } from '../api/running-api.ts';
import { fuzz } from '../../apps/server/src/testing/fuzz/fuzz.ts';

const [rounds = 25, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);

const postgres = await startTestPostgres();
await migrateDatabase(postgres.url);
const api = await RunningApi.start(postgres.url);
try {
  const player = new Player(api);
  await player.signIn('fuzz@example.com');
  await player.send('PATCH', updateCoachStatus.path, JSON.stringify({ isCoach: true }));
  const port = Number(new URL(api.address).port);
  const report = await fuzz({ port, cookie: player.cookie, rounds, seed });
  console.log(`${report.routes} routes, ${report.inputs} requests, seed ${seed}`);
  for (const [status, count] of Object.entries(report.statuses)) console.log(`${status}: ${count}`);
  const { status } = await player.send('GET', '/api/auth/user');
  console.log(
    `Afterwards the user is ${status === 200 ? 'still signed in' : `answered by ${status}`}.`,
  );
  for (const failure of report.failures.slice(0, 40)) console.log(failure);
  process.exitCode = report.failures.length === 0 && status === 200 ? 0 : 1;
} finally {
  await api.stop();
  await postgres.stop();
}
