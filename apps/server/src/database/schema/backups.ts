import type { BackupProblem } from '@hooplog/contract';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Backups of the installation that were tried; the newest stay. */
export const backups = pgTable('backups', {
  id: id(),
  /** Believed to be running only while its lock is held. */
  state: text({ enum: ['running', 'done', 'failed'] })
    .notNull()
    .default('running'),
  /** Its folder, once it is complete. */
  path: text(),
  /** While it runs: so far. */
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  /** Of all that there is to copy; null where nobody knows. */
  totalBytes: bigint({ mode: 'number' }),
  /** Files that rows named, and the store did not have. */
  missing: integer().notNull().default(0),
  problem: text().$type<BackupProblem>(),
  /** What a program or the system said of it, as it was said. */
  detail: text(),
  startedAt: instant().notNull(),
  endedAt: instant(),
});
