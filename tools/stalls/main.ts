// `npm run measure -- stalls`: sends every call of the contract the largest allowed bodies, and reports how long other
// callers had to wait. `npm run measure -- stalls PATTERN` tests only calls whose address matches.
import * as contract from '@hooplog/contract';
import { registerRoutes } from '../../apps/server/src/http/routes.ts';
import type { AppContext } from '../../apps/server/src/services/context.ts';
import { startTestPostgres } from '../../apps/server/src/database/embedded/start-test-postgres.ts';
import { migrateDatabase } from '../../apps/server/src/database/migrate.ts';
import { COUNTED_VIDEO } from '../../apps/server/src/testing/counted-video.ts';
import { bodiesOf, type Body } from './bodies.ts';
import { importBodies } from './imports.ts';
import { Player } from '../api/player.ts';
import { RunningApi } from '../api/running-api.ts';
import type { Stall } from '../api/messages.ts';

/** Target for the milliseconds of work in one turn of the event loop. */
const GOAL = 50;
const SOME_ID = '01a1fe73-d491-718f-9e3d-8d25198f805e';
/** They end the session of all other calls, or stream for as long as the caller listens. */
const LEFT_OUT: readonly contract.Endpoint[] = [
  ...[contract.logout, contract.deleteAccount, contract.deleteWorkout],
  contract.streamVideoEvents,
];
const FILE = Buffer.alloc(8 * 1024 * 1024);

interface Measured extends Stall {
  readonly call: string;
  readonly what: string;
  readonly status: number;
}

/** Every routed endpoint whose path matches the argument, except those left out. */
function endpoints(): contract.Endpoint[] {
  const found: contract.Endpoint[] = [];
  registerRoutes((endpoint) => found.push(endpoint), {} as AppContext);
  const asked = new RegExp(process.argv[2] ?? '');
  return found.filter((endpoint) => !LEFT_OUT.includes(endpoint) && asked.test(endpoint.path));
}

/** All shots of the workout, each of them changed. */
const review = (workout: contract.WorkoutDetails): Body => ({
  what: 'every shot changed',
  content: JSON.stringify({
    shots: workout.shots.map(({ id }, index) => ({
      ...{ id, rimSeconds: index + 0.123456789, outcome: 'missed', zone: 'zone_1_paint' },
      ...{ court: { x: 0.123456789, y: 2.123456789 }, checked: true, placed: true },
    })),
  }),
});

/** As many shots of a device as fit into the body, each with path and flight. */
function counted({ bodyLimit }: typeof contract.saveCountedVideo): Body {
  const way = (from: number, each: number) =>
    Array.from({ length: 40 * each }, (_, at) => from + at / 100);
  const [shot] = COUNTED_VIDEO.shots;
  const [flight] = COUNTED_VIDEO.scene?.flights ?? [];
  const bodyOf = (shots: number): string =>
    JSON.stringify({
      ...COUNTED_VIDEO,
      shots: Array.from({ length: shots }, (_, at) => ({
        ...shot,
        rimSeconds: at,
        path: way(at, 3),
      })),
      scene: {
        pace: 1,
        flights: Array.from({ length: shots }, (_, at) => ({ ...flight, sightings: way(at, 4) })),
      },
    });
  const bytesOfOne = (bodyOf(200).length - bodyOf(100).length) / 100;
  return { what: 'a long count', content: bodyOf(Math.floor(bodyLimit / bytesOfOne) - 100) };
}

function bodies(endpoint: contract.Endpoint, workout: contract.WorkoutDetails): (Body | null)[] {
  if (endpoint === contract.importData) return importBodies();
  if (endpoint === contract.updateWorkout) return [...bodiesOf(endpoint), review(workout)];
  if (endpoint === contract.saveCountedVideo) {
    return [...bodiesOf(endpoint), counted(contract.saveCountedVideo)];
  }
  return endpoint.body === undefined ? [null] : bodiesOf(endpoint);
}

async function measure(
  api: RunningApi,
  player: Player,
  endpoint: contract.Endpoint,
  workout: contract.WorkoutDetails,
): Promise<Measured[]> {
  const { method } = endpoint;
  const query = endpoint === contract.getCalendarMonth ? '?month=2006-01' : '';
  const named = endpoint.path.startsWith('/api/workouts') ? workout.id : SOME_ID;
  const path = endpoint.path.replace(':zone', 'zone_1_paint').replace(/:\w+/g, named) + query;
  const measured: Measured[] = [];
  for (const body of bodies(endpoint, workout)) {
    const takesFile = body === null && method === 'PUT';
    const content = takesFile ? FILE : body?.content;
    const type = takesFile ? 'application/octet-stream' : 'application/json';
    const send = () => player.send(method, path, content, type).catch(() => ({ status: 0 }));
    // Code is slow on its first run, which a server in use is past.
    if (endpoint !== contract.importData) await send();
    const { result, stall } = await api.during(send);
    if (endpoint === contract.importData) await player.untilImported();
    const what = body?.what ?? (takesFile ? 'a file' : '');
    measured.push({ call: `${method} ${endpoint.path}`, what, status: result.status, ...stall });
  }
  return measured;
}

const row = ({ call, what, status, longestWork, longest, memory }: Measured) =>
  `| ${call} | ${what} | ${status} | ${longestWork.toFixed(0)} | ${longest.toFixed(0)} | ${memory.toFixed(0)} |`;

const postgres = await startTestPostgres();
await migrateDatabase(postgres.url);
const api = await RunningApi.start(postgres.url);
try {
  const player = new Player(api);
  await player.signIn('stalls@example.com');
  const workout = await player.train();
  console.log('| call | body | status | work, ms | wait, ms | memory, MB |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  let isSlow = false;
  for (const endpoint of endpoints()) {
    const measured = await measure(api, player, endpoint, workout);
    const [worst] = measured.toSorted((a, b) => b.longestWork - a.longestWork);
    if (worst === undefined) continue;
    isSlow ||= worst.longestWork > GOAL;
    console.log(row(worst));
  }
  process.exitCode = isSlow ? 1 : 0;
} finally {
  await api.stop();
  await postgres.stop();
}
