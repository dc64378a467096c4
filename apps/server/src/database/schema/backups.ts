import type { BackupProblem } from '@hooplog/contract';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Backups of the installation, successful or not; only the newest rows are kept. */
export const backups = pgTable('backups', {
  id: id(),
  /** `running` is believed only while the lock of the backup is held. */
  state: text({ enum: ['running', 'done', 'failed'] })
    .notNull()
    .default('running'),
  /** The backup's folder, once complete. */
  path: text(),
  /** Bytes so far, while it runs. */
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  /** Bytes to copy in all; null if unknown. */
  totalBytes: bigint({ mode: 'number' }),
  /** Files that database rows name but the storage does not have. */
  missing: integer().notNull().default(0),
  problem: text().$type<BackupProblem>(),
  /** The error text of the program or the system, unchanged. */
  detail: text(),
  startedAt: instant().notNull(),
  endedAt: instant(),
});
