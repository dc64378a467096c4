import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { handlesOf, memoryOf, processesUnder } from '../processes/processes.ts';

/** Processes that live through the whole soak. */
export const WATCHED = ['api', 'worker', 'postgres'] as const;
export type Watched = (typeof WATCHED)[number];

/** The program's resources at one moment. */
export interface Sample {
  readonly minute: number;
  /** MB, including a proportional share of shared memory; for PostgreSQL, all of its processes. */
  readonly memory: Readonly<Record<Watched, number>>;
  /** Open files and connections. */
  readonly handles: Readonly<Record<Watched, number>>;
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** MB of the database's files. */
  readonly database: number;
  /** Objects, parts and work of runs without a row. */
  readonly orphans: number;
}

async function sum(pids: readonly number[], of: (pid: number) => Promise<number>) {
  const all = await Promise.all(pids.map(of));
  return all.reduce((total, one) => total + one, 0);
}

async function rowsOf(client: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${name}`,
    );
    counted[name.replace(/^public\./, '')] = rows[0]?.count ?? 0;
  }
  return counted;
}

async function sizeOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(rows[0]?.bytes ?? 0) / 2 ** 20;
}

/**
 * Samples once a minute until `signal`.
 * @param pids of the watched processes; for PostgreSQL the first one
 */
export async function sampleEachMinute(
  pids: Readonly<Record<Watched, number>>,
  client: pg.Client,
  orphans: () => Promise<number>,
  signal: AbortSignal,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let minute = 1; ; minute += 1) {
    await delay(60_000, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return samples;
    const memory = { api: 0, worker: 0, postgres: 0 };
    const handles = { ...memory };
    for (const name of WATCHED) {
      const all = name === 'postgres' ? await processesUnder(pids[name]) : [pids[name]];
      memory[name] = await sum(all, memoryOf);
      handles[name] = await sum(all, handlesOf);
    }
    samples.push({
      ...{ minute, memory, handles, orphans: await orphans() },
      rows: await rowsOf(client),
      database: await sizeOf(client),
    });
  }
}
