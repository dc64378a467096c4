import { Gauge, type Registry } from '@prometheus-io/client';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';

/** Connections of this process, read when they are asked for. */
export function measureConnections(registry: Registry, { $client: pool }: Database): void {
  new Gauge({
    registers: [registry],
    name: 'hooplog_database_connections',
    help: 'Connections of this process to the database, and queries that wait for one',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

interface JobCounts extends Record<string, unknown> {
  readonly job: string;
  readonly state: 'ready' | 'later' | 'running' | 'failed';
  readonly count: number;
  /** Seconds since the first of them could have begun. */
  readonly age: number;
}

/** Every job that waits or runs, by kind: as many rows as the queue has, which empties itself. */
const QUEUE = sql`
  select task.identifier as job, state, count(*)::int as count,
    coalesce(extract(epoch from now() - min(job.run_at)), 0)::float8 as age
  from graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = job.task_id
  cross join lateral (select case
    when job.locked_at is not null then 'running'
    when job.attempts >= job.max_attempts then 'failed'
    when job.run_at > now() then 'later'
    else 'ready' end as state) as found
  group by task.identifier, state`;

/** The queue of the whole installation: every worker tells the same. */
export function measureQueue(registry: Registry, database: Database): void {
  let looking: Promise<readonly JobCounts[]> | null = null;
  // Both gauges are read at the same time: one look at the queue is enough.
  const look = () => {
    looking ??= database
      .execute<JobCounts>(QUEUE)
      .then(({ rows }) => rows)
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  new Gauge({
    registers: [registry],
    name: 'hooplog_jobs',
    help: 'Jobs in the queue, by job and state',
    labelNames: ['job', 'state'],
    async collect() {
      const rows = await look();
      this.reset();
      for (const { job, state, count } of rows) this.set({ job, state }, count);
    },
  });
  new Gauge({
    registers: [registry],
    name: 'hooplog_job_age_seconds',
    help: 'How long the oldest job that could begin has waited, by job',
    labelNames: ['job'],
    async collect() {
      const rows = await look();
      this.reset();
      for (const { job, state, age } of rows) if (state === 'ready') this.set({ job }, age);
    },
  });
}
