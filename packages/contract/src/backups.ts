import { z } from 'zod';
import { instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { forOperators } from './for-operators.ts';

/**
 * Why a backup failed: no disk space, an unwritable folder, no `pg_dump` on the machine, a failed `pg_dump`,
 * or a program that was stopped meanwhile.
 */
export const BACKUP_PROBLEMS = [
  'full',
  'folder',
  'no_pg_dump',
  'pg_dump',
  'cut_off',
  'other',
] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

const bytesSchema = z.int().min(0);

/** The state of the installation's backups, without their content. */
export const backupStateSchema = z.object({
  /** Null if the program makes none by itself. */
  schedule: z
    .object({ folder: z.string(), kept: z.int().min(1), nextAt: instantSchema })
    .nullable(),
  /** Requested but not started. */
  isWaiting: z.boolean(),
  running: z
    .object({
      startedAt: instantSchema,
      bytes: bytesSchema,
      /** Null if unknown. */
      totalBytes: bytesSchema.nullable(),
    })
    .nullable(),
  /** The last complete backup. */
  last: z
    .object({
      path: z.string(),
      endedAt: instantSchema,
      bytes: bytesSchema,
      /** Files named by the database that were already missing. */
      missing: z.int().min(0),
    })
    .nullable(),
  /** The last failure since the last complete backup. */
  failed: z
    .object({
      endedAt: instantSchema,
      problem: z.enum(BACKUP_PROBLEMS),
      /** The raw message of a program or the system. */
      detail: z.string().nullable(),
    })
    .nullable(),
  /** There is none, or the last one is older than two intervals. */
  isOld: z.boolean(),
  /** Commands that restore the last backup; empty if there is none. */
  restore: z.array(z.string()),
});
export type BackupState = z.infer<typeof backupStateSchema>;

export const getBackupState = endpoint({
  ...forOperators,
  method: 'GET',
  path: '/api/operator/backups',
  summary: 'For operators: the last backup, the next one, the one that runs, and how to restore',
  status: 200,
  response: backupStateSchema,
});

export const requestBackup = endpoint({
  ...forOperators,
  method: 'POST',
  path: '/api/operator/backups',
  summary: 'For operators: back up now',
  status: 204,
  response: null,
});
