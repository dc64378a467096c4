import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readQueue } from './read-queue.ts';
import { freeBytes } from '../../storage/disk-room.ts';
import type { AppContext } from '../context.ts';
import { listFailedJobs } from './queue.ts';

const PACKAGE = resolve(import.meta.dirname, '../../../../../package.json');

const versionOfProgram = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).version;

/** State of the installation: versions, disk usage and queue. */
export async function getOperatorState(
  context: Pick<AppContext, 'config' | 'database' | 'storage'>,
) {
  const { config, database, storage } = context;
  const { rows } = await database.execute<{ server_version: string }>(sql`show server_version`);
  return {
    versions: {
      hooplog: versionOfProgram(),
      node: process.versions.node,
      postgresql: rows[0]?.server_version ?? '',
    },
    storage: {
      kind: config.s3 === null ? ('disk' as const) : ('s3' as const),
      hasRoom: await storage.hasRoom(),
      freeBytes: await freeBytes(config.dataDir),
    },
    jobs: await readQueue(database),
    failed: await listFailedJobs(context),
  };
}
