import type pg from 'pg';
import { memoryOf } from '../processes/processes.ts';
import type { Program } from './program.ts';
import type { MeasuredPlayer } from './sign-in.ts';

/** Numbers of workouts of the exporting player. */
const HISTORIES = [1_000, 10_000, 100_000];
const SAMPLE_MS = 20;

export interface ExportLine {
  readonly workouts: number;
  readonly megabytes: number;
  readonly seconds: number;
  /** MB of the API before the export, and its peak during it. */
  readonly before: number;
  readonly peak: number;
}

/** Assigns other players' workouts to one player, up to this number. */
async function grow(database: pg.Client, userId: string, workouts: number): Promise<number> {
  await database.query(
    `update workouts set user_id = $1 where id in (
       select id from workouts where user_id <> $1
       limit greatest(0, $2 - (select count(*)::int from workouts where user_id = $1)))`,
    [userId, workouts],
  );
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from workouts where user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** Memory of the API while it sends exports of growing histories. Changes the filled data. */
export async function measureExports(
  { client, userId }: MeasuredPlayer,
  api: Program,
  database: pg.Client,
): Promise<ExportLine[]> {
  const lines: ExportLine[] = [];
  for (const wanted of HISTORIES) {
    const workouts = await grow(database, userId, wanted);
    const before = await memoryOf(api.pid);
    let peak = before;
    const sampling = setInterval(() => {
      void memoryOf(api.pid).then((now) => (peak = Math.max(peak, now)));
    }, SAMPLE_MS);
    const start = performance.now();
    const sent = await client.drain('/api/export.json');
    const seconds = (performance.now() - start) / 1000;
    clearInterval(sampling);
    lines.push({ workouts, megabytes: sent / 2 ** 20, seconds, before, peak });
    if (workouts < wanted) break;
  }
  return lines;
}
