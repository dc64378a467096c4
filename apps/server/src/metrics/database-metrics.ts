import { Gauge, Histogram, type Registry } from '@prometheus-io/client';
import type { Database } from '../database/connect.ts';
import { lastBackup, listBackups } from '../services/operator/backups.ts';
import { type JobCounts, readQueue } from '../services/operator/read-queue.ts';

/** Reports the connections of this process when metrics are read, and how long queries waited for one. */
export function measureConnections(registry: Registry, { $client: pool }: Database): void {
  new Gauge({
    registers: [registry],
    name: 'hooplog_database_connections',
    help: 'Connections of this process to the database, and queries that wait for one or for the share of their user',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
      this.set({ state: 'waiting_for_share' }, pool.waitingForShare);
    },
  });
  const waits = new Histogram({
    registers: [registry],
    name: 'hooplog_database_wait_seconds',
    help: 'Time that queries of this process waited: for the share of their user, then for a connection',
    labelNames: ['what'],
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 2.5, 5, 10],
  });
  pool.watchWaits((what, seconds) => {
    waits.observe({ what }, seconds);
  });
}

/** Reports the job queue of the whole installation; every worker reports the same. */
export function measureQueue(registry: Registry, database: Database): void {
  let looking: Promise<readonly JobCounts[]> | null = null;
  // Both gauges are read at the same time and share one query.
  const look = () => {
    looking ??= readQueue(database).finally(() => {
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

/**
 * Reports the last backup of the whole installation; every worker reports the same. No value if there is
 * none.
 */
export function measureBackups(registry: Registry, database: Database): void {
  const measure = (
    name: string,
    help: string,
    of: (backup: { readonly endedAt: Date; readonly bytes: number }) => number,
  ) =>
    new Gauge({
      registers: [registry],
      name,
      help,
      async collect() {
        this.reset();
        const last = lastBackup(await listBackups({ database }));
        if (last?.endedAt) this.set(of({ endedAt: last.endedAt, bytes: last.bytes }));
      },
    });
  measure(
    'hooplog_backup_age_seconds',
    'Time since the last backup that is complete',
    ({ endedAt }) => (Date.now() - endedAt.getTime()) / 1000,
  );
  measure('hooplog_backup_bytes', 'Size of the last backup that is complete', ({ bytes }) => bytes);
}
