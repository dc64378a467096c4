// `npm run measure -- doors`: tests what one client can do to all others, and reports the results. Bounded: some 300
// connections at a time, two minutes. Exits with 1 if a connection stays open or nothing is refused.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { startTestPostgres } from '../../apps/server/src/database/embedded/start-test-postgres.ts';
import { migrateDatabase } from '../../apps/server/src/database/migrate.ts';
import { Player } from '../api/player.ts';
import { RunningApi } from '../api/running-api.ts';
import { answerTime, crowdWithBodies, crowdWithPhotos, openStreams } from './crowding.ts';
import { holdEachPhase, LAN_PHASES, openMany, PLAIN_PHASES } from './half-sent.ts';

const BEYOND = 50;
const { connectionsPerNetwork } = readConfig({}).limits;
/** Whether any attack succeeded. */
const result = { hasFailed: false };

function tell(what: string, found: string, isRight: boolean): void {
  console.log(`| ${what} | ${found} | ${isRight ? 'yes' : '**no**'} |`);
  if (!isRight) result.hasFailed = true;
}

async function tellPhases(port: number, phases: typeof PLAIN_PHASES, where: string): Promise<void> {
  for (const { name, opened, left } of await holdEachPhase(port, phases)) {
    tell(`${where}: ${name}`, `${left} of ${opened} open after 45 s`, left === 0);
  }
}

/** A picture of one colour, large in pixels and small in bytes. */
async function picture(folder: string, size: string): Promise<Buffer> {
  const path = join(folder, `${size}.jpg`);
  const source = [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    `color=red:s=${size}`,
    '-frames:v',
    '1',
    path,
  ];
  await promisify(execFile)(process.env['FFMPEG_PATH'] ?? 'ffmpeg', source);
  return readFile(path);
}

async function tryCrowding(api: RunningApi): Promise<void> {
  const [greedy, other] = [new Player(api), new Player(api)];
  await greedy.signIn('greedy@example.com');
  await other.signIn('other@example.com');
  const streams = await openStreams(api.address, greedy, 40);
  tell('event streams of one user', `${streams} of 40 opened`, streams <= 8);
  const bodies = await crowdWithBodies(greedy, other, 60);
  const waited = (milliseconds: number) => `others waited ${Math.round(milliseconds)} ms`;
  tell(
    '60 large bodies',
    `${bodies.refused} refused, ${waited(bodies.othersWaited)}`,
    bodies.refused > 0,
  );
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-doors-'));
  try {
    const pictures = {
      large: await picture(folder, '9000x7000'),
      small: await picture(folder, '600x600'),
    };
    const photos = await crowdWithPhotos(greedy, other, pictures, 20);
    tell(
      '20 photos of 63 megapixels',
      `${photos.refused} refused, ${waited(photos.othersWaited)}`,
      photos.refused > 0,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

const postgres = await startTestPostgres();
await migrateDatabase(postgres.url);
const api = await RunningApi.start(postgres.url);
const lan = await RunningApi.start(postgres.url, { HOOPLOG_LAN: 'on' });
try {
  const portOf = ({ address }: RunningApi) => Number(new URL(address).port);
  console.log('| tried | found | as it should be |\n| --- | --- | --- |');
  await Promise.all([
    tellPhases(portOf(api), PLAIN_PHASES, 'http'),
    tellPhases(portOf(lan), LAN_PHASES, '--lan'),
  ]);
  const open = openMany(portOf(api), '127.0.2.1', connectionsPerNetwork + BEYOND);
  const time = await answerTime(new Player(api));
  const openCount = await open;
  tell(
    `${connectionsPerNetwork + BEYOND} connections of one address`,
    `${openCount} kept; another address is answered in ${Math.round(time)} ms`,
    openCount <= connectionsPerNetwork,
  );
  await tryCrowding(api);
  process.exitCode = result.hasFailed ? 1 : 0;
} finally {
  await lan.stop();
  await api.stop();
  await postgres.stop();
}
